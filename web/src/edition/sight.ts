/** Bring what was opened into sight, if it is not: on a tablet it may lie below the board it was pressed on. */
export function intoSight(opened: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  opened.scrollIntoView?.({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
}
