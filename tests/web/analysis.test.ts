/** A game studied: from its end to what lost it, by keyboard, by tap, with variations that are kept; a position set up by hand; at the size of a phone. */

import { expect, test } from 'vitest';
import { openTable, useHouse } from './house';

const house = useHouse();
const FOOT = 'zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1';

test('after a lost game one learns what lost it, and tries what would have been better', async () => {
  const page = await house.visitor({ settings: { motion: false }, viewport: { width: 390, height: 844 } });
  const table = await openTable(page, 'gods', 2, [null, null], { sit: [0, 1], position: FOOT });
  await page.evaluate(
    async ([id, ...moves]) => {
      const me = (await (await fetch('/api/me')).json()) as { csrf: string };
      const headers = { 'content-type': 'application/json', 'x-csrf-token': me.csrf };
      for (const [ply, move] of moves.entries()) {
        const answer = await fetch(`/api/tables/${id}/wishes`, { method: 'POST', headers, body: JSON.stringify({ type: 'play', table: id, ply, move }) });
        if (!answer.ok) throw new Error(await answer.text());
      }
    },
    [table, 'hades up', 'place p6', 'zeus up'],
  );
  await page.getByRole('link', { name: 'Analyse' }).click();

  const verdict = page.getByRole('region', { name: 'What was decided here' });
  await verdict.getByText('blunder').waitFor();
  await verdict.getByText('There was a win at once: Zeus goes up.').waitFor();
  await page.getByRole('button', { name: /^Move 1\. / }).waitFor(); // the turning point, in words
  await page.getByRole('row', { name: /^Came to light later/ }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Move 1 of 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Move 0 of 3').waitFor();

  await verdict.getByRole('button', { name: /Zeus goes up/ }).click(); // follow the better line
  await page.getByRole('region', { name: 'Variation:' }).getByText('Zeus goes up').waitFor();
  expect(page.url()).toContain('line=zeus%20up');
  await page.getByRole('button', { name: 'Keep this try' }).click();
  const tries = page.getByRole('region', { name: 'Tries' });
  await tries.getByLabel('Comment').fill('<b>the summit</b>');
  await tries.getByLabel('Name', { exact: true }).fill('At once');
  await page.keyboard.press('Tab');
  await tries.locator('.comment').getByText('<b>the summit</b>').waitFor(); // words, whatever they look like
  await tries.getByText('At once:').waitFor();
  await tries.getByRole('button', { name: 'Delete from here on' }).focus();
  await page.keyboard.press('ArrowLeft');
  await verdict.getByText('blunder').waitFor();
  await page.getByLabel('Let the engine think').check();
  await page.getByText(/Certain: .* wins this turn/).waitFor();

  const graph = page.getByRole('img', { name: /^The chances of all players/ });
  const box = (await graph.boundingBox())!;
  await graph.click({ position: { x: box.width - 2, y: box.height / 2 } });
  await page.getByText('Move 3 of 3').waitFor();
  const link = await page.evaluate(async (id) => {
    const tree = (await (await fetch(`/api/analysis/${id}/tree`)).json()) as { id: string };
    return `#/analysis/${id}?tree=${tree.id}`;
  }, table);
  const friend = await house.visitor({ settings: { motion: false } });
  await friend.goto(`${house.url}/${link}`);
  await friend.getByRole('region', { name: 'Tries' }).getByRole('button', { name: /At once/ }).click();
  await friend.getByRole('region', { name: 'Variation:' }).getByText('Zeus goes up').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('link', { name: 'Set up from here' }).click(); // the game is over there
  await page.getByRole('button', { name: 'Seat 2', exact: true }).click();
  await page.getByRole('alert').getByText('a god on the summit wins the game (G3.6)').waitFor(); // and with a god up there it stays so
  await page.goto(`${house.url}/#/set-up/gods?position=${encodeURIComponent(FOOT)}`);
  const cell = (name: string) => page.locator(`[data-cell=${name}]`);
  await cell('c1').and(page.getByRole('button', { name: /Hera/ })).waitFor();
  await cell('i1').scrollIntoViewIfNeeded();
  await cell('a1').scrollIntoViewIfNeeded();
  const [from, to] = [(await cell('c1').boundingBox())!, (await cell('e4').boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2); // drag
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await cell('e4').and(page.getByRole('button', { name: /Hera/ })).waitFor();
  await page.getByRole('button', { name: /^barrier/ }).click(); // tap, and tap where
  await cell('a6').click();
  await page.getByRole('alert').getByText('something stands there already (G1.5)').waitFor();
  await page.getByRole('button', { name: /^barrier/ }).click();
  await cell('a5').focus(); // or by keyboard
  await page.keyboard.press('Enter');
  await cell('a5').and(page.getByRole('button', { name: /barrier/ })).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await cell('a5').and(page.getByRole('button', { name: 'a5', exact: true })).waitFor();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByText(/Certain: .* wins this turn/).waitFor(); // the engine thinks about it by itself
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await friend.goto(`${house.url}/#/set-up/olympos`);
  await friend.getByRole('button', { name: 'A turn begins' }).click();
  await friend.getByRole('button', { name: '+ Seat 1' }).click();
  await friend.locator('button:enabled', { hasText: 'Take the top disc away' }).waitFor(); // there is one now
  const spot = async (land: string): Promise<[number, number]> => {
    const box = (await friend.locator(`[data-anchor="land:${land}"]`).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await friend.mouse.move(...(await spot('attica')));
  await friend.mouse.down();
  await friend.mouse.move(...(await spot('boeotia')), { steps: 4 });
  await friend.mouse.up();
  await friend.locator('[data-top="boeotia"]').waitFor({ state: 'attached' });
  await friend.locator('[data-top="attica"]').waitFor({ state: 'detached' });
  await friend.locator('details[open]').getByLabel('gold: more').first().click();
  await friend.getByRole('button', { name: 'Play on against bots' }).click();
  await friend.waitForURL(/#\/table\//);
  expect(house.problems.filter((each) => !each.includes('400'))).toEqual([]); // the browser itself reports refusals
});

test('a puzzle is solved by playing, after a wrong try was refuted on the board', async () => {
  const page = await house.visitor({ settings: { motion: false, pace: 'instant' }, viewport: { width: 390, height: 844 } });
  await page.goto(`${house.url}/#/puzzles`);
  await page.getByRole('link', { name: /^Win this turn/ }).click();
  const frame = page.locator('[data-puzzle][data-status=right]');
  await frame.waitFor();
  const id = await frame.getAttribute('data-puzzle');
  const solution = await page.evaluate(async (name) => {
    const me = (await (await fetch('/api/me')).json()) as { csrf: string };
    const answer = await fetch(`/api/puzzles/gods/${name}/solution`, { method: 'POST', headers: { 'x-csrf-token': me.csrf } });
    return ((await answer.json()) as { steps: { words: string }[] }).steps.map((step) => step.words);
  }, id);
  const choices = page.getByRole('region', { name: 'Choices' });

  await choices.getByText(/^All/).click();
  await choices.getByRole('button').filter({ hasNotText: solution[0]! }).first().click();
  await page.locator('[data-status=wrong]').waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'What came of it' }).getByRole('listitem').count()).toBeGreaterThan(1); // somebody answers
  await page.getByText('changes no rating').waitFor(); // the solution was asked for before
  await page.keyboard.press('r');
  for (const words of solution) {
    await page.locator('[data-status=right]').waitFor();
    const button = choices.getByRole('button', { name: words, exact: true });
    if (!(await button.first().isVisible())) await choices.getByText(/^All/).click();
    await button.first().click();
  }
  await page.getByText('Solved!', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('n');
  await page.locator(`[data-status=right]:not([data-puzzle="${id}"])`).waitFor();
  expect(house.problems).toEqual([]);
});

test('alone against bots one takes a hint step by step, and is warned before a blunder', async () => {
  const page = await house.visitor({ settings: { motion: false, warn: true, confirm: false }, viewport: { width: 390, height: 844 } });
  await openTable(page, 'gods', 2, [null, 1], { sit: [0], position: FOOT });
  const hint = page.getByRole('region', { name: 'Hint' });

  await hint.getByRole('button', { name: 'Hint' }).click();
  await hint.getByText('You can win this turn.').waitFor();
  await page.keyboard.press('h');
  await hint.getByText('Zeus goes up.').waitFor();
  await page.keyboard.press('h');
  await hint.getByText('Zeus stands on the summit').waitFor();

  const choices = page.getByRole('region', { name: 'Choices' });
  await choices.getByText(/^All/).click();
  await choices.getByRole('button', { name: 'Hades goes up', exact: true }).last().click();
  await page.getByRole('alert').getByText('this gives it away').waitFor();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await choices.getByRole('button', { name: 'Zeus goes up', exact: true }).last().click();
  await page.getByText('One hint taken. Warned once.').waitFor();
  expect(house.problems).toEqual([]);
});
