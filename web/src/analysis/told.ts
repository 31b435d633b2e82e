/** Chances and marks as the reader is told them. */

import type { GameReport, JudgedDecision, JudgedDraw } from '$app/lib/protocol';
import { settings } from '$app/lib/settings.svelte';
import { t } from '$app/lib/words.svelte';

export const BAD = ['inaccuracy', 'mistake', 'blunder'];
/** Beside its name a mark has a sign of its own, so that its colour is never needed. */
export const SIGNS: Record<string, string> = { brilliant: '!!', only: '!', best: '=', good: '·', inaccuracy: '?!', mistake: '?', blunder: '??' };

export const percent = (part: number): string => new Intl.NumberFormat(settings.language, { style: 'percent' }).format(part);
/** A change, with its sign. */
export const change = (part: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', signDisplay: 'exceptZero' }).format(part).replace('-', '−');

/** What happened at a turning point: a decision, or a draw; null if the report does not tell it yet. */
export function turnAt(report: GameReport, ply: number): { what: string; seat: number; before: number; after: number; mark: string | null } | null {
  const found: JudgedDecision | JudgedDraw | undefined = report.decisions.find((each) => each.ply === ply) ?? report.draws.find((each) => each.ply === ply);
  if (!found) return null;
  const isDecision = 'seat' in found;
  // Told for whoever decided, or for whom a draw changed most.
  const changes = isDecision ? [] : found.luck.map(Math.abs);
  const seat = isDecision ? found.seat : changes.indexOf(Math.max(...changes));
  const what = isDecision ? `${report.names[seat]}: ${found.words}` : t('drawn-there', { what: found.words.join(', ') });
  return { what, seat, before: found.before[seat]!, after: found.after[seat]!, mark: isDecision ? found.mark : null };
}
