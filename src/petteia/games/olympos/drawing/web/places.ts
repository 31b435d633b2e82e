/** Where names and prices stand on the map: beside every stack, even one that is not there yet, so that nothing covers anything and no name ever moves. */

import { type Box, around, meet, settle } from '$app/game/labels';
import { LANDS, type Point, SPACES, WIDTH, placeOf } from './chart';

export const NAME = 20; // how high a name is written
export const PLAQUE = 28; // how wide a price is
export const BADGE = 27; // and a star or Zeus before a name
const STEP = 6;
const FARTHEST = 66; // from where a name belongs: farther away it would name another land
const SIDES = [[1, -0.2], [-1, -0.2], [1, 0.8], [-1, 0.8], [1, -1.1], [-1, -1.1]] as const; // of a stack, for its price

// Ways off a name's place, the shortest first; words are read across, so going up or down takes them farther.
const AWAY = Array.from({ length: 23 * 17 }, (_, i) => ({ x: ((i % 23) - 11) * STEP, y: (Math.floor(i / 23) - 8) * STEP }))
  .map(({ x, y }) => ({ x, y, far: Math.hypot(x, y * 1.4) }))
  .filter(({ far }) => far <= FARTHEST)
  .sort((one, other) => one.far - other.far);

/** About as wide as a name is written in small capitals: Cyrillic ones are broader. */
const widthOf = (words: string): number => words.length * (/[а-яё]/i.test(words) ? 14 : 12.4) + 2;

export interface Sizes {
  names: number;
  stacks: number;
  prices: number;
}

export interface Places {
  stacks: ReadonlyMap<string, Box>;
  prices: ReadonlyMap<string, Box>;
  names: ReadonlyMap<string, Box>; // with the badge before it
  badges: ReadonlyMap<string, Point>;
}

/** Lay the map out for names as they are said, so many times as large as printed; *starred* lands bear a star or Zeus. */
export function placesFor(say: (name: string) => string, sizes: Sizes, starred: ReadonlySet<string>): Places {
  const stacks = new Map(LANDS.map((land) => {
    const { x, y } = placeOf(land)!;
    return [land, around(x, y + 2 * sizes.stacks, 34 * sizes.stacks, 34 * sizes.stacks)] as const;
  }));

  const prices = new Map<string, Box>();
  for (const land of LANDS) {
    const { x, y } = placeOf(land)!;
    const width = PLAQUE * sizes.prices;
    const beside = SIDES.map(([dx, dy]) => around(x + dx * (17 * sizes.stacks + 0.37 * width), y + dy * 24 * sizes.prices, width, width));
    const others = [...LANDS.flatMap((each) => (each === land ? [] : stacks.get(each)!)), ...prices.values()];
    prices.set(land, beside.find((box) => box.x >= 0 && box.x + width <= WIDTH && !others.some((other) => meet(box, other))) ?? beside[0]!);
  }

  const taken = [...stacks.values(), ...prices.values()];
  const wished = LANDS.map((land) => {
    const [x = 0, y = 0] = SPACES[land]!.label;
    const before = starred.has(land) ? BADGE : 0;
    const width = widthOf(say(land)) * sizes.names + before;
    return [land, AWAY.map((away) => around(x - before / 2 + away.x, y + away.y, width, 0.86 * NAME * sizes.names)).filter((box) => box.x > -NAME && box.x + box.w < WIDTH + NAME)] as const;
  });
  const names = settle(new Map(wished), taken);
  const badges = LANDS.filter((land) => starred.has(land)).map((land) => {
    const [x = 0, y = 0] = SPACES[land]!.badge ?? SPACES[land]!.label;
    const name = names.get(land);
    return [land, name ? { x: name.x + BADGE / 2, y: name.y + name.h / 2 } : { x, y }] as const;
  });
  return { stacks, prices, names, badges: new Map(badges) };
}
