/** Criterion 11: the menu in the desktop bar, by mouse and Escape. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../sites.ts';
import { shown, unless, type Visitor } from '../visitor.ts';

/** The menu of pages, or the complete one if the bar has no room for the first. */
const MENUS = ['navigation-menu', 'mobile-menu'].map((name) => `[data-widget=${name}]`);

/** Long enough that the click is separate from the mouse's arrival. */
const HOVER = 600;
/** Time for which the menu must stay open after the pointer has left. */
const LEFT = 900;

export async function hover({ ask, click, open, rest, tab, until }: Visitor, site: Site): Promise<string[]> {
  await tab.resize(1280, 800);
  await open('', site);
  let menu = '';
  for (const one of MENUS) if (await tab.evaluate(shown(`${one} button`))) menu ||= one;
  const [button, link] = [`${menu} button`, `${menu} a`];
  await tab.point(1, 600);
  await click(button);
  await until(shown(link));
  const faults = await ask('outOfSight', `${menu} [popover]`);
  await tab.press('Escape');
  await until(`!${shown(link)}`);
  const back = await tab.evaluate(`document.activeElement === document.querySelector('${button}')`);
  await until(
    `Object.keys(document.querySelector('${menu}')).some((key) => key.startsWith('__reactContainer'))`,
  );
  await tab.point(1, 600);
  await rest(button);
  await until(shown(link));
  await wait(HOVER);
  await tab.click();
  await wait(LEFT);
  const afterClick = await tab.evaluate(shown(link));
  await tab.point(1, 700);
  await wait(LEFT);
  const afterLeaving = await tab.evaluate(shown(link));
  return [
    ...faults,
    ...unless(back, 'Escape does not give the focus back'),
    ...unless(afterClick, 'a click closes what hover has opened'),
    ...unless(!afterClick || afterLeaving, 'closes within a second of the pointer leaving'),
  ];
}
