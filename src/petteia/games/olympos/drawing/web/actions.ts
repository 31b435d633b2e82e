/** Reads the offered moves as things on the map: from where, to where, at what price. What is legal is what is offered. */

import type { Offer } from '$app/game/contract';

export interface Reach {
  offer: Offer;
  origin: string | null;
  price: number | null;
}

const FROM = ['settle', 'march'];
const AT = ['condemn', 'barbarian', 'lose'];

export const priceOf = (offer: Offer): number | null => (offer.cost ? offer.cost.reduce((sum, [, amount]) => sum + amount, 0) : null);

/** For every territory, the ways to act on it, the cheapest first. */
export function readReaches(offers: readonly Offer[]): Map<string, Reach[]> {
  const found = new Map<string, Reach[]>();
  for (const offer of offers) {
    const [verb = '', first = '', second = ''] = offer.text.split(' ');
    const target = FROM.includes(verb) ? second : AT.includes(verb) ? first : '';
    if (!target) continue;
    const reach = { offer, origin: second ? first : null, price: priceOf(offer) };
    found.set(target, [...(found.get(target) ?? []), reach].sort((a, b) => (a.price ?? 0) - (b.price ?? 0)));
  }
  return found;
}

/** The places settlers can start from: own territories, and the north. */
export function readOrigins(offers: readonly Offer[]): Set<string> {
  return new Set(offers.flatMap((offer) => (FROM.includes(offer.text.split(' ')[0] ?? '') ? [offer.text.split(' ')[1]!] : [])));
}

/** The way a settler would take, from its start on. */
export function wayOf(offer: Offer): string[] {
  const way = Array.isArray(offer.forecast?.way) ? offer.forecast.way.filter((each): each is string => typeof each === 'string') : [];
  return way.length ? [offer.text.split(' ')[1] ?? '', ...way] : [];
}

/** The move to ask "why not" about when a territory without a choice is tapped. */
export function wondered(land: string, selection: string | null, asked: string): string {
  const verbs: Record<string, string> = { condemning: 'condemn', invading: 'barbarian', losing: 'lose' };
  if (verbs[asked]) return `${verbs[asked]} ${land}`;
  return selection && selection !== land && selection !== 'north' ? `march ${selection} ${land}` : `settle north ${land}`;
}

/** The way that is meant when a territory is pressed: from the picked start; with none picked a new settler, who leaves nothing behind. */
export function meantWay(ways: readonly Reach[], from: string | null): Reach | undefined {
  if (from) return ways.find((way) => way.origin === from);
  return ways.find((way) => way.offer.text.startsWith('settle ')) ?? ways[0];
}
