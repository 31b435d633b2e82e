/** The record that the reader has opened from a file. */

import { go } from './router.svelte';

const LARGEST = 1_000_000; // bytes, as the server takes them

export const opened = $state<{ name: string; text: string; isTooLarge: boolean }>({ name: '', text: '', isTooLarge: false });

/** Open a file as a record; what is wrong with it is said where it is shown. */
export async function openRecord(file: File): Promise<void> {
  opened.name = file.name;
  opened.isTooLarge = file.size > LARGEST;
  opened.text = opened.isTooLarge ? '' : await file.text();
  go('#/record');
}
