/** Words on a drawing: where they cover neither each other nor what stands there. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const around = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
export const meet = (one: Box, other: Box): boolean => one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Give every label the first of its places that is free, those with the fewest first. One that finds none is left out. */
export function settle(places: ReadonlyMap<string, readonly Box[]>, taken: readonly Box[]): Map<string, Box> {
  const open = [...places].map(([name, boxes]) => [name, boxes.filter((box) => !taken.some((other) => meet(box, other)))] as const);
  open.sort(([, one], [, other]) => one.length - other.length);
  const found = new Map<string, Box>();
  // Twice: what made way for a label that went elsewhere in the end comes back.
  for (const [name, boxes] of [...open, ...open]) {
    found.delete(name);
    const others = [...found.values()];
    const box = boxes.find((each) => !others.some((other) => meet(each, other)));
    if (box) found.set(name, box);
  }
  return found;
}
