/** Our own emblems of the gods and their colours. Each is drawn within 16 units round the origin. */

export interface Part {
  d: string;
  mirror?: true; // drawn a second time, left and right exchanged
  cut?: true; // in the colour of the ground
  line?: number; // a stroke of this width instead of a filled shape
}

export interface Emblem {
  ground: string;
  ink: string;
  frame?: string; // on cards, where the ground would not show
  parts: Part[];
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

const CREAM = '#fff8e8';

export const EMBLEMS: Record<string, Emblem> = {
  // An eagle with spread wings.
  zeus: {
    ground: '#f3e3bd',
    ink: '#17384a',
    frame: '#c08a24',
    parts: [
      {
        d: 'M1.2,-4C4,-9.5 9,-13 16,-13C16,-10.8 15.4,-9.2 14.2,-7.6C15,-7.4 15.5,-7.4 16,-7.4C15.3,-5 14.2,-3.4 12.5,-2.3C13.1,-2 13.6,-1.9 14.1,-1.9C12.8,.5 11.2,1.7 9.2,2.2C9.5,2.7 9.9,3 10.3,3.2C7.6,4.8 4.6,4.7 1.2,3.4Z',
        mirror: true,
      },
      { d: 'M-3,-5C-3.4,0 -3,5 0,9.4C3,5 3.4,0 3,-5Z' },
      { d: 'M0,5L-5.6,14.2L-2.3,13.2L0,15.6L2.3,13.2L5.6,14.2Z' },
      { d: 'M2.9,-4.6C3.5,-9 2.4,-12.8 -.8,-12.8C-3.2,-12.8 -4.3,-11.3 -4.5,-10L-7.6,-8.3C-6,-7.6 -4.6,-7.6 -3.4,-8C-3,-7 -2.9,-6 -2.9,-4.6Z' },
      { d: dot(-1.7, -10.1, 0.9), cut: true },
      { d: 'M3,6.5L4.2,10.5M2.6,10.9L4.2,10.5L5.9,11.4', mirror: true, line: 1.3 },
    ],
  },
  // A diadem of five rays.
  hera: {
    ground: '#7a3f8f',
    ink: CREAM,
    parts: [
      { d: 'M-11.4,4.6L-13.6,-4.8L-8.6,-.4L-7.2,-8L-3.4,-1.2L0,-10L3.4,-1.2L7.2,-8L8.6,-.4L13.6,-4.8L11.4,4.6Z' },
      { d: 'M-11.2,6.6H11.2L10.6,11H-10.6Z' },
      { d: dot(13.9, -6.4, 1.8), mirror: true },
      { d: dot(7.3, -9.8, 1.8), mirror: true },
      { d: dot(0, -12, 2.1) },
      { d: 'M0,6.9L2,8.8L0,10.7L-2,8.8Z', cut: true },
      { d: 'M6.2,7.4L7.6,8.8L6.2,10.2L4.8,8.8Z', cut: true, mirror: true },
    ],
  },
  // A trident.
  poseidon: {
    ground: '#1f6c9e',
    ink: CREAM,
    parts: [
      { d: 'M0,-10V15.5', line: 2.7 },
      { d: 'M8.8,-8.5V-5C8.8,.4 5.4,3.4 0,3.4', mirror: true, line: 2.7 },
      { d: 'M0,-16L3.4,-9.4H-3.4Z' },
      { d: 'M8.8,-14.2L12,-7.6H5.6Z', mirror: true },
      { d: 'M-4.2,8.2H4.2', line: 2.3 },
    ],
  },
  // An ear of grain.
  demeter: {
    ground: '#58822c',
    ink: '#fff3c9',
    parts: [
      { d: 'M0,15.5V-6', line: 1.9 },
      { d: 'M0,-16C3,-12.6 3,-9.4 0,-6.4C-3,-9.4 -3,-12.6 0,-16Z' },
      { d: 'M.6,-3C.6,-7 3.4,-10.4 7.4,-11.6C8,-7.4 5.2,-3.8 .6,-3Z', mirror: true },
      { d: 'M.6,3.2C.6,-.8 3.6,-4.4 7.9,-5.6C8.5,-1.2 5.4,2.4 .6,3.2Z', mirror: true },
      { d: 'M.6,9.4C.6,5.4 3.6,1.8 7.9,.6C8.5,5 5.4,8.6 .6,9.4Z', mirror: true },
    ],
  },
  // An owl, facing us.
  athena: {
    ground: '#6f8797',
    ink: CREAM,
    parts: [
      { d: 'M-10,-8.6L-11.8,-14.6L-5.2,-12C-2,-13 2,-13 5.2,-12L11.8,-14.6L10,-8.6C12.8,-3 12.2,5.4 8.6,10.4C5.6,14.4 -5.6,14.4 -8.6,10.4C-12.2,5.4 -12.8,-3 -10,-8.6Z' },
      { d: dot(4.8, -5.4, 4.3), mirror: true, cut: true },
      { d: dot(4.5, -5.4, 2.1), mirror: true },
      { d: 'M0,-3.4L2,-.6L0,3.4L-2,-.6Z', cut: true },
      { d: 'M1.4,6.2L3.4,8L5.4,6.2M5.4,2.8L7,4.4L8.6,2.8M-1.6,9.4L0,11L1.6,9.4', line: 1.3, cut: true, mirror: true },
      { d: 'M3,13V15.8M5.4,12.6V15.2', line: 1.5, mirror: true },
    ],
  },
  // A crested helmet, in profile.
  ares: {
    ground: '#b0322a',
    ink: CREAM,
    parts: [
      { d: 'M-10.4,-9.2C-6.4,-16.2 5,-17.6 11,-10.4C15.4,-5 15.8,3.4 14,12.6C13,6 12,.6 8.6,-4.2C4.2,-10.2 -3.6,-11.6 -10.4,-9.2Z' },
      { d: 'M-9.2,-2.4C-8.8,-6.8 -5,-9 -.8,-8.4C5.4,-7.6 9,-2.6 9.2,3.2C9.3,7.6 9.8,10.8 10.8,14H4.4C3.2,11.4 2.6,9.4 2.2,6.8L-.6,7.8C-1.2,10.8 -2.8,13.2 -5.6,14.8C-8.4,11.8 -9.4,8.2 -9.6,5Z' },
      { d: 'M-9.5,1.2L-2.2,-1.6C-.6,0 -.6,2.4 -2,3.8L-6.4,3Z', cut: true },
      { d: 'M-5.8,-9L-7,-11.6M-1.6,-9.4L-2,-13.2M2.6,-8.4L3.6,-12.8M6.2,-5.6L8.8,-9.4M8.8,-1.6L12.6,-4.2M10.6,3.2L14.4,1.8', line: 0.9, cut: true },
    ],
  },
  // A dove in flight.
  aphrodite: {
    ground: '#d2688f',
    ink: CREAM,
    parts: [
      { d: 'M-3.6,-2.8C-6,-7 -5.4,-11.6 -2.6,-15.4C-.6,-13.4 .8,-11 1.2,-8.2' },
      { d: 'M-15,-1.9L-11.8,-4.1C-10.8,-7 -7.2,-7.6 -5,-5.2C-3.9,-4 -2.6,-3.2 -1,-3.1C-.2,-8.4 4,-13.6 12,-15.2C11.5,-12.9 11.6,-11.3 12.3,-9.6C10.8,-9.2 10.4,-8.5 10.7,-6.9C8.8,-6.3 8,-5.4 8.1,-3.9C7.2,-3 6.7,-2 6.6,-1C9,.6 12.2,1.5 16,1.7C14.6,3.1 14,4.2 13.8,5.6C12.4,5.4 11.5,5.8 10.7,6.9C6.2,6.3 4,8.9 -1,9.4C-6.6,9.8 -10.4,5.8 -11,1.2C-11.1,-.4 -11.3,-1.2 -11.9,-1.7Z' },
      { d: dot(-8.5, -3.9, 1), cut: true },
      { d: 'M1,-1.4C3.4,.8 6.4,2 9.8,2.2', line: 1.1, cut: true },
      { d: 'M-2,9.4L-3.4,13.2M1.2,9L.6,13', line: 1.2 },
    ],
  },
  // A staff with two prongs.
  hades: {
    ground: '#322d3a',
    ink: '#e9dff0',
    parts: [
      { d: 'M0,1.5V16', line: 2.9 },
      { d: 'M7.2,-9.6V-6C7.2,-1 4.4,1.6 0,1.6', mirror: true, line: 2.9 },
      { d: 'M7.2,-16L10.4,-8.6H4Z', mirror: true },
      { d: 'M0,4.4L3.6,8.2L0,12L-3.6,8.2Z' },
      { d: dot(0, 8.2, 1.3), cut: true },
    ],
  },
};
