/** Plays Olympos by clicks: something on the shelves or the map if there is, else an answer shown as a thing. */

import type { Page } from 'playwright-core';

/** The Oracle shows three cards; none of those in hand can be played. */
export const ORACLE =
  'seats=2 seat=1 time=31,29 ask=next>passing>revealing>playing>keeping epirus=x macedonia=x thrace=2 olympos=b thessaly=b aetolia=x phocis=x boeotia=x attica=2 euboea=b arcadia=x laconia=b corcyra=x lesbos=x rhodes=- cydonia=x caria=x lycia=1 atlantis-west=x atlantis-east=x row1=medicine,religion,cavalry,oracle,- row2=money,agriculture,hoplites,astronomy,- row3=phalanx,hellenism,commerce,democracy,- row4=strategy,architecture,art,surgery,- row5=philosophy,city,absolutism,engineering,- wonders=colossus,stadium,parthenon,statue-of-zeus,- tiles1=oracle bonus1=1.4.1 hand1=most-grain,plenty tiles2=commerce bonus2=3.3.2 cubes2=grain,gold stock2=2 hand2=prestige-stone revealed=zeus,hades god=zeus discard=cube-stone looked=most-stone,star,zeus';

export async function isOver(page: Page): Promise<boolean> {
  return page.getByRole('heading', { name: /You have won|You have lost|A draw/ }).isVisible();
}

/** Press the next thing, found and pressed at once so that the page cannot change in between; `turn` spreads the choices. */
function pressNext(turn: number): string {
  const press = (element: Element): void => void element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const pick = (selector: string): Element | undefined => {
    const found = [...document.querySelectorAll(selector)];
    return found[turn % Math.max(1, found.length)];
  };
  if (!document.querySelector('.panel.mine .question')) return 'waits';
  const tabs = [...document.querySelectorAll('[role=tab]')];
  const [map, shelves] = tabs.map((tab) => Number(tab.querySelector('b')?.textContent ?? 0));
  const confirm = document.querySelector('.pending .primary');
  const tile = pick('.shelves [data-move]');
  const land = pick('.hit[data-move]');
  const thing = pick('.things [data-move]');
  if (confirm) press(confirm);
  else if (tile) press(tile);
  else if (shelves) press(tabs[1]!);
  else if (land) press(land);
  else if (map) press(tabs[0]!);
  else if (thing) press(thing);
  else return 'waits';
  return confirm || tile || land || thing ? 'chose' : 'looked';
}

export async function playToEnd(page: Page, patience = 280_000): Promise<number> {
  let decisions = 0;
  const end = Date.now() + patience;
  while (Date.now() < end && !(await isOver(page))) {
    if ((await page.evaluate(pressNext, decisions)) === 'chose') decisions += 1;
    await page.waitForTimeout(70);
  }
  return decisions;
}

/** Make some decisions and stop where an action can be chosen. */
export async function playSome(page: Page, decisions: number): Promise<void> {
  const end = Date.now() + 60_000;
  for (let made = 0; Date.now() < end && !(await isOver(page)); ) {
    const isAction = (await page.locator('.hit[data-move]').count()) > 2 && (await page.locator('.panel.mine .question').count()) > 0;
    if (made >= decisions && isAction) return;
    if ((await page.evaluate(pressNext, made)) === 'chose') made += 1;
    await page.waitForTimeout(150);
  }
}
