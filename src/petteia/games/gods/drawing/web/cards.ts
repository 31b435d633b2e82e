/** The cards of a seat: what it holds of each god, and which offered move a card stands for. */

import { meantBy } from '$app/game/meant';
import type { Move } from '$app/lib/protocol';
import { pickedFor } from './moves';
import { PRINTED, type View } from './view';

export interface Card {
  god: string;
  count: number;
  move: string | null; // choosing the card makes this move
  picks: boolean; // choosing the card picks the god, whose ways are then shown
}

const takesFrom = (move: Move, seat: number): boolean => Array.isArray(move.forecast?.owners) && move.forecast.owners.includes(seat);

/** Whether a seat plays on the same side as the one that looks. */
export const isPartner = (view: View, seat: number): boolean => view.seat !== null && view.seat !== seat && view.sides[view.seat] === view.sides[seat];

export function cardsOf(view: View, seat: number, moves: readonly Move[]): Card[] {
  const isTurn = view.seat === seat && view.asked === 'turn';
  return PRINTED.gods.map((god) => ({
    god,
    count: view.hands[seat]?.[god] ?? 0,
    move: moves.find((move) => move.facts.god === god && takesFrom(move, seat))?.text ?? null,
    picks: isTurn && moves.some((move) => pickedFor(move) === god),
  }));
}

/** The move to ask "why not" about when a card without a choice is pressed. */
export function wonderedCard(card: Card, view: View, seat: number): string | null {
  const whose = view.seat === seat ? 'own' : isPartner(view, seat) ? 'partner' : 'rival';
  return meantBy(view, [`${whose} card`, { god: card.god }], ['anything']);
}
