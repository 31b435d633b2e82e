import { expect, test } from 'vitest';
import { merged, pathTo, placeOf, runs, without, withPath } from './tree';

const grown = withPath(withPath(withPath([], 4, ['a', 'b', 'c']), 4, ['a', 'x']), 9, ['a']);

test('a variation is kept once, whatever it shares with others', () => {
  expect(grown.map((node) => node.move)).toEqual(['a', 'b', 'c', 'x', 'a']);
  expect(withPath(grown, 4, ['a', 'b'])).toEqual(grown);
  expect(pathTo(grown, placeOf(grown, 4, ['a', 'x']))).toEqual(['a', 'x']);
  expect(placeOf(grown, 9, ['a', 'b'])).toBe(-1);
});

test('with a node goes what follows it', () => {
  const left = without(grown, 1);

  expect(left.map((node) => [node.move, node.parent])).toEqual([['a', null], ['x', 0], ['a', null]]);
});

test('two trees make one, and nobody loses a word', () => {
  const theirs = withPath([], 4, ['a', 'b']).map((node) => ({ ...node, comment: 'theirs' }));
  const mine = withPath([], 4, ['a', 'x']).map((node) => ({ ...node, comment: 'mine' }));

  expect(merged(mine, theirs).map((node) => [node.move, node.comment])).toEqual([['a', 'mine'], ['x', 'mine'], ['b', 'theirs']]);
});

test('a line goes on until it parts', () => {
  expect(runs(grown)).toEqual([{ depth: 0, nodes: [0] }, { depth: 1, nodes: [1, 2] }, { depth: 1, nodes: [3] }, { depth: 0, nodes: [4] }]);
});
