/** The kinds of Destiny cards as they are drawn: what they give, how much, and what they count. */

import { RESOURCES } from './sight';

export interface CardFace {
  kind: string; // cube, prestige, hourglass, most, plenty, star, zeus
  sign: string; // what it gives
  count: number;
  counts: string[]; // the resources it looks at
}

const SIGNS: Record<string, [sign: string, count: number]> = { prestige: ['prestige', 1], hourglass: ['hourglass', 1], most: ['hourglass', 3], plenty: ['prestige', 3] };

export function readCard(card: string): CardFace {
  const [kind = '', resource] = card.split('-');
  const [sign, count] = SIGNS[kind] ?? [resource ?? kind, 1];
  return { kind, sign, count, counts: kind === 'plenty' ? [...RESOURCES] : resource && kind !== 'cube' ? [resource] : [] };
}
