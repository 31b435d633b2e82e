import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

type Colours = Record<string, string>;

/** The colours that the rule behind `selector` gives, over those it leaves as they are. */
function coloursOf(selector: string, others: Colours = {}): Colours {
  const rule = theme.slice(theme.indexOf(`${selector} {`)).split('}')[0]!;
  const own = Object.fromEntries([...rule.matchAll(/--([\w-]+): (.+);/g)].map(([, name, value]) => [name!, value!]));
  const all = { ...others, ...own };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, all[/^var\(--(.+)\)$/.exec(value)?.[1] ?? ''] ?? value]));
}

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const light = coloursOf(':root');
const dark = coloursOf(":root[data-theme='dark']", light);
const automatic = coloursOf(":root:not([data-theme='light'])", light);
// What is written on what; the lost connection is told in the colour of panels on that of mistakes.
const WRITTEN = [['panel', 'bad'], ['action-ink', 'action'], ...['ink', 'ink-soft', 'action', 'honour', 'good', 'bad'].flatMap((ink) => [[ink, 'panel'], [ink, 'ground']])] as const;

test.each([['light', light], ['dark', dark], ['dark by the system', automatic]] as const)('whatever is written can be read (%s)', (_, colours) => {
  const poor = WRITTEN.filter(([ink, paper]) => contrast(colours[ink!]!, colours[paper!]!) < 4.5);

  expect(poor).toEqual([]);
});

test('the system and the reader ask for the same darkness', () => {
  expect(automatic).toEqual(dark);
});
