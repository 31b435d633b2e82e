/** The discoveries: an emblem each, drawn round the origin within about ten units, and the colours of the five shelves. */

export const SHELF_COLOURS = ['#9c2c24', '#8a6a0c', '#4a7022', '#1b628f', '#713a85'];

export const EMBLEMS: Record<string, string> = {
  religion: 'M-7.5,8.5H7.5M-5.5,8.5V2.5H5.5V8.5M-7.5,2.5H7.5M0,-9C3.4,-5.6 3,-2.6 0,-.6C-3,-2.6 -3.4,-5.6 0,-9Z', // an altar
  cavalry: 'M-4.5,9C-3,5 -4.8,2.6 -2.6,-.4L-6.6,2.4L-8.2,.4C-6.6,-3.6 -3.6,-5.8 -1,-6.8L-.4,-9.2L2.2,-6.4C6.4,-3.4 6.4,4 5.4,9ZM-2.4,-3.4H-2.3', // a horse's head
  metallurgy: 'M-9,-5H8.5C7.6,-1.6 4.6,-.6 2.2,.4V4.6H5.4V8.4H-5.4V4.6H-2.2V.4C-5.6,-.6 -8.4,-2.4 -9,-5Z', // an anvil
  medicine: 'M0,-9.5V9.5M-3.4,-7C-6.4,-3.4 5.6,-3 3.6,.6C2,3.4 -5.4,2.6 -3,6.8C-1.8,8.4 1.6,7.6 2.6,6.4', // the staff of Asclepius
  oracle: 'M-7,-3H7C6.6,.6 3.6,2.2 0,2.2S-6.6,.6 -7,-3ZM-4,1.6L-7,9.2M4,1.6L7,9.2M0,2.2V9.2M-1.6,-5C-3.6,-6.8 .6,-7.4 -1,-9.6M2.4,-5C.8,-6.6 4.4,-7.4 3,-9.4', // a tripod
  polytheism: 'M-9,-2.6L0,-8.6L9,-2.6ZM-6.2,-.4V6M0,-.4V6M6.2,-.4V6M-9,8.4H9', // a temple of many
  astronomy: 'M1,-8.4A8.4,8.4 0 1 0 8.4,3.4A7,7 0 0 1 1,-8.4ZM6,-7.6V-2.4M3.4,-5H8.6', // moon and star
  hoplites: 'M0,-8.8A8.8,8.8 0 1 0 .1,-8.8ZM-4.2,4.4L0,-5.4L4.2,4.4', // a shield
  money: 'M-2.6,-7A6.4,6.4 0 1 0 -2.5,-7ZM2.2,-5.6A6.4,6.4 0 1 1 .6,7M-4.4,1.8V-2.8H-.8V1.8M-4.4,-.6H-.8', // coins
  agriculture: 'M4.6,9.2L1.4,4.4M1.4,4.4C9,2 8.4,-8 -3.4,-8.6C4,-5.4 3.4,.6 -3.4,1.6C-1.4,4 0,4.6 1.4,4.4Z', // a sickle
  hellenism: 'M-9,8H8V-8H-7V3.6H3.4V-3.6H-2.4', // a meander
  cartography: 'M-8.6,-6L-3,-8.2L3,-6L8.6,-8.2V6L3,8.2L-3,6L-8.6,8.2ZM-3,-8.2V6M3,-6V8.2', // a map
  phalanx: 'M-6,9V-3.6M0,9V-3.6M6,9V-3.6M-6,-9.4L-4.2,-5.8L-6,-3.6L-7.8,-5.8ZM0,-9.4L1.8,-5.8L0,-3.6L-1.8,-5.8ZM6,-9.4L7.8,-5.8L6,-3.6L4.2,-5.8ZM-8.6,3.4H8.6', // spears
  commerce: 'M-3.2,-9H3.2M-2,-9V-6C-6.4,-3.6 -6,3.6 -1.6,8.8H1.6C6,3.6 6.4,-3.6 2,-6V-9M-2,-6.4C-7.6,-8.4 -8.6,-2.4 -4.9,-1.4M2,-6.4C7.6,-8.4 8.6,-2.4 4.9,-1.4', // an amphora
  democracy: 'M-7.4,0H7.4M-6.2,0L-4.4,9H4.4L6.2,0M0,-9.2A2.6,2.6 0 1 0 .1,-9.2ZM-4.4,-3.2H-4.3M4.4,-3.2H4.5', // an urn and its pebbles
  art: 'M-6.6,-8.4H6.6C8.4,0 5.4,9 0,9S-8.4,0 -6.6,-8.4ZM-4.4,-3.4C-3.6,-4.4 -2.4,-4.4 -1.6,-3.4M1.6,-3.4C2.4,-4.4 3.6,-4.4 4.4,-3.4M-3.4,2C-1.2,3 1.2,3 3.4,2C2.6,6.4 -2.6,6.4 -3.4,2Z', // a mask
  surgery: 'M-8,8.6L1.4,-2L6.4,-8.8C8.4,-5.6 6.8,-1.4 4,1.4L-.6,.4M-8.4,-4.6H-2.4M-5.4,-7.6V-1.6', // a scalpel
  strategy: 'M-7.6,-8.6L6.4,5.4M7.6,-8.6L-6.4,5.4M-8.4,2.4L-3.4,7.4M8.4,2.4L3.4,7.4M5.6,4.6L8.8,8.8M-5.6,4.6L-8.8,8.8', // crossed swords
  architecture: 'M-7,-8.8H7V-5.6H-7ZM-4.4,-5.6V5.6M4.4,-5.6V5.6M0,-5.6V5.6M-7,5.6H7V8.8H-7Z', // a column
  poetry: 'M-8,9.2L-2,1.6C-5.6,-3.6 .4,-9 8.6,-9C8.6,-1 3.4,4.4 -2,1.6L4.6,-5', // a pen
  engineering: 'M-7.4,9L1,-9L8,-4.4M-1.6,9L1,-9M8,-4.4V.6M5.8,.6H10V5H5.8ZM-5.4,4.6H-1', // a crane
  city: 'M-8.6,9V-1.6H-5.6V1H-2.8V-8.4H2.8V1H5.6V-1.6H8.6V9ZM-2.2,9V5.4C-2.2,3 2.2,3 2.2,5.4V9', // walls and a tower
  absolutism: 'M-8,5L-9,-5.4L-4.4,-.6L0,-8.6L4.4,-.6L9,-5.4L8,5ZM-7.6,8.4H7.6', // a crown
  science: 'M0,-9.4V-6.4M0,-6.4L-6.4,9M0,-6.4L6.4,9M-4.2,3.8C-1.6,5.6 1.6,5.6 4.2,3.8', // a pair of compasses
  philosophy: 'M-9.2,-.4C-7,-2.6 -3.6,-2.6 0,-2.6H6L7.6,-.6C7.6,4 4,6.6 0,6.6S-6.6,4 -9.2,-.4ZM-7.4,-4C-9.2,-6 -7.4,-7.4 -7.4,-9.6C-5.4,-7.8 -5.6,-5 -7.4,-4ZM6.4,-1.6C10,-4.4 11,2.4 7,3M-3,8.6H3', // a lamp
};

const VOWEL = 'aeiouyàâäèéêëìîïòôöùûüаеёиоуыэюя';
const ONSET = `(?:[bcdfgkptбвгдкпт][rlрл]|[pct]h|[^${VOWEL}ьъ])[${VOWEL}]`; // what a syllable begins with
const WHOLE = '(?<![bcdfgkptбвгдкпт](?=[rlрл]))(?<![pct](?=h))'; // never within such a beginning
const BREAKS = new RegExp(`${WHOLE}(?<=\\p{L}{3})(?<=[${VOWEL}][^${VOWEL}]?)(?=${ONSET}\\p{L}{2}|ств[${VOWEL}])`, 'giu');

/** A name with soft hyphens in its long words, so that it fits a narrow tile. */
export const breakable = (name: string): string => name.replace(/\p{L}{8,}/gu, (word) => word.replace(BREAKS, '\u00ad'));
