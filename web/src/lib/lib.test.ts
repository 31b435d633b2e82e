import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readMarkdown, readSpans } from './markdown';
import { readRoute } from './router.svelte';
import { readSettings } from './settings.svelte';
import { type Shapes, flaw } from './shape';
import { readMessage } from './socket.svelte';

describe('settings', () => {
  test('what was kept is read again', () => {
    expect(readSettings('{"language":"ru","confirm":false}')).toMatchObject({ language: 'ru', confirm: false, motion: true });
  });

  test.each(['', 'nonsense', '[]', 'null', '{"language":"klingon","motion":"yes","level":"x"}'])('nonsense keeps the usual values: %s', (kept) => {
    expect(readSettings(kept)).toMatchObject({ motion: true, level: 1 });
    expect(['en', 'ru', 'fr', 'it']).toContain(readSettings(kept).language);
  });
});

describe('addresses', () => {
  test('a page, an id and a query', () => {
    const route = readRoute('#/rules/toy?rule=T1.2');

    expect([route.page, route.id, route.query.get('rule')]).toEqual(['rules', 'toy', 'T1.2']);
  });

  test.each(['', '#', '#/', '#/%E0%A4%A'])('an odd address is still one: %s', (hash) => {
    expect(() => readRoute(hash)).not.toThrow();
  });
});

describe('rules as Markdown', () => {
  test('rules keep their numbers, over several lines', () => {
    const blocks = readMarkdown('# Toy\n\n## T1 Pieces\n- T1.1 A **toy**\n  goes on.\n- T1.2 More.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');

    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'heading', 'rule', 'rule', 'table']);
    expect(blocks[2]).toMatchObject({ number: 'T1.1', spans: [{ text: 'A ' }, { kind: 'strong', text: 'toy' }, { text: ' goes on.' }] });
  });

  test('nothing is taken for a tag', () => {
    expect(readSpans('<b>no</b>')).toEqual([{ kind: 'text', text: '<b>no</b>' }]);
  });
});

describe('messages', () => {
  test.each(['', '{', '1', 'null', '{"type":5}', '[]', '{"type":"pong","re":1,"server_time":2}', '{"type":"pong","re":"w1"}'])('no message is %s', (data) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});

    expect(readMessage(data)).toBeNull();
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });

  test('what has its shape is read as it is', () => {
    expect(readMessage('{"type":"pong","re":"w1","server_time":2}')).toEqual({ type: 'pong', re: 'w1', server_time: 2 });
  });

  test('what has not is told by its place', () => {
    const shapes: Shapes = { Toy: { 'name': 'string', 'size?': 'number', 'parts': [{ or: [{ is: 'Part' }, 'null'] }], 'pair': { tuple: ['string', 'number'] } }, Part: { kind: { of: ['big', 'small'] } } };
    const toy = { name: 'horse', parts: [{ kind: 'big' }, null], pair: ['a', 1] };

    expect(flaw(toy, 'Toy', shapes)).toBeNull();
    expect(flaw({ ...toy, size: 'x' }, 'Toy', shapes)).toBe('Toy.size');
    expect(flaw({ ...toy, parts: [null, { kind: 'odd' }] }, 'Toy', shapes)).toBe('Toy.parts[1]');
    expect(flaw({ ...toy, pair: ['a'] }, 'Toy', shapes)).toBe('Toy.pair');
  });
});

describe('words', () => {
  const keys = (file: string): string[] => [...readFileSync(file, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();
  const games = '../src/petteia/games';
  const slugs = readdirSync(games, { withFileTypes: true }).flatMap((each) => (each.isDirectory() && !each.name.startsWith('_') ? [each.name] : []));
  const folders = ['src/locale', ...slugs.map((slug) => join(games, slug, 'drawing/web/locale'))].filter((folder) => existsSync(folder));

  test.each(folders)('every language says everything in %s', (folder) => {
    for (const language of ['ru', 'fr', 'it']) expect(keys(join(folder, `${language}.ftl`)), language).toEqual(keys(join(folder, 'en.ftl')));
    expect(keys(join(folder, 'en.ftl')), 'nothing is said twice').toEqual([...new Set(keys(join(folder, 'en.ftl')))]);
  });

  test.each(slugs)('the rules of %s have the same numbers in every language', (slug) => {
    const numbers = (file: string): string[] =>
      readMarkdown(readFileSync(join(games, slug, file), 'utf8')).flatMap((block) => (block.kind === 'rule' ? [block.number] : []));
    const english = numbers('RULES.md');

    expect(english.length).toBeGreaterThan(20);
    for (const language of ['ru', 'fr', 'it']) expect(numbers(`RULES.${language}.md`), language).toEqual(english);
  });

  test('nobody writes a game’s name outside its folder', () => {
    const files = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? files(join(folder, each.name)) : [join(folder, each.name)]));
    const naming = files('src').filter((file) => /\.(ts|svelte)$/.test(file) && slugs.some((slug) => new RegExp(`['"/]${slug}['"/]`).test(readFileSync(file, 'utf8'))));

    expect(naming).toEqual([]);
  });
});
