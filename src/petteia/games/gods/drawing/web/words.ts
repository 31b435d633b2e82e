/** The mountain in words, for those who hear it. */

import type { Say } from '$app/game/contract';
import type { View } from './view';

/** What stands on a cell and what choosing it would do. */
export function cellWords(cell: string, view: View, choice: string | null, choosers: ReadonlySet<string>, say: Say): string {
  const god = Object.keys(view.gods).find((each) => view.gods[each] === cell);
  const token = view.tokens[cell];
  const words = [cell];
  if (god) words.push(say(god));
  if (token) words.push(say(token));
  if (token !== 'lightning' && view.zones.includes(cell)) words.push(say('board-in-zone'));
  if (choice) words.push(choice);
  else if (god && choosers.has(god)) words.push(say('board-may-choose'));
  return words.join(', ');
}

/** What a cell says of itself when it is pointed at: what stands there and what that does. */
export function cellTip(cell: string, view: View, say: Say): string | null {
  const god = Object.keys(view.gods).find((each) => view.gods[each] === cell);
  const token = view.tokens[cell];
  if (token) return `${say(token)}: ${say(`token-${token}`)}`;
  if (god) return `${say(god)}: ${say(`power-${god}`)}`;
  if (cell === 'summit') return say('summit-words');
  return view.zones.includes(cell) ? `${say('board-in-zone')}: ${say('token-lightning')}` : null;
}
