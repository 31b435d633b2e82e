/** Where things are on the mountain seen from above: the summit is the origin, column a points up, columns run clockwise. */

export const COLUMNS = 16;
export const FOOT = 462; // outer radius of ring 1
export const TOP = 102; // radius of the summit
export const RISER = 8; // the face of a step, as much of it as the light shows
export const GREEK = [...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠ'];

export interface Point {
  x: number;
  y: number;
}

export interface Place {
  column: number;
  ring: number; // 1 at the foot; one more than the rings is the summit
}

export function polar(radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ({ x, y }: Point): string => `${short(x)},${short(y)}`;

/** The outer radius of a ring; of the ring above the last one it is the summit's. */
export function edge(ring: number, rings: number): number {
  return FOOT - ((ring - 1) * (FOOT - TOP)) / rings;
}

export function readCell(name: string, rings: number): Place | null {
  if (name === 'summit') return { column: 0, ring: rings + 1 };
  const column = name.charCodeAt(0) - 97;
  const ring = Number(name.slice(1));
  if (!(column >= 0 && column < COLUMNS && ring >= 1 && ring <= rings)) return null;
  return { column, ring };
}

export function cellName({ column, ring }: Place): string {
  return `${String.fromCharCode(97 + column)}${ring}`;
}

/** A cell as it is printed on the mountain: Greek letter and ring. */
export function printed(cell: string): string {
  const letter = GREEK[cell.charCodeAt(0) - 97];
  return letter && cell.length === 2 ? `${letter}${cell.slice(1)}` : cell;
}

/** The middle of a cell's tread. */
export function centre(place: Place, rings: number): Point {
  if (place.ring > rings) return { x: 0, y: 0 };
  const outer = edge(place.ring, rings) - RISER;
  const inner = edge(place.ring + 1, rings);
  return polar((outer + inner) / 2, place.column / COLUMNS);
}

export function centreOf(cell: string, rings: number): Point | null {
  const place = readCell(cell, rings);
  return place && centre(place, rings);
}

/** Part of a ring between two radii, from half a column before `from` to half a column after `to`, drawn `inset` inside. */
export function sector(from: number, to: number, outer: number, inner: number, inset = 0): string {
  const out = outer - inset;
  const into = inner + inset;
  const margin = (radius: number): number => inset / (2 * Math.PI * radius);
  const start = (from - 0.5) / COLUMNS;
  const end = (to + 0.5) / COLUMNS;
  const large = end - start > 0.5 ? 1 : 0;
  const p = [
    polar(out, start + margin(out)),
    polar(out, end - margin(out)),
    polar(into, end - margin(into)),
    polar(into, start + margin(into)),
  ].map(at);
  return `M${p[0]}A${short(out)},${short(out)} 0 ${large} 1 ${p[1]}L${p[2]}A${short(into)},${short(into)} 0 ${large} 0 ${p[3]}Z`;
}

export function cellPath(place: Place, rings: number, inset = 0): string {
  if (place.ring > rings) {
    const r = TOP - 6 - inset;
    return `M0,${-r}A${r},${r} 0 1 1 -0.1,${-r}Z`;
  }
  return sector(place.column, place.column, edge(place.ring, rings) - RISER, edge(place.ring + 1, rings), inset);
}

/** The outline of the cells round a lightning: three columns wide, three rings deep where the mountain has them. */
export function zonePath(cell: string, rings: number): string | null {
  const place = readCell(cell, rings);
  if (!place || place.ring > rings) return null;
  const outer = edge(Math.max(1, place.ring - 1), rings) - RISER;
  const inner = edge(Math.min(rings, place.ring + 1) + 1, rings);
  return sector(place.column - 1, place.column + 1, outer, inner, 1.5);
}

/** The cell one step along a way, where it is drawn. */
export function towards(cell: string, way: string, rings: number): string {
  const place = readCell(cell, rings);
  if (!place) return cell;
  const { column, ring } = place;
  if (way === 'up') return ring >= rings ? 'summit' : cellName({ column, ring: ring + 1 });
  if (way === 'back') return cellName({ column, ring: Math.max(1, ring - 1) });
  if (way === 'left') return cellName({ column: (column + COLUMNS - 1) % COLUMNS, ring });
  if (way === 'right') return cellName({ column: (column + 1) % COLUMNS, ring });
  return cell;
}

/** Numbers that look thrown but are the same in every browser, for strokes and stones. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
