/** A position as text: words in any order, `key=value` or `thing@place`; docs/notation.md. The game says whether there can be such a one. */

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** What stands behind a key; null if the position does not say. */
export const wordIn = (text: string, key: string): string | null => split(text).find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1) ?? null;

/** The values behind a key, one by one. */
export const listIn = (text: string, key: string): string[] => (wordIn(text, key) ?? '').split(',').filter(Boolean);

/** The position with other values; null takes a word away. */
export function withWords(text: string, values: Record<string, string | null>): string {
  const kept = split(text).filter((word) => !(word.split('=')[0]! in values));
  return [...kept, ...Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]))].join(' ');
}

/** The position with a thing put, moved, or, without a place to come to, taken away. */
export function withThing(text: string, thing: string, from: string | null, to: string | null): string {
  const kept = split(text).filter((word) => word !== `${thing}@${from}`);
  return [...kept, ...(to ? [`${thing}@${to}`] : [])].join(' ');
}
