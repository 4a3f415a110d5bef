/** Criteria of stored data. */
import { WIDTHS } from '../../browser/support/browser.ts';
import type { Site } from '../sites.ts';
import { unless, type Visitor } from '../visitor.ts';
import { lookEnlarged } from './at-rest.ts';

/** Criterion 20: after typing and choosing, in addition to the check without interaction. */
export async function anonymous(
  { ask, click, fill, open, tab, until }: Visitor,
  site: Site,
): Promise<string[]> {
  await tab.resize(1280, 800);
  await open('', site);
  await click('.text-size__label--1');
  await fill('[type=search]', 'ubi');
  await fill('[type=email]', 'a@contoh.id');
  // All that was typed has arrived, and the choice is stored.
  await until("document.querySelector('[type=email]').value === 'a@contoh.id' && localStorage.length > 0");
  const kept = await ask('kept');
  const keys = Number(await tab.evaluate('localStorage.length'));
  const faults = [
    ...(await ask('tells', 'images.unsplash.com')),
    ...unless(keys === 1 && !/ubi|contoh/.test(kept), `keeps ${kept}`),
  ];
  await tab.evaluate('localStorage.clear()');
  return faults;
}

const LARGEST = 2;

/** Criterion 21. */
export async function textSize(visitor: Visitor, site: Site): Promise<string[]> {
  const { click, open, tab, until } = visitor;
  const size = async () => Number(await tab.evaluate('parseFloat(getComputedStyle(document.body).fontSize)'));
  await tab.resize(390, 800);
  await open('', site);
  const before = await size();
  await click(`.text-size__label--${LARGEST}`);
  // The button is painted first, the page after it.
  await until(`document.documentElement.dataset.text === '${LARGEST}'`);
  const grown = (await size()) / before;
  await open('kontak/', site);
  const kept = await tab.evaluate('document.documentElement.dataset.text');
  const faults = [
    ...unless(Math.abs(grown - 1.5) < 0.05, `A++ makes text ${grown} times as large`),
    ...unless(kept === String(LARGEST), `the next page has size ${kept}`),
    ...(await lookEnlarged(visitor, site, WIDTHS)),
  ];
  await tab.evaluate('localStorage.clear()');
  return faults;
}
