/** Our own emblems of the gods and their colours, and the tokens: pieces.json has them, for pictures of a state too. */

import pieces from './pieces.json';

export interface Part {
  d: string;
  mirror?: boolean; // drawn a second time, left and right exchanged
  cut?: boolean; // in the colour of the ground
  line?: number; // a stroke of this width instead of a filled shape
}

export interface Emblem {
  ground: string;
  ink: string;
  frame?: string; // on cards, where the ground would not show
  parts: Part[]; // within 16 units round the origin
}

export interface Shape {
  outline: string;
  fill: string;
  parts: { d: string; fill?: string; stroke?: string; width?: number }[];
}

export const EMBLEMS: Record<string, Emblem> = pieces.gods;
export const TOKENS: Record<string, Shape> = pieces.tokens;
export const TEMPLE = pieces.temple as unknown as Record<string, string>[]; // the attributes of paths
