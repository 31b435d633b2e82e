/** The map in words, for those who hear it. */

import type { Offer, Say } from '$app/game/contract';
import { priceOf } from './actions';
import type { Sight } from './sight';

/** A territory, what it gives, who is there, and what choosing it would do. */
export function landWords(name: string, sight: Sight, offer: Offer | null, say: Say): string {
  const land = sight.lands[name];
  const words = [say(name)];
  if (land) {
    words.push(say(land.resource));
    if (land.star) words.push(say('is-star'));
    if (land.zeus) words.push(say('is-zeus'));
    if (land.condemned) words.push(say('is-condemned'));
    if (land.tribe) words.push(say('is-tribe'));
    if (land.barbarians) words.push(say('is-barbarian'));
    if (land.owner !== null) words.push(land.owner === sight.seat ? say('is-yours') : say('is-held', { name: sight.players[land.owner]?.name ?? '' }));
  }
  if (offer) {
    const price = priceOf(offer);
    words.push(price === null ? offer.sentence : `${offer.sentence}: ${price}`);
  }
  return words.join(', ');
}
