/** A board in a frame, brought nearer with two fingers, a double tap, the wheel or a button, and pushed about by scrolling. */

import { flushSync } from 'svelte';

export const FARTHEST = 1;
export const NEAREST = 3.2;

export interface Zoom {
  scale: () => number;
  zoomTo: (scale: number, at?: { x: number; y: number }) => void;
}

/** How to scroll a frame so that the point under *at* stays there when the map grows by *ratio*. */
export function keepPoint(scroll: number, at: number, ratio: number): number {
  return Math.max(0, (scroll + at) * ratio - at);
}

/** Bring the board nearer or farther, round a point of the screen or its middle; `apply` makes it as large as said. */
export function zoomFrame(frame: HTMLElement, scale: number, wished: number, apply: (scale: number) => void, at?: { x: number; y: number }): void {
  const next = Math.max(FARTHEST, Math.min(NEAREST, wished));
  const box = frame.getBoundingClientRect();
  const [x, y] = at ? [at.x - box.x, at.y - box.y] : [box.width / 2, box.height / 2];
  const ratio = next / scale;
  const [left, top] = [keepPoint(frame.scrollLeft, x, ratio), keepPoint(frame.scrollTop, y, ratio)];
  apply(next);
  flushSync();
  frame.scrollTo(left, top);
}

const DOUBLE = { ms: 320, points: 32, scale: 2.4 };
const CHOICE = '.live, [data-move]'; // two quick taps on a choice choose it and say yes

/** Listen to fingers and wheel on the frame. */
export function pinch(frame: HTMLElement, zoom: Zoom): { destroy: () => void } {
  let start = 0; // the distance of the fingers when they came down, and how near the map was
  let before = 1;
  const measure = (touches: TouchList): { apart: number; x: number; y: number } => {
    const [one, other] = [touches[0]!, touches[1]!];
    return { apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
  };
  const down = (event: TouchEvent): void => {
    if (event.touches.length !== 2) return;
    start = measure(event.touches).apart;
    before = zoom.scale();
  };
  const move = (event: TouchEvent): void => {
    if (event.touches.length !== 2 || !start) return;
    event.preventDefault();
    const now = measure(event.touches);
    zoom.zoomTo((before * now.apart) / start, now);
  };
  let tapped = { at: 0, x: 0, y: 0 };
  const up = (event: TouchEvent): void => {
    const wasPinch = start > 0;
    start = 0;
    const finger = event.changedTouches[0];
    if (wasPinch || !finger || event.touches.length || (event.target as Element).closest(CHOICE)) return;
    const now = { at: event.timeStamp, x: finger.clientX, y: finger.clientY };
    const isDouble = now.at - tapped.at < DOUBLE.ms && Math.hypot(now.x - tapped.x, now.y - tapped.y) < DOUBLE.points;
    tapped = isDouble ? { at: 0, x: 0, y: 0 } : now;
    if (isDouble) zoom.zoomTo(zoom.scale() > FARTHEST ? FARTHEST : DOUBLE.scale, now);
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return; // without Ctrl the page scrolls
    event.preventDefault();
    zoom.zoomTo(zoom.scale() * Math.exp(-event.deltaY / 240), { x: event.clientX, y: event.clientY });
  };
  frame.addEventListener('touchstart', down, { passive: true });
  frame.addEventListener('touchmove', move, { passive: false });
  frame.addEventListener('touchend', up, { passive: true });
  frame.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      frame.removeEventListener('touchstart', down);
      frame.removeEventListener('touchmove', move);
      frame.removeEventListener('touchend', up);
      frame.removeEventListener('wheel', wheel);
    },
  };
}
