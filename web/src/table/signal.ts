/** Tells the reader that it is their turn: a sound, the page's title, and a notification if the page is out of sight. */

import { settings } from '$app/lib/settings.svelte';
import { playTurn } from '$app/lib/sound';

const TITLE = 'Petteia';
let isSignalled = false;

export function signalTurn(title: string, question: string): void {
  if (isSignalled) return;
  isSignalled = true;
  document.title = `● ${title} – ${TITLE}`;
  if (settings.sound) playTurn();
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(title, { body: question, tag: 'petteia-turn' });
  }
}

export function stopSignal(): void {
  isSignalled = false;
  document.title = TITLE;
}
