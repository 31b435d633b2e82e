/** An action in few words: read from what happened. */

import type { Event } from '$app/lib/protocol';

/** A thing won or lost: a sign of the game, how many, and whether it is a cube. */
export interface Gain {
  sign: string;
  count: number;
  cube: boolean;
}

export interface Digest {
  land: string | null; // the territory it was about
  from: number | null; // the seat that lost it
  tile: string | null;
  wonder: string | null;
  god: string | null;
  cards: string[]; // played
  gains: Gain[];
  cost: number | null;
}

const TAKEN = ['territory-taken', 'tribe-beaten', 'barbarians-beaten', 'territory-conquered'];
const COUNTED: Record<string, string> = { 'hourglasses-gained': 'hourglass', 'prestige-gained': 'prestige', 'settlers-gained': 'settler' };
const DRAWN = ['destiny-drawn', 'destiny-taken', 'oracle-kept', 'oracle-chose'];

const word = (fact: unknown): string | null => (typeof fact === 'string' ? fact : null);

/** What *seat* did and got, as the events of one action tell; null if none of them is of that kind. */
export function digestOf(events: readonly Event[], seat: number | null): Digest | null {
  const digest: Digest = { land: null, from: null, tile: null, wonder: null, god: null, cards: [], gains: [], cost: null };
  const gain = (sign: string, count = 1, cube = false): void => {
    const known = digest.gains.find((each) => each.sign === sign && each.cube === cube);
    if (known) known.count += count;
    else digest.gains.push({ sign, count, cube });
  };
  let isKnown = false;
  for (const { name, facts } of events) {
    if (typeof facts.seat === 'number' && facts.seat !== seat) continue; // what others got by it
    const before = JSON.stringify(digest);
    if (TAKEN.includes(name)) {
      digest.land = word(facts.territory);
      digest.from = typeof facts.owner === 'number' ? facts.owner : null;
      gain(word(facts.resource) ?? '');
    } else if (name === 'star-won') gain('star');
    else if (name === 'zeus-token-won') gain('zeus');
    else if (name === 'discovery-made') digest.tile = word(facts.tile);
    else if (name === 'wonder-built') digest.wonder = word(facts.wonder);
    else if (name === 'cubes-spent') [facts.cubes].flat().forEach((cube) => gain(word(cube) ?? '', -1, true));
    else if (name === 'cube-gained') gain(word(facts.resource) ?? '', 1, true);
    else if (COUNTED[name]) gain(COUNTED[name], Number(facts.count));
    else if (DRAWN.includes(name)) gain('card');
    else if (name === 'card-played') digest.cards.push(word(facts.card) ?? '');
    else if (name === 'god-revealed') digest.god = word(facts.god);
    else if (name === 'action-paid') digest.cost = Number(facts.cost);
    isKnown ||= JSON.stringify(digest) !== before;
  }
  return isKnown ? digest : null;
}
