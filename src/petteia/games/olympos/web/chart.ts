/** The map as drawn: outlines, names and places from data/map.json, and the track that frames it. */

import map from '../data/map.json';

export interface Space {
  kind: string;
  ring: number[];
  label: number[];
  stack?: number[];
  badge?: number[];
  marks?: number[];
  curve?: number[];
}

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = map.width;
export const HEIGHT = map.height;
export const BAND = map.band;
export const SPACES = map.spaces as Record<string, Space>;
export const ISLETS = (map.islets as number[][]).map(outline);
export const LAKES = (map.lakes as number[][]).map(outline);
export const UNUSED = Object.values(map.unused as Record<string, number[]>).map(outline);
export const BORDERS = map.borders as { between: string[]; lines: number[][] }[];
export const LANDS = Object.entries(SPACES).filter(([, space]) => space.kind === 'territory').map(([name]) => name);
export const SEAS = Object.entries(SPACES).filter(([, space]) => space.kind === 'sea').map(([name]) => name);
export const OUTLINES: Record<string, string> = Object.fromEntries(Object.entries(SPACES).map(([name, space]) => [name, outline(space.ring)]));

function outline(ring: number[]): string {
  return `${line(ring)}Z`;
}

export function line(numbers: number[]): string {
  let d = '';
  for (let i = 0; i < numbers.length; i += 2) d += `${i ? 'L' : 'M'}${numbers[i]},${numbers[i + 1]}`;
  return d;
}

/** Where the discs of a territory stand, or the middle of any other space. */
export function placeOf(name: string): Point | null {
  const space = SPACES[name];
  const found = space?.stack ?? space?.label;
  return found ? { x: found[0]!, y: found[1]! } : null;
}

export function badgeOf(name: string): Point | null {
  const found = SPACES[name]?.badge;
  return found ? { x: found[0]!, y: found[1]! } : null;
}

export function marksOf(name: string): Point[] {
  const found = SPACES[name]?.marks ?? [];
  return Array.from({ length: found.length / 2 }, (_, i) => ({ x: found[2 * i]!, y: found[2 * i + 1]! }));
}

// The track: one square per space, clockwise round the map from its upper left corner.

const ACROSS = 22;
const DOWN = 23;
export const TRACK_SPACES = 2 * (ACROSS + DOWN) - 4;
export const CELL = { w: WIDTH / (ACROSS - 2), h: HEIGHT / (DOWN - 2) };

/** The upper left corner of a space of the track; numbers beyond the track stay on its last space. */
export function trackCell(space: number): Point {
  const i = Math.max(0, Math.min(TRACK_SPACES - 1, space));
  const last = ACROSS - 1;
  let column: number;
  let row: number;
  if (i <= last) [column, row] = [i, 0];
  else if (i <= last + DOWN - 1) [column, row] = [last, i - last];
  else if (i <= 2 * last + DOWN - 1) [column, row] = [2 * last + DOWN - 1 - i, DOWN - 1];
  else [column, row] = [0, TRACK_SPACES - i];
  return { x: (column - 1) * CELL.w, y: (row - 1) * CELL.h };
}

export function trackMiddle(space: number): Point {
  const corner = trackCell(space);
  return { x: corner.x + CELL.w / 2, y: corner.y + CELL.h / 2 };
}

/** A smooth way through the middles of the spaces a settler crosses. */
export function wayLine(names: readonly string[]): string {
  const points = names.flatMap((name) => placeOf(name) ?? []);
  if (points.length < 2) return '';
  let d = `M${points[0]!.x},${points[0]!.y}`;
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!;
    const to = points[i]!;
    const bend = 0.12;
    d += `Q${(from.x + to.x) / 2 + (to.y - from.y) * bend},${(from.y + to.y) / 2 - (to.x - from.x) * bend} ${to.x},${to.y}`;
  }
  return d;
}
