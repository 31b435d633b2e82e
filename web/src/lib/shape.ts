/** Shapes of what the server sends, as tools/protocol_types.py writes them, and whether something has its shape. */

export type Shape =
  | 'string' | 'number' | 'boolean' | 'null' | 'unknown'
  | readonly Shape[] // a list: its one shape is that of every item
  | { is: string } // another shape, by its name
  | { of: readonly unknown[] } // one of these values
  | { or: readonly Shape[] }
  | { each: Shape } // any names, every value of this shape
  | { tuple: readonly Shape[] };

/** A shape for every field; a name that ends with a question mark may be missing. */
export type Fields = Record<string, Shape>;
export type Shapes = Record<string, Fields>;

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The place in *value* that is not as *name* among *shapes* says, or null if all is well. */
export function flaw(value: unknown, name: string, shapes: Shapes): string | null {
  if (!shapes[name]) return 'type';
  return amiss(value, { is: name }, shapes, name);
}

function amiss(value: unknown, shape: Shape, shapes: Shapes, at: string): string | null {
  if (shape === 'unknown') return null;
  if (shape === 'null') return value === null ? null : at;
  if (typeof shape === 'string') return typeof value === shape ? null : at;
  if ('is' in shape) return isObject(value) ? fieldAmiss(value, shapes[shape.is] ?? {}, shapes, at) : at;
  if ('of' in shape) return shape.of.includes(value) ? null : at;
  if ('or' in shape) return shape.or.some((each) => amiss(value, each, shapes, at) === null) ? null : at;
  if ('each' in shape) return isObject(value) ? first(Object.entries(value), ([key, one]) => amiss(one, shape.each, shapes, `${at}.${key}`)) : at;
  if (!Array.isArray(value)) return at;
  const every = 'tuple' in shape ? shape.tuple : value.map(() => shape[0]!);
  if (every.length !== value.length) return at;
  return first(value.map((one, i) => [one, i] as const), ([one, i]) => amiss(one, every[i]!, shapes, `${at}[${i}]`));
}

function fieldAmiss(value: Record<string, unknown>, fields: Fields, shapes: Shapes, at: string): string | null {
  return first(Object.entries(fields), ([key, shape]) => {
    const name = key.replace('?', '');
    return key !== name && value[name] === undefined ? null : amiss(value[name], shape, shapes, `${at}.${name}`);
  });
}

function first<T>(items: readonly T[], flawOf: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = flawOf(item);
    if (found) return found;
  }
  return null;
}
