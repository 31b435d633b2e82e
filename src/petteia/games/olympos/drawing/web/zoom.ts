/** A map in a frame, brought nearer with two fingers, the wheel or a button, and pushed about by scrolling. */

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
  const up = (): void => void (start = 0);
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
