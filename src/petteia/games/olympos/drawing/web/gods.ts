/** The ten gods of the Olympos cards: an emblem each, drawn round the origin within about ten units. */

export const EMBLEMS: Record<string, string> = {
  zeus: 'M2,-8L-5,1H-1L-3,8L5,-2H1Z', // a bolt
  hecate: 'M-1.5,9L-2.5,-1H2.5L1.5,9ZM0,-9C3.5,-6 3,-3.5 0,-2.5C-3,-3.5 -3.5,-6 0,-9Z', // a torch
  artemis: 'M-4,-8C5,-5 5,5 -4,8M-4,-8V8M-8,0H7M4,-3L7,0L4,3', // a bow
  athena: 'M-6,-8C-7,-1 -5,8 0,8S7,-1 6,-8L3,-6H-3ZM-2.6,-3.4A1.8,1.8 0 1 0 -2.5,-3.4ZM2.6,-3.4A1.8,1.8 0 1 0 2.7,-3.4ZM-1,1.5L0,3L1,1.5', // an owl
  ares: 'M-6,8V-1C-6,-6 6,-6 6,-1V8H2V2H-2V8ZM0,-5V-8M-6,-6C-3,-10 3,-10 6,-6', // a helmet
  keres: 'M0,7V-5M0,-2C-3,-7 -8,-7 -9,-4C-6,-3 -8,1 -4,0C-6,3 -2,5 0,3M0,-2C3,-7 8,-7 9,-4C6,-3 8,1 4,0C6,3 2,5 0,3', // wings of death
  hades: 'M0,9V-1M-5,-8C-5,1 5,1 5,-8M-5,-8L-7,-5M5,-8L7,-5', // a two-pronged staff
  nemesis: 'M0,-8V8M-4,8H4M-7,-5H7M-7,-5L-9.5,1H-4.5ZM7,-5L4.5,1H9.5Z', // scales
  erinyes: 'M-6,8C2,8 6,5 2,2C-4,-1 -7,-3 -2,-6C0,-7 3,-7 5,-6M5,-6L8,-8M5,-6L8,-4', // a snake
  siren: 'M-4,8H4M-4,8C-9,2 -3,-2 -6,-8M4,8C9,2 3,-2 6,-8M-5.5,-5H5.5M-1.5,-5V8M1.5,-5V8', // a lyre
};
