/** A touch on a widget while React is loading. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { advanceClock, stopTime, visit, withBrowser } from './support/browser.ts';
import { isAlive, visitHolding } from './support/holding.ts';

withBrowser();

const HOW = ['finger', 'mouse', 'key'] as const;
type How = (typeof HOW)[number];

const press = async (how: How, control: Locator, key = 'Enter'): Promise<void> => {
  if (how === 'finger') await control.tap();
  else if (how === 'mouse') await control.click();
  else await control.press(key);
};

interface Waiting {
  widget: string;
  site?: 'lengkap';
  path?: string;
  /** Actions before the touch, e.g. filling a field. */
  before?(page: Page): Promise<unknown>;
  touch(page: Page, how: How): Promise<unknown>;
  line: string;
  words: string;
  /** The touched control, which must not move. */
  control: string;
  answer: string | RegExp;
}

const WAITING: Waiting[] = [
  {
    widget: 'search-box',
    site: 'lengkap',
    async touch(page, how) {
      await press(how, page.getByRole('searchbox'), 'ArrowRight');
      await page.keyboard.type('garam');
    },
    line: '.search-box__status',
    words: 'Sedang mencari.',
    control: '.search-box__input',
    answer: /^Ada \d+ artikel/,
  },
  {
    widget: 'contact-form',
    path: 'kontak/',
    // A restored draft: nobody has touched the form yet.
    async before(page) {
      const draft = { name: 'Siti', email: 'siti@contoh.id', subject: '', message: 'Selamat pagi' };
      await page.evaluate((text) => sessionStorage.setItem('senja-contact', text), JSON.stringify(draft));
      await page.reload();
    },
    touch: (page, how) => press(how, page.locator('.contact-form__submit')),
    line: '.contact-form__status[role=status]',
    words: 'Pesan Anda sedang dikirim.',
    control: '.contact-form__submit',
    answer: /Pesan Terkirim!/,
  },
  {
    widget: 'newsletter-box',
    site: 'lengkap',
    before: (page) =>
      page
        .context()
        .route('https://kirim.senja-sehat.example/**', (route) =>
          route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' }),
        ),
    async touch(page, how) {
      await page.locator('.newsletter-box [name=email]').fill('siti@contoh.id');
      await press(how, page.locator('.newsletter-box button'));
    },
    line: '.newsletter-box__status',
    words: 'Alamat Anda sedang dikirim.',
    control: '.newsletter-box button',
    answer: /^Terima kasih\./,
  },
];

const open = async ({ site, path, before }: Waiting, how: How) => {
  const visitor = await visitHolding(path ?? '', {
    ...(site && { site }),
    width: 390,
    hasTouch: how === 'finger',
  });
  await before?.(visitor.page);
  return visitor;
};

const busy = (page: Page, widget: string) =>
  page.locator(`[data-widget="${widget}"] [aria-busy="true"]`).count();

/** Only unexpected shifts count: status text may push down the content below the touched control. */
const top = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.y;

describe.each(WAITING)('$widget', (waiting) => {
  const { widget, line, words, control, answer, touch } = waiting;

  it.each(HOW)(
    'says in a live region that it is waiting after a touch by %s, until it answers',
    async (how) => {
      await using visitor = await open(waiting, how);
      const { page, problems, letGo, settled } = visitor;
      const region = page.locator(`${line}[role=status]`);
      const served = await region.elementHandle();
      await page.locator(control).scrollIntoViewIfNeeded();
      const place = await top(page, control);
      await touch(page, how);
      // A tap's click follows its other events.
      await expect.poll(() => region.textContent()).toBe(words);
      expect(await region.isVisible()).toBe(true);
      expect(await busy(page, widget)).toBe(widget === 'search-box' ? 0 : 1);
      expect(await top(page, control)).toBe(place);
      letGo();
      await expect.poll(() => region.textContent()).toMatch(answer);
      // The same element: screen readers are already listening to it.
      expect(await served?.evaluate((element, now) => element === now, await region.elementHandle())).toBe(
        true,
      );
      await settled();
      expect(await busy(page, widget)).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  it('withdraws its message when React cannot be fetched', async () => {
    await using visitor = await open(waiting, 'mouse');
    const { page, fail, settled } = visitor;
    // Otherwise the browser would submit the form, and leave the page.
    await page.locator(`[data-widget="${widget}"]`).evaluate((root) => {
      for (const form of root.querySelectorAll('form')) form.removeAttribute('action');
    });
    const status = await page.locator(line).textContent();
    await touch(page, 'mouse');
    await expect.poll(() => page.locator(line).textContent()).toBe(words);
    fail();
    await expect.poll(() => page.locator(line).textContent()).toBe(status);
    await settled();
    expect(await busy(page, widget)).toBe(0);
  });
});

const lines = (page: Page) => page.locator('#daftar-terbaru > li').filter({ visible: true });

it.each(HOW)(
  'shows the next rows at once after a touch by %s, and counts them once React has loaded',
  async (how) => {
    await using visitor = await visitHolding('', { width: 390, hasTouch: how === 'finger' });
    const { page, letGo, problems, settled } = visitor;
    const before = await lines(page).count();
    await press(how, page.locator('.load-more button'));
    await expect.poll(() => lines(page).count()).toBe(before + 6);
    letGo();
    await isAlive(page, 'load-more');
    await page.getByText(`Menampilkan ${before + 6} dari 16 artikel`).waitFor();
    await settled();
    expect(await lines(page).count()).toBe(before + 6);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
    expect(problems).toEqual([]);
  },
);

it.each([
  [360, 640],
  [412, 915],
])('scrolls an answer into view at %i × %i', async (width, height) => {
  await using visitor = await visit('kontak/', { width, height, hasTouch: true });
  const { page } = visitor;
  await page.getByLabel('Nama Lengkap').fill('Siti');
  await page.getByLabel(/^Email/).fill('siti@contoh.id');
  await page.getByLabel(/^Pesan/).fill('Halo');
  const button = page.locator('.contact-form__submit');
  // As low as it can be pressed.
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await stopTime(page);
  await button.tap();
  await page.getByRole('button', { name: 'Mengirim...' }).waitFor();
  await advanceClock(visitor, 1600);
  const answer = page.locator('.contact-form__status--sent');
  await answer.waitFor();
  await expect
    .poll(() => answer.evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight + 1))
    .toBe(true);
});

describe('native controls of the browser do not wait', () => {
  const MENUS = [
    ['mobile-menu', 390],
    ['navigation-menu', 1280],
  ] as const;

  it.each(MENUS.flatMap(([menu, width]) => HOW.map((how) => ({ menu, width, how }))))(
    '$menu by $how',
    async ({ menu, width, how }) => {
      await using visitor = await visitHolding('', { width, hasTouch: how === 'finger' });
      const { page, letGo, problems, settled } = visitor;
      await press(how, page.locator(`.${menu}__button`));
      const link = page.locator(`.${menu}__panel a`).first();
      await link.waitFor();
      letGo();
      await isAlive(page, menu);
      await settled();
      expect(await link.isVisible()).toBe(true);
      expect(problems).toEqual([]);
    },
  );

  it.each(HOW)('text size by %s', async (how) => {
    await using visitor = await visitHolding('', { width: 390, hasTouch: how === 'finger' });
    const { page } = visitor;
    if (how === 'key') await page.locator('.text-size__radio').first().press('ArrowRight');
    else await press(how, page.locator('.text-size__radio').nth(1));
    await page.locator('html[data-text="1"]').waitFor();
    expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('1');
  });
});

it.each([
  ['at once', 0],
  ['after it has rested', 5000],
])('a finger that scrolls over a widget fetches nothing: %s', async (_when, rest) => {
  await using visitor = await visit('', { width: 390, hasTouch: true });
  const { page, requests, settled } = visitor;
  const button = page.locator('.load-more button');
  await button.scrollIntoViewIfNeeded();
  await settled();
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  const before = await page.evaluate(() => scrollY);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + 20 - up }],
    });
  await stopTime(page);
  await touch('touchStart');
  await advanceClock(visitor, rest);
  for (let up = 20; up <= 200; up += 20) await touch('touchMove', up);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await advanceClock(visitor);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
});

it('leaves a menu open that was opened again after an Escape, when React repeats the Escape', async () => {
  await using visitor = await visitHolding('', { width: 390 });
  const { page, letGo } = visitor;
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const link = page.locator('#menu').getByRole('link', { name: 'Tentang Kami' });
  await button.click();
  await link.waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  await button.click();
  await link.waitFor();
  letGo();
  await isAlive(page, 'mobile-menu');
  // Two frames: the repeated events have been dispatched by then.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  expect(await link.isVisible()).toBe(true);
});
