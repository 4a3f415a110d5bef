/** Criterion 11: the menu in the desktop bar, by mouse and Escape. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../sites.ts';
import { shown, unless, type Visitor } from '../visitor.ts';

/** The menu of pages, or the complete one if the bar has no room for the first. */
const MENUS = ['navigation-menu', 'mobile-menu'].map((name) => `[data-widget=${name}]`);

/** Long enough that the click is separate from the mouse's arrival. */
const HOVER = 600;
/** Time for which the menu must stay open after a click. */
const CLICKED = 900;
/** Time for which it must stay open after the pointer has left. */
const LEFT = 1000;

/** Measures in the page how long the menu stays open after the pointer has left: a busy machine asks too late. */
const measure = (menu: string): string =>
  `document.querySelector('${menu}').addEventListener('pointerleave', () => {
    const left = performance.now();
    document.querySelector('${menu} [popover]').addEventListener('toggle', () => {
      window.stayedOpen = performance.now() - left;
    }, { once: true });
  }, { once: true })`;

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
  await wait(CLICKED);
  const afterClick = await tab.evaluate(shown(link));
  let stayed = 0;
  if (afterClick) {
    await tab.evaluate(measure(menu));
    await tab.point(1, 700);
    await until('window.stayedOpen !== undefined');
    stayed = Number(await tab.evaluate('window.stayedOpen'));
  }
  return [
    ...faults,
    ...unless(back, 'Escape does not give the focus back'),
    ...unless(afterClick, 'a click closes what hover has opened'),
    ...unless(!afterClick || stayed >= LEFT, 'closes within a second of the pointer leaving'),
  ];
}
