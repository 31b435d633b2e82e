/** The map in words, for those who hear it. */

import { type Say, priceOf } from '$app/game/contract';
import type { Move } from '$app/lib/protocol';
import type { View } from './view';

/** A territory, what it gives, who is there, and what choosing it would do. */
export function landWords(name: string, view: View, names: readonly string[], move: Move | null, say: Say): string {
  const land = view.territories[name];
  const words = [say(name)];
  if (land) {
    words.push(say(land.resource));
    if (land.star) words.push(say('is-star'));
    if (land.zeus) words.push(say('is-zeus'));
    if (land.condemned) words.push(say('is-condemned'));
    if (land.tribe) words.push(say('is-tribe'));
    if (land.barbarians) words.push(say('is-barbarian'));
    if (land.owner !== null) words.push(land.owner === view.seat ? say('is-yours') : say('is-held', { name: names[land.owner] ?? '' }));
  }
  if (move) {
    const price = priceOf(move);
    words.push(price === null ? move.sentence : `${move.sentence}: ${price}`);
  }
  return words.join(', ');
}
