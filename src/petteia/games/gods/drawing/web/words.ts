/** The mountain in words, for those who hear it. */

import type { Say } from '$app/game/contract';
import { zoneOf } from './geometry';
import type { Sight } from './sight';

/** What stands on a cell and what choosing it would do. */
export function cellWords(cell: string, sight: Sight, choice: string | null, choosers: ReadonlySet<string>, say: Say): string {
  const god = Object.keys(sight.gods).find((each) => sight.gods[each] === cell);
  const token = sight.tokens[cell];
  const words = [cell];
  if (god) words.push(say(god));
  if (token) words.push(say(token));
  if (token !== 'lightning' && zoneOf(cell, sight.tokens, sight.rings)) words.push(say('board-in-zone'));
  if (choice) words.push(choice);
  else if (god && choosers.has(god)) words.push(say('board-may-choose'));
  return words.join(', ');
}

/** What a cell says of itself when it is pointed at: what stands there and what that does. */
export function cellTip(cell: string, sight: Sight, say: Say): string | null {
  const god = Object.keys(sight.gods).find((each) => sight.gods[each] === cell);
  const token = sight.tokens[cell];
  if (token) return `${say(token)}: ${say(`token-${token}`)}`;
  if (god) return `${say(god)}: ${say(`power-${god}`)}`;
  if (cell === 'summit') return say('summit-words');
  return zoneOf(cell, sight.tokens, sight.rings) ? `${say('board-in-zone')}: ${say('token-lightning')}` : null;
}
