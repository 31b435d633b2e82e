/** The cards of a seat: what it holds of each god, and which offered move a card stands for. */

import type { Offer } from '$app/game/contract';
import { EMBLEMS } from './emblems';
import type { Sight } from './sight';

export const GODS = Object.keys(EMBLEMS);

export interface Card {
  god: string;
  count: number;
  move: string | null; // choosing the card makes this move
  picks: boolean; // choosing the card picks the god, whose ways are then shown
}

export function readCards(sight: Sight, seat: number, offers: readonly Offer[]): Card[] {
  const hand = sight.hands[seat] ?? {};
  const texts = new Set(offers.map((offer) => offer.text));
  const own = sight.seat === seat;
  const partner = sight.seats === 4 && sight.seat !== null && (sight.seat + 2) % 4 === seat;
  return GODS.map((god) => ({
    god,
    count: hand[god] ?? 0,
    move: movesOfCard(god, sight, own, partner).find((move) => texts.has(move)) ?? null,
    picks: own && sight.asked === 'turn' && offers.some((offer) => offer.text.startsWith(`${god} `)),
  }));
}

/** What pressing a god's card could mean now: Hera's victim, Athena's own or her partner's card. */
function movesOfCard(god: string, { asked }: Sight, own: boolean, partner: boolean): string[] {
  if (asked === 'weaken' && !own && !partner) return [`weaken ${god}`];
  if (asked === 'spend' && own) return [`weaken ${god}`];
  if (asked === 'spend' && partner) return [`weaken partner ${god}`];
  return [];
}

/** The move to ask "why not" about when a card without a choice is pressed. */
export function wonderedCard(card: Card, sight: Sight, seat: number): string {
  const own = sight.seat === seat;
  const partner = sight.seats === 4 && sight.seat !== null && (sight.seat + 2) % 4 === seat;
  const meant = movesOfCard(card.god, sight, own, partner)[0];
  return meant ?? (own ? `${card.god} up` : `weaken ${card.god}`);
}
