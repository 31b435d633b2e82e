/** The ways pieces take, read from what happened or would happen. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Event } from '$app/lib/protocol';
import { type Point, centreOf } from './geometry';

export interface Leg {
  god: string;
  from: string;
  to: string;
  portal: boolean;
}

export interface Mark {
  cell: string;
  kind: 'struck' | 'spent' | 'fertile';
}

const LEGS: Record<string, boolean> = {
  'god-stepped': false,
  'god-led': false,
  'god-pushed-back': false,
  'portals-used': true,
  'lone-portal-used': true,
};
const MARKS: Record<string, Mark['kind']> = {
  'lightning-struck': 'struck',
  'lightning-removed': 'spent',
  'fertility-used': 'fertile',
};

export function legsOf(events: readonly Event[]): Leg[] {
  return events.flatMap(({ name, facts }) => {
    const portal = LEGS[name];
    if (portal === undefined) return [];
    return [{ god: String(facts.god), from: String(facts.origin), to: String(facts.cell), portal }];
  });
}

export function marksOf(events: readonly Event[]): Mark[] {
  return events.flatMap(({ name, facts }) => {
    const kind = MARKS[name];
    return kind ? [{ cell: String(facts.cell), kind }] : [];
  });
}

/** A dotted line along the legs; the way through a portal is not walked, so it is left out. */
export function dottedLine(legs: readonly Leg[], rings: number): string {
  return legs
    .filter((leg) => !leg.portal)
    .map((leg) => {
      const from = centreOf(leg.from, rings);
      const to = centreOf(leg.to, rings);
      return from && to ? `M${from.x},${from.y}L${to.x},${to.y}` : '';
    })
    .join('');
}

/** A thin arc from portal to portal, bent towards the summit's far side so that it never hides the walked way. */
export function portalLine(leg: Leg, rings: number): string {
  const from = centreOf(leg.from, rings);
  const to = centreOf(leg.to, rings);
  if (!from || !to) return '';
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.22, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.22 };
  return `M${from.x},${from.y}Q${bend.x},${bend.y} ${to.x},${to.y}`;
}

const STEP_MS = 220;
const LONGEST_MS = 380;
const FLOW_MS = 300;

/** Where the reserve of each kind of token lies: the corners of the sea. */
export const RESERVES: Record<string, Point> = {
  lightning: { x: -476, y: -486 },
  barrier: { x: 476, y: -486 },
  portal: { x: -476, y: 478 },
  fertility: { x: 476, y: 478 },
};

/** A transition: a token comes from its reserve to *cell*, and goes back there. */
export function flow(_: Element, { kind, spot, motion }: { kind: string; spot: Point; motion: boolean }): TransitionConfig {
  const from = RESERVES[kind];
  if (!from || !motion) return { duration: 0 };
  const away = { x: from.x - spot.x, y: from.y - spot.y };
  return {
    duration: FLOW_MS,
    easing: cubicOut,
    css: (_here, gone) => `transform: translate(${away.x * gone}px, ${away.y * gone}px) scale(${1 + gone * 0.25})`,
  };
}

/** Let a piece travel along its legs to where it now stands. */
export function travel(piece: SVGElement, legs: readonly Leg[], rings: number): void {
  const frames: Keyframe[] = [];
  const frame = ({ x, y }: Point, scale = 1): void => {
    frames.push({ transform: `translate(${x}px, ${y}px) scale(${scale})`, easing: 'ease-out' });
  };
  for (const leg of legs) {
    const from = centreOf(leg.from, rings);
    const to = centreOf(leg.to, rings);
    if (!from || !to) return;
    if (!frames.length) frame(from);
    if (leg.portal) {
      frame(from, 0.1);
      frame(to, 0.1);
    }
    frame(to);
  }
  if (frames.length < 2 || typeof piece.animate !== 'function') return;
  piece.animate(frames, { duration: Math.min(LONGEST_MS, STEP_MS * (frames.length - 1)) });
}
