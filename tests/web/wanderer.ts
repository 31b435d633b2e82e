/** Plays Olympos by clicks: something on the shelves or the map if there is, else an answer shown as a thing. */

import type { Page } from 'playwright-core';

/** The Oracle shows three cards; none of those in hand can be played. */
export const ORACLE =
  'seats=2 seat=1 time=31,29 ask=next>passing>revealing>playing>keeping epirus=x macedonia=x thrace=2 olympos=b thessaly=b aetolia=x phocis=x boeotia=x attica=2 euboea=b arcadia=x laconia=b corcyra=x lesbos=x rhodes=- cydonia=x caria=x lycia=1 atlantis-west=x atlantis-east=x row1=medicine,religion,cavalry,oracle,- row2=money,agriculture,hoplites,astronomy,- row3=phalanx,hellenism,commerce,democracy,- row4=strategy,architecture,art,surgery,- row5=philosophy,city,absolutism,engineering,- wonders=colossus,stadium,parthenon,statue-of-zeus,- tiles1=oracle bonus1=1.4.1 hand1=most-grain,plenty tiles2=commerce bonus2=3.3.2 cubes2=grain,gold stock2=2 hand2=prestige-stone revealed=zeus,hades god=zeus discard=cube-stone looked=most-stone,star,zeus';

/** The first seat of two is to condemn territories, and then to place barbarians. */
export const SETTING_UP =
  'seats=2 seat=1 time=0,0 line=2,1 ask=condemning macedonia=- phocis=- boeotia=- attica=- argolis=- rhodes=- troad=- lydia=- row1=metallurgy,religion,medicine,cavalry,- row2=astronomy,hoplites,money,agriculture,- row3=commerce,cartography,hellenism,democracy,- row4=architecture,art,surgery,poetry,- row5=philosophy,city,absolutism,science,- wonders=parthenon,colossus,statue-of-zeus,lion-gate,-';

/** A few turns before the end of a game for three. */
export const LATE =
  'seats=3 seat=1 time=57,57,60 line=3,1,2 epirus=x macedonia=1 chalcidice=1 thrace=x olympos=2 thessaly=2 aetolia=2 phocis=2 boeotia=3 attica=1 achaea=3 arcadia=x argolis=3 corcyra=x cephalonia=2 lesbos=x chios=x cydonia=x knossos=1 troad=x lydia=3 caria=x lycia=x atlantis-west=x atlantis-east=x row1=metallurgy,oracle,religion,cavalry,medicine row2=agriculture,polytheism,astronomy,hoplites,money row3=commerce,democracy,hellenism,cartography,phalanx row4=surgery,art,poetry,strategy,architecture row5=engineering,philosophy,science,absolutism,city wonders=colossus,stadium,statue-of-zeus,lion-gate,parthenon tiles1=cavalry,agriculture:grain,strategy,poetry,absolutism bonus1=1.4.2,2.1.2,4.3.2,4.4.2 prestige1=6 stock1=0 hand1=star,star tiles2=religion,metallurgy,money:stone,commerce,art,city,philosophy bonus2=1.1.2,1.3.2,2.5.2,3.1.1,4.2.2 prestige2=7 stock2=0 hand2=cube-stone,hourglass-gold,most-gold,zeus tiles3=democracy,engineering wonders3=colossus,stadium bonus3=3.2.2 cubes3=grain,wood prestige3=4 stock3=0 revealed=zeus,hecate,artemis,ares,keres,hades,nemesis,erinyes,siren god=erinyes keres=1+3 discard=cube-grain,cube-wood,cube-gold,prestige-grain,prestige-stone,hourglass-wood,hourglass-stone,most-grain,most-stone,plenty,plenty,zeus';

/** Half-way through a game for three, as bots played it. */
export const MIDDLE =
  'seats=3 seat=1 time=38,43,40 epirus=x macedonia=x chalcidice=3 thrace=3 olympos=x thessaly=3 aetolia=x phocis=1 boeotia=x attica=3 euboea=1 achaea=x arcadia=x argolis=x messenia=x laconia=2 cephalonia=x lesbos=x chios=2 naxos=1 rhodes=x knossos=1 caria=2 lycia=2 row1=medicine,oracle,religion,metallurgy,cavalry row2=money,agriculture,astronomy,polytheism,hoplites row3=hellenism,commerce,democracy,phalanx,cartography row4=surgery,strategy,architecture,poetry,art row5=city,science,engineering,philosophy,absolutism wonders=lion-gate,parthenon,colossus,stadium,statue-of-zeus tiles1=religion,medicine,astronomy,democracy bonus1=1.1.2,1.3.2,2.3.2,3.3.1 cubes1=gold prestige1=2 stock1=0 hand1=star,zeus tiles2=cavalry,astronomy,hoplites,strategy bonus2=1.5.2,2.3.1,2.5.2,4.2.2 prestige2=3 stock2=1 hand2=plenty,plenty,zeus tiles3=metallurgy,money:gold,poetry bonus3=1.4.1,2.1.2,4.4.2 cubes3=grain,stone prestige3=4 stock3=1 hand3=hourglass-wood,hourglass-stone revealed=artemis,athena,ares,keres,erinyes god=keres keres=2+3 discard=cube-grain,prestige-grain,prestige-wood,most-stone';

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
  const end = Date.now() + 250_000;
  for (let made = 0; Date.now() < end && !(await isOver(page)); ) {
    const isAction = await page.evaluate(() => Number(document.querySelector('[data-anchor="tab:map"] b')?.textContent) > 2 && !document.querySelector('.pending'));
    if (made >= decisions && isAction) return;
    if ((await page.evaluate(pressNext, made)) === 'chose') made += 1;
    await page.waitForTimeout(150);
  }
}

/** Play to the end with nothing but keys: what the board offers by `n`, `p` and Enter, an answer by its number. */
export async function playToEndByKeys(page: Page): Promise<number> {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const offered = (): string => {
    if (document.querySelector('section table tbody')) return 'over';
    if (!document.querySelector('.panel.mine .question')) return '';
    if (document.querySelector('.shelves [data-move]')) return 'tile';
    return document.querySelector('.hit[data-move]') ? 'land' : document.querySelector('.things [data-key]') ? 'thing' : '';
  };
  for (let decisions = 0; ; ) {
    const found = await (await page.waitForFunction(offered, undefined, { timeout: 90_000 })).jsonValue();
    if (found === 'over') return decisions;
    const before = await page.evaluate(() => document.querySelector<HTMLElement>('.table')!.dataset.ply);
    // The last choices of the board are on its shelves, the first ones on its map.
    for (let step = 0; step <= decisions % 3 && found !== 'thing'; step++) await press(found === 'tile' ? 'p' : 'n');
    await press(found === 'thing' ? '1' : 'Enter');
    const isMade = page.waitForFunction((was) => document.querySelector<HTMLElement>('.table')?.dataset.ply !== was, before, { timeout: 3_000 });
    decisions += await isMade.then(() => 1, () => 0); // the question may have changed under the key: look again
  }
}
