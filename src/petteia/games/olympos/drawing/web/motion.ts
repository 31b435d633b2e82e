/** Pieces travel and tokens flow to their owners: read from what happened, shown over what is already there. Nothing waits for it. */

import type { Event } from '$app/lib/protocol';
import type { Point } from './chart';
import type { View } from './view';

/** Where something is: `land:attica`, `seat:1:grain`, `tile:medicine`, `space:15`, `pile`, `god`. Elements carry it as `data-anchor`. */
export type Anchor = string;

export interface Flow {
  sign: string;
  from: Anchor;
  to: Anchor;
}

export interface Journey {
  territory: string;
  way: string[]; // from where the settler came, through what it entered
}

const JOURNEYS = ['settler-created', 'settler-marched', 'settler-returned'];
const LAND_WON = ['territory-taken', 'tribe-beaten', 'barbarians-beaten'];
const TRAVEL_MS = 380;
const FLOW_MS = 360;
const STAGGER_MS = 45;
const MOST_FLOWS = 8;

const words = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []);

/** The ways settlers took. */
export function journeysOf(events: readonly Event[]): Journey[] {
  return events.flatMap(({ name, facts }) => {
    if (!JOURNEYS.includes(name)) return [];
    const territory = String(facts.territory);
    return [{ territory, way: [String(facts.origin ?? territory), ...words(facts.way)] }];
  });
}

/** What changed hands: from where, to whom. What a card or a god gives comes from it. */
export function flowsOf(events: readonly Event[], view: View): Flow[] {
  const flows: Flow[] = [];
  let source: Anchor = 'shelves';
  for (const { name, facts } of events) {
    const seat = String(facts.seat);
    const has = (item: string): Anchor => `seat:${seat}:${item}`;
    const resource = String(facts.resource);
    const land: Anchor = `land:${String(facts.territory)}`;
    const flow = (sign: string, from: Anchor, to: Anchor): number => flows.push({ sign, from, to });
    if (LAND_WON.includes(name)) flow(resource, (source = land), has(resource));
    else if (name === 'territory-conquered') {
      source = land;
      flow(resource, `seat:${String(facts.owner)}:${resource}`, has(resource));
    } else if (name === 'control-fell' || name === 'territory-abandoned') {
      const found = view.territories[String(facts.territory)]?.resource;
      if (found) flow(found, name === 'control-fell' ? land : has(found), name === 'control-fell' ? has(found) : land);
    } else if (name === 'star-won') flow('star', land, has('star'));
    else if (name === 'zeus-token-won') flow('zeus', source, has('zeus'));
    else if (name === 'discovery-made') flow('tile', (source = `tile:${String(facts.tile)}`), has('tiles'));
    else if (name === 'wonder-built') flow('wonder', (source = `tile:${String(facts.wonder)}`), has('tiles'));
    else if (name === 'cubes-spent') words(facts.cubes).forEach((cube) => flow(cube, has(cube), source));
    else if (name === 'cube-gained') flow(resource, source, has(resource));
    else if (name === 'hourglasses-gained') flow('hourglass', source, has('hourglass'));
    else if (name === 'prestige-gained') flow('prestige', source, has('prestige'));
    else if (name === 'settlers-gained') flow('settler', source, has('settler'));
    else if (name === 'settler-lost') flow('settler', land, has('settler'));
    else if (name === 'action-paid' && Number(facts.hourglasses) > 0) flow('hourglass', has('hourglass'), `disc:${seat}`);
    else if (name === 'zeus-space-reached') source = `space:${String(facts.space)}`;
    else if (/^(destiny-(drawn|taken)|oracle-(kept|chose))$/.test(name)) flow('card', 'pile', has('card'));
    else if (name === 'card-played') {
      flow('card', has('card'), 'pile');
      source = 'pile';
    } else if (name === 'god-revealed') {
      flow('god', source, 'god');
      source = 'god';
    }
  }
  return flows.slice(0, MOST_FLOWS);
}

// Showing it ------------------------------------------------------------------------------------------------------

const running = new Set<Animation>();

function run(piece: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  if (typeof piece.animate !== 'function') return null;
  const animation = piece.animate(frames, options);
  running.add(animation);
  const forget = (): void => void running.delete(animation);
  animation.finished.then(forget, forget);
  return animation;
}

/** Whoever presses something has seen enough: everything is where it belongs at once. */
export function skipMotion(): void {
  for (const animation of running) animation.finish();
}

/** Let a drawn piece travel through *points*, the last of them where it now stands. */
export function travel(piece: Element, points: readonly Point[]): void {
  const end = points.at(-1);
  if (!end || points.length < 2) return;
  const lengths = points.map((point, i) => (i ? Math.hypot(point.x - points[i - 1]!.x, point.y - points[i - 1]!.y) : 0));
  const whole = lengths.reduce((sum, each) => sum + each, 0) || 1;
  let gone = 0;
  const frames = points.map((point, i) => {
    gone += lengths[i]!;
    return { transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)`, offset: Math.min(1, gone / whole) };
  });
  run(piece, frames, { duration: TRAVEL_MS, easing: 'ease-out' });
}

/** The middle of what carries an anchor, on the screen; what is on another page stands behind its tab. */
export function locate(anchor: Anchor): Point | null {
  const tab = /^(land|space|disc)/.test(anchor) ? 'tab:map' : /^(tile|shelves)/.test(anchor) ? 'tab:development' : anchor.replace(/:[^:]*$/, '');
  for (const name of [anchor, tab]) {
    const box = document.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    if (box && box.width + box.height > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

/** Let a token fly over the page; it is gone when it arrives. */
export function fly(token: Element, flow: Flow, place: number, ondone: () => void): void {
  const from = locate(flow.from);
  const to = locate(flow.to);
  if (!from || !to) return ondone();
  const turns = flow.sign === 'god' || flow.sign === 'card';
  const at = (point: Point, rest: string): string => `translate(${point.x}px, ${point.y}px) ${rest}`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 };
  const animation = run(
    token,
    [
      { transform: at(from, 'scale(0.7)'), opacity: 0.4 },
      { transform: at(middle, turns ? 'scale(1.5) rotateY(90deg)' : 'scale(1.35)'), opacity: 1 },
      { transform: at(to, 'scale(0.8)'), opacity: 0.9 },
    ],
    { duration: FLOW_MS, delay: place * STAGGER_MS, easing: 'ease-in-out', fill: 'both' },
  );
  if (animation) animation.finished.then(ondone, ondone);
  else ondone();
}
