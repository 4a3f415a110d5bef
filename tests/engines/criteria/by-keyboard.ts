/** Criteria of the keyboard. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Focus } from '../../browser/in-page/focus.ts';
import type { Site } from '../sites.ts';
import { shown, unless, type Visitor } from '../visitor.ts';

/** More than the number of controls on any page. */
const ENOUGH = 150;

/** An engine may need time to scroll to a focused element and draw its ring, on a busy machine much. */
const ATTEMPTS = 50;

async function settled({ ask }: Visitor): Promise<Focus | null> {
  let focus = await ask('focus');
  for (let attempt = 0; attempt < ATTEMPTS && (focus?.faults.length ?? 0) > 0; attempt += 1) {
    await wait(100);
    focus = await ask('focus');
  }
  return focus;
}

/** Criterion 9: from the top of a page to its end by Tab. */
export async function walk(visitor: Visitor, site: Site): Promise<string[]> {
  const { open, tab } = visitor;
  const faults: string[] = [];
  for (const path of site.paths) {
    for (const width of [390, 1280]) {
      await tab.resize(width, 800);
      await open(path, site);
      const where = `/${path} at ${width} px`;
      const seen = new Set<string>();
      let isAtEnd = false;
      // Not further: behaviour of Tab after that depends on the browser, and in some it is hard to return.
      while (!isAtEnd && seen.size < ENOUGH) {
        await tab.press('Tab');
        const focus = await settled(visitor);
        if (focus === null || seen.has(focus.id)) break;
        seen.add(focus.id);
        faults.push(...focus.faults.map((fault) => `${where}: ${fault}`));
        isAtEnd = focus.isLast;
      }
      faults.push(...unless(isAtEnd, `${where}: Tab does not reach the end, but ${[...seen].at(-1)}`));
    }
  }
  return faults;
}

const BUTTON = '[popovertarget=menu]';

/** Criterion 10. */
export async function menu({ ask, click, open, tab, until }: Visitor, site: Site): Promise<string[]> {
  await tab.resize(390, 800);
  await open('', site);
  const html = await (await fetch(site.url)).text();
  const panel = html.slice(html.indexOf('id="menu"'), html.indexOf('<main'));
  const state = async () => await tab.evaluate(`document.querySelector('${BUTTON}').ariaExpanded`);
  const states = [await state()];
  const name = await tab.evaluate(`document.querySelector('${BUTTON}').textContent.trim()`);
  await tab.evaluate(`document.querySelector('${BUTTON}').focus()`);
  await tab.press('Enter');
  await until(shown('#menu a'));
  await until(`document.querySelector('${BUTTON}').ariaExpanded === 'true'`);
  const inside = await ask('outOfSight', '#menu');
  await tab.press('Tab');
  await tab.press('Escape');
  await until(`!${shown('#menu a')}`);
  await until(`document.querySelector('${BUTTON}').ariaExpanded === 'false'`);
  const back = await tab.evaluate(`document.activeElement === document.querySelector('${BUTTON}')`);
  await click(BUTTON);
  await until(shown('#menu a'));
  return [
    ...unless(name === 'Menu', `the button says “${name}”`),
    ...unless(states[0] === 'false', `aria-expanded is ${states[0]} at first`),
    ...inside,
    ...unless(back, 'Escape does not give the focus back'),
    ...unless((panel.match(/<a /g)?.length ?? 0) > 4, 'the links are not in the HTML'),
  ];
}
