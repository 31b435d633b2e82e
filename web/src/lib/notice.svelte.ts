/** What the operator tells everybody, as the socket brings it. */

import { socket } from './socket.svelte';

export const notice = $state<{ text: string; until: number }>({ text: '', until: 0 });

socket.listen(
  (message) => {
    if (message.type !== 'announced') return;
    [notice.text, notice.until] = [message.text, message.until];
  },
  () => undefined,
);
