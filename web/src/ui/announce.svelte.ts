/** What is said aloud to those who hear the page: the last thing, in a live region that App shows to nobody else. */

import { untrack } from 'svelte';

export const announced = $state({ text: '' });

export function announce(text: string): void {
  // The same sentence twice must be heard twice: an unseen space makes it another text.
  announced.text = untrack(() => announced.text) === text ? `${text}\u00a0` : text;
}
