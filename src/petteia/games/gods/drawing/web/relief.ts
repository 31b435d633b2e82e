/** The mountain's light and stone: colours of the steps, hachures on their faces, the shore. Light falls from the upper left. */

import { COLUMNS, FOOT, RISER, TOP, at, edge, polar, scatter } from './geometry';

const STONE: [number, number, number][] = [
  [146, 98, 67], // terracotta rock at the foot
  [168, 124, 90],
  [189, 154, 121],
  [208, 182, 152],
  [226, 209, 185],
  [243, 234, 218], // marble under the summit
];

/** The stone of a ring, mixed with morning light (above 0) or shade (below). */
function stone(ring: number, rings: number, light: number): string {
  const place = ((ring - 1) / (rings - 1)) * (STONE.length - 1);
  const low = STONE[Math.floor(place)]!;
  const high = STONE[Math.ceil(place)]!;
  const part = place - Math.floor(place);
  const glow = [255, 246, 226];
  const shade = [58, 30, 14];
  const mixed = low.map((value, i) => {
    const own = value + (high[i]! - value) * part;
    return own + ((light > 0 ? glow[i]! : shade[i]!) - own) * Math.abs(light);
  });
  return `rgb(${mixed.map(Math.round).join(' ')})`;
}

/** How much of the morning light a slope facing outward at `turn` catches: 1 at the upper left, -1 opposite. */
export const lit = (turn: number): number => Math.cos((turn + 0.125) * 2 * Math.PI);

export interface Step {
  ring: number;
  outer: number;
  inner: number;
  light: string;
  tread: string;
  dark: string;
  face: string;
  faceDark: string;
}

export function steps(rings: number): Step[] {
  return Array.from({ length: rings }, (_, i) => {
    const ring = i + 1;
    return {
      ring,
      outer: edge(ring, rings),
      inner: edge(ring + 1, rings),
      light: stone(ring, rings, 0.22),
      tread: stone(ring, rings, 0),
      dark: stone(ring, rings, -0.17),
      face: stone(ring, rings, 0.6),
      faceDark: stone(ring, rings, -0.62),
    };
  });
}

/** Short strokes down the face of every step, as on an engraved map: close and long in the shade, few in the light. */
export function hachures(rings: number): { dark: string; pale: string } {
  const random = scatter(7);
  let dark = '';
  let pale = '';
  for (let ring = 1; ring <= rings + 1; ring++) {
    const outer = edge(ring, rings);
    const count = Math.round(outer * 0.8);
    for (let i = 0; i < count; i++) {
      const turn = (i + random() * 0.8) / count;
      const shade = -lit(turn);
      if (random() > 0.45 + 0.55 * shade) {
        if (random() < 0.25) pale += stroke(turn, outer - 1, outer - RISER * (0.5 + random() * 0.5));
        continue;
      }
      // In the shade the stroke runs on over the step below.
      const fall = Math.max(0, shade) * random() * random() * 20;
      dark += stroke(turn, outer + fall, outer - RISER * (0.5 + random() * 0.5));
    }
  }
  return { dark, pale };
}

function stroke(turn: number, from: number, to: number): string {
  return `M${at(polar(from, turn))}L${at(polar(to, turn + 0.0006))}`;
}

/** Lines between the columns, from the foot to the summit. */
export function columnLines(rings: number): string {
  let d = '';
  for (let column = 0; column < COLUMNS; column++) {
    const turn = (column + 0.5) / COLUMNS;
    for (let ring = 1; ring <= rings; ring++) {
      d += `M${at(polar(edge(ring, rings) - RISER, turn))}L${at(polar(edge(ring + 1, rings), turn))}`;
    }
  }
  return d;
}

/** The ragged line where rock meets sea, a smooth closed curve round the foot. */
export function shore(radius: number, roughness: number, seed: number): string {
  const random = scatter(seed);
  const count = 64;
  const points = Array.from({ length: count }, (_, i) => polar(radius + (random() - 0.35) * roughness, i / count));
  const middle = (i: number): string => {
    const a = points[i % count]!;
    const b = points[(i + 1) % count]!;
    return at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  };
  return `M${middle(0)}` + points.map((_, i) => `Q${at(points[(i + 1) % count]!)} ${middle(i + 1)}`).join('') + 'Z';
}

/** Thin veins in the marble near the top. */
export function veins(rings: number): string {
  const random = scatter(23);
  let d = '';
  for (let i = 0; i < 26; i++) {
    const outer = edge(rings - 2, rings);
    let radius = TOP + 6 + random() * (outer - TOP - 30);
    let turn = random();
    d += `M${at(polar(radius, turn))}`;
    for (let bend = 0; bend < 4; bend++) {
      radius += (random() - 0.35) * 16;
      turn += (random() - 0.4) * (9 / radius) * 0.55;
      d += `L${at(polar(radius, turn))}`;
    }
  }
  return d;
}

/** Calm waves: short arcs in the sea beyond the shore. */
export function waves(): string {
  const random = scatter(11);
  let d = '';
  for (let i = 0; i < 90; i++) {
    const x = -540 + random() * 1080;
    const y = -540 + random() * 1080;
    if (Math.hypot(x, y) < FOOT + 52) continue;
    const w = 10 + random() * 12;
    d += `M${at({ x, y })}q${w / 4},-4 ${w / 2},0t${w / 2},0`;
  }
  return d;
}
