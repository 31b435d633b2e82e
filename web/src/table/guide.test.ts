import { describe, expect, test } from 'vitest';
import { type Mark, type Now, follow, next, suggested } from './guide';
import { type Step, lessonOf } from './lesson';

const STEPS: Step[] = [
  { say: 'goal' },
  { say: 'climb', asked: 'turn', move: 'zeus up' },
  { say: 'again', asked: 'step', move: 'up' },
  { say: 'watch', wait: true },
  { say: 'hera', asked: 'turn', move: 'hera up' },
  { say: 'weaken', asked: 'weaken', move: 'weaken zeus' },
  { say: 'watch-again', wait: true },
  { say: 'end' },
];
const mine = (record: number, asked: string, ...moves: string[]): Now => ({ record, isMyTurn: true, asked, moves: moves.map((text) => ({ text })) });
const theirs = (record: number): Now => ({ record, isMyTurn: false, asked: 'turn', moves: [] });

/** The step due after each position; the first is read and left. */
function told(...positions: Now[]): string[] {
  let trail: Mark[] = next(STEPS, follow(STEPS, [], positions[0]!), positions[0]!);
  return positions.map((now) => {
    trail = follow(STEPS, trail, now);
    return STEPS[trail.at(-1)!.step]!.say;
  });
}

const begin = mine(0, 'turn', 'zeus up', 'hera up');
const onward = mine(1, 'step', 'up');

describe('a guided game', () => {
  test('goes step by step with the moves it suggests', () => {
    expect(told(begin, onward, theirs(2), mine(3, 'turn', 'hera up'), mine(4, 'weaken', 'weaken zeus'), theirs(5), mine(6, 'turn'))).toEqual([
      'climb', 'again', 'watch', 'hera', 'weaken', 'watch-again', 'end',
    ]);
  });

  test('does not miss an opponent whose turn is over before it was seen', () => {
    expect(told(begin, onward, mine(3, 'turn', 'hera up'))).toEqual(['climb', 'again', 'hera']);
    expect(told(begin, onward, theirs(2), theirs(3), theirs(4), mine(5, 'turn', 'hera up'))).toEqual(['climb', 'again', 'watch', 'watch', 'watch', 'hera']);
  });

  test('begins when its steps have come', () => {
    expect(follow(STEPS, follow([], [], begin), begin)).toEqual([{ step: 0, record: 0, isAsked: true }]);
  });

  test('never asks for what cannot be done: a card that is spent or was weakened', () => {
    expect(told(begin, onward, theirs(2), mine(3, 'turn', 'ares up'))).toEqual(['climb', 'again', 'watch', 'end']);
  });

  test('passes over what the reader decided otherwise', () => {
    expect(told(begin, theirs(1), mine(2, 'turn', 'hera up'), theirs(3), mine(4, 'turn'))).toEqual(['climb', 'watch', 'hera', 'watch-again', 'end']);
  });

  test('teaches again what was taken back', () => {
    expect(told(begin, onward, begin, onward)).toEqual(['climb', 'again', 'climb', 'again']);
  });

  test('waits for the reader’s turn where others move before a step can be made', () => {
    const steps: Step[] = [{ say: 'read' }, { say: 'climb', asked: 'turn', move: 'zeus up' }, { say: 'end' }];
    let trail = next(steps, follow(steps, [], theirs(4)), theirs(4));
    const seen = [theirs(5), mine(6, 'turn', 'zeus up'), theirs(7)].map((now) => steps[(trail = follow(steps, trail, now)).at(-1)!.step]!.say);

    expect(seen).toEqual(['climb', 'climb', 'end']);
  });

  test('is asked to wait while the reader answers what else the turn asks', () => {
    expect(told(begin, onward, mine(2, 'place', 'place a1'), theirs(3))).toEqual(['climb', 'again', 'watch', 'watch']);
  });

  test('teaches nothing of a turn that the reader plays otherwise', () => {
    const other = { ...mine(1, 'step', 'up'), made: 'ares up' };

    expect(told(begin, other, theirs(2))).toEqual(['climb', 'watch', 'watch']);
  });

  test('waits with a part of a turn while something else is asked first, and takes any answer for it', () => {
    const led = { ...mine(4, 'step', 'left'), made: 'hera up' };
    const weaken = mine(5, 'weaken', 'weaken ares');

    expect(told(begin, onward, theirs(2), mine(3, 'turn', 'hera up'), led, weaken, theirs(6))).toEqual(['climb', 'again', 'watch', 'hera', 'weaken', 'weaken', 'watch-again']);
    expect(suggested(STEPS[5]!, weaken)?.text).toBe('weaken ares');
    expect(suggested(STEPS[5]!, led)).toBeUndefined();
  });
});

// What tools/lesson_courses.py found by trying every turn the opponent can take.
const COURSES = Object.entries(import.meta.glob<Record<string, Now[][]>>('../../../tests/web/courses.json', { eager: true, import: 'default' })).flatMap(([, file]) => Object.entries(file));

test.each(COURSES)('whatever others do, the guided game of %s goes on to its end and asks for nothing that cannot be done', async (slug, courses) => {
  const { steps } = (await lessonOf(slug))!;
  expect(courses.length).toBeGreaterThan(3);
  for (const course of courses) {
    let trail: Mark[] = [];
    const seen: number[] = [];
    const due = (): number => trail.at(-1)!.step;
    const read = (now: Now): void => {
      // Press "Next" wherever there is one.
      for (let step = steps[due()]!; !step.move && !step.wait && due() + 1 < steps.length; step = steps[due()]!) {
        seen.push(due());
        trail = next(steps, trail, now);
      }
      seen.push(due());
    };
    for (const now of course) {
      trail = follow(steps, trail, now);
      read(now);
      const step = steps[due()]!;
      if (now.isMyTurn && now.asked === 'turn') expect(step.wait, step.say).toBeUndefined(); // nobody waits for the reader
      if (now.isMyTurn && step.asked === now.asked) expect(suggested(step, now), step.say).toBeDefined();
      if (now.isMyTurn && now.asked === 'turn' && step.move) expect(now.moves.map((move) => move.text)).toContain(step.move);
    }

    expect(due(), JSON.stringify(course.at(-1))).toBe(steps.length - 1);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
  }
});
