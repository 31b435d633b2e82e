/** The map as drawn: outlines, names and places from data/map.json, and the track that frames it. */

import map from '../../data/map.json';

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

function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i]!, y: numbers[2 * i + 1]! }));
}

/** Where the discs of a territory stand, or the middle of any other space. */
export function placeOf(name: string): Point | null {
  const space = SPACES[name];
  const found = space?.stack ?? space?.label;
  return found ? { x: found[0]!, y: found[1]! } : null;
}

export function marksOf(name: string): Point[] {
  return pairs(SPACES[name]?.marks ?? []);
}

// The track: one square per space, clockwise round the map from its upper left corner.

const ACROSS = 17;
const DOWN = 19;
const USUAL = 2 * (ACROSS + DOWN) - 4; // spaces for which the band is as wide as its squares are long
export const CELL = { w: WIDTH / (ACROSS - 2), h: HEIGHT / (DOWN - 2) };

export interface Cell extends Point {
  w: number;
  h: number;
}

/** How many squares the frame of a track of *count* spaces has along its sides, corners included. */
function sides(count: number): [number, number] {
  const half = Math.ceil((count + 4) / 2);
  const across = Math.max(3, Math.round((half * ACROSS) / (ACROSS + DOWN)));
  return [across, Math.max(3, half - across)];
}

/** Where one of *many* squares on a side of this *length* begins, and how long it is; the first and the last are corners. */
function along(place: number, many: number, length: number, corner: number): [number, number] {
  if (place === 0) return [-corner, corner];
  if (place === many - 1) return [length, corner];
  return [((place - 1) * length) / (many - 2), length / (many - 2)];
}

/** A space of a track of *count* spaces; numbers beyond it stay on its last space. */
export function trackCell(space: number, count: number = USUAL): Cell {
  const [across, down] = sides(count);
  const i = Math.max(0, Math.min(count - 1, space));
  const last = across - 1;
  let column: number;
  let row: number;
  if (i <= last) [column, row] = [i, 0];
  else if (i <= last + down - 1) [column, row] = [last, i - last];
  else if (i <= 2 * last + down - 1) [column, row] = [2 * last + down - 1 - i, down - 1];
  else [column, row] = [0, 2 * (across + down) - 4 - i];
  const [x, w] = along(column, across, WIDTH, CELL.w);
  const [y, h] = along(row, down, HEIGHT, CELL.h);
  return { x, y, w, h };
}

export function trackMiddle(space: number, count: number = USUAL): Point {
  const { x, y, w, h } = trackCell(space, count);
  return { x: x + w / 2, y: y + h / 2 };
}

/** The spaces of the track a disc goes over, as points, from one space to a later one. */
export function trackWay(from: number, to: number, count: number = USUAL): Point[] {
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, i) => trackMiddle(from + i, count));
}

const nearest = (points: readonly Point[], to: Point): Point =>
  points.reduce((best, each) => (Math.hypot(each.x - to.x, each.y - to.y) < Math.hypot(best.x - to.x, best.y - to.y) ? each : best));

/** Where one goes from a space to its neighbour: on the line between them, or at the shore. */
function crossing(one: string, other: string): Point | null {
  const here = placeOf(one);
  const there = placeOf(other);
  if (!here || !there) return null;
  const border = BORDERS.find(({ between }) => between.includes(one) && between.includes(other));
  const land = [one, other].find((name) => SPACES[name]?.kind === 'territory');
  const drawn = border ? border.lines.flatMap(pairs) : land ? pairs(SPACES[land]!.ring) : [];
  const between = { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
  return drawn.length ? nearest(drawn, border ? between : land === one ? there : here) : null;
}

/** The points a settler passes: from where it stands over every border to where it stops. */
export function wayPoints(names: readonly string[]): Point[] {
  const points: Point[] = [];
  names.forEach((name, i) => {
    const over = i ? crossing(names[i - 1]!, name) : null;
    // From the north one comes straight down to the border.
    if (over && names[i - 1] === 'north') points.splice(0, points.length, { x: over.x, y: BAND / 2 });
    if (over) points.push(over);
    const isPassed = i > 0 && i < names.length - 1;
    const spot = placeOf(name);
    if (spot && (!isPassed || SPACES[name]?.kind === 'sea')) points.push(spot);
  });
  return points;
}

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 2) return '';
  let d = `M${points[0]!.x},${points[0]!.y}`;
  for (let i = 1; i < points.length; i++) {
    const [before, from, to, after] = [points[Math.max(0, i - 2)]!, points[i - 1]!, points[i]!, points[Math.min(points.length - 1, i + 1)]!];
    const bend = 6; // Catmull and Rom's curve, as Bézier's
    d += `C${from.x + (to.x - before.x) / bend},${from.y + (to.y - before.y) / bend} ${to.x - (after.x - from.x) / bend},${to.y - (after.y - from.y) / bend} ${to.x},${to.y}`;
  }
  return d;
}
