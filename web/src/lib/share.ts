/** Addresses to send to others: by path, so that the server can show what they lead to before anybody opens them. */

import { settings } from './settings.svelte';

export const tableLink = (id: string): string => `${location.origin}/table/${id}`;
export const replayLink = (id: string, ply: number): string => `${location.origin}/replay/${id}?ply=${ply}`;

/** A picture of a position: after so many moves, or now. */
export function pictureOf(id: string, kind: 'svg' | 'png', more: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(Object.entries({ language: settings.language, ...more }).map(([name, value]) => [name, String(value)]));
  return `/api/tables/${encodeURIComponent(id)}/picture.${kind}?${query.toString()}`;
}

/** What to paste into another page to show the replay there. */
export function frameOf(id: string, ply: number, title: string): string {
  const named = title.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return `<iframe src="${location.origin}/embed/${id}?ply=${ply}" width="640" height="760" title="${named}" loading="lazy" style="border:0"></iframe>`;
}
