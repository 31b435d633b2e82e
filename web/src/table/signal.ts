/** Tells the reader that it is their turn: a sound, the page's title and icon, and a notification if the page is out of sight. */

import { settings } from '$app/lib/settings.svelte';
import { play } from '$app/lib/sound';

const NAME = 'Petteia';
let signalled = ''; // what is signalled, if anything is
let named = NAME;

function show(): void {
  document.title = signalled ? `● ${signalled} – ${named}` : named;
  document.querySelector('link[rel=icon]')?.setAttribute('href', signalled ? './icon-turn.svg' : './icon.svg');
}

/** Say in the title what the page is about. */
export function nameTitle(title: string): void {
  named = title ? `${title} – ${NAME}` : NAME;
  show();
}

export function signalTurn(title: string, question: string): void {
  if (signalled) return;
  signalled = title;
  show();
  play('turn');
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(title, { body: question, tag: 'petteia-turn' });
  }
}

export function stopSignal(): void {
  signalled = '';
  show();
}
