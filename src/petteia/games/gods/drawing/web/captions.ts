/** Where the names of the gods stand on the mountain: under them, or at another side where that is taken; crowded gods go without. */

import { type Box, around, settle } from '$app/game/labels';
import { type Point, centreOf } from './geometry';
import type { View } from './view';

const GOD = 50; // how wide a medallion is
const TOKEN = 42;
// Where a name may stand: beneath, above, or at either side, level with its god, lower or higher.
const SIDES = [[0, 1], [0, -1], [1, 0], [-1, 0], [0.62, 0.86], [-0.62, 0.86], [0.62, -0.86], [-0.62, -0.86]] as const;

/** About as wide as a name is, written so high: Cyrillic letters are broader. */
const widthOf = (words: string, size: number): number => words.length * size * (/[а-яё]/i.test(words) ? 0.72 : 0.66);

const spotsOf = (cells: Record<string, string>, rings: number): [string, string, Point][] =>
  Object.entries(cells).flatMap(([name, cell]) => {
    const spot = centreOf(cell, rings);
    return spot ? [[name, cell, spot]] : [];
  });

/** What the names of the gods cover, at a size, where there is room for them. */
export function captionBoxes(view: View, say: (god: string) => string, size: number): Map<string, Box> {
  const gods = spotsOf(view.gods, view.rings);
  const laid = Object.keys(view.tokens).flatMap((cell) => centreOf(cell, view.rings) ?? []);
  const taken = [...gods.map(([, , { x, y }]) => around(x, y, GOD, GOD)), ...laid.map(({ x, y }) => around(x, y, TOKEN, TOKEN))];
  const places = gods.map(([god, cell, { x, y }]) => {
    const [width, height] = [widthOf(say(god), size), 0.95 * size];
    const [aside, over] = [(GOD + width) / 2 + 4, (GOD + height) / 2 + (cell === 'summit' ? 13 : 3)];
    return [god, SIDES.map(([dx, dy]) => around(x + dx * aside, y + dy * over, width, height))] as const;
  });
  return settle(new Map(places), taken);
}

/** The same from the middle of each god: the middle of the line its name is written on. */
export function captionsFor(view: View, say: (god: string) => string, size: number): Map<string, Point> {
  const boxes = captionBoxes(view, say, size);
  return new Map(spotsOf(view.gods, view.rings).flatMap(([god, , { x, y }]) => {
    const box = boxes.get(god);
    return box ? [[god, { x: box.x + box.w / 2 - x, y: box.y + 0.82 * box.h - y }] as const] : [];
  }));
}
