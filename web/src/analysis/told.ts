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

const MOST_DRAWS = 3; // told by name: a set-up draws dozens

/** What was drawn, of many only the first. */
export function drawnThere({ words }: JudgedDraw): string {
  const more = words.length - MOST_DRAWS;
  if (more < 2) return t('drawn-there', { what: words.join(', ') });
  return t('drawn-there-more', { what: words.slice(0, MOST_DRAWS).join(', '), count: more });
}

/** What happened at a turning point: a decision, or a draw; null if the report does not tell it yet. */
export function turnAt(report: GameReport, ply: number): { what: string; seat: number; before: number; after: number; mark: string | null } | null {
  const found: JudgedDecision | JudgedDraw | undefined = report.decisions.find((each) => each.ply === ply) ?? report.draws.find((each) => each.ply === ply);
  if (!found) return null;
  const isDecision = 'seat' in found;
  // Told for whoever decided, or for whom a draw changed most.
  const changes = isDecision ? [] : found.luck.map(Math.abs);
  const seat = isDecision ? found.seat : changes.indexOf(Math.max(...changes));
  const what = isDecision ? t('decided-there', { name: report.names[seat]!, what: found.words }) : drawnThere(found);
  return { what, seat, before: found.before[seat]!, after: found.after[seat]!, mark: isDecision ? found.mark : null };
}
