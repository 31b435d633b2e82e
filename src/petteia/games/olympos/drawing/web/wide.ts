/** Whether the window is wide: then map and shelves stand side by side, with the gods under the map. */

import { MediaQuery } from 'svelte/reactivity';

export const isWide = new MediaQuery('(min-width: 90rem)');
