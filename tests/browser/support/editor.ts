/** What tests of `senja edit` in a browser share: a keyboard, and what is expected of every screen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LONG } from '../../support/machine/long.ts';
import { axe } from './axe.ts';
import { call, inPage } from './in-page.ts';

const CLEAN = { violations: [], unsure: [] };

/** What a keyboard does. */
export const hands = (page: Page) => {
  const { keyboard } = page;
  /** Presses Tab until an element has the focus: one that matches, with a text if one is given. Nothing covers any before. */
  const reach = async (selector: string, text = '') => {
    const wanted = JSON.stringify([selector, text]);
    const look = `(([selector, text]) => {
      const at = document.activeElement;
      return [at.matches(selector) && at.textContent.includes(text), ${call('covered')}];
    })(${wanted})`;
    for (let presses = 0; presses < 150; presses += 1) {
      const [isThere, cover] = (await page.evaluate(look)) as [boolean, string];
      // Something may have moved it just now.
      if (cover !== '') await expect.poll(() => page.evaluate(call('covered'))).toBe('');
      if (isThere) return;
      await keyboard.press('Tab');
    }
    throw new Error(`No Tab leads to ${selector} ${text}.`);
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  /** Waits for the focus, which an action has moved. */
  const lands = (selector: string) =>
    expect
      .poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
      .toBe(true);
  /** Waits until a dialog shows what will happen, and may do it. */
  const plans = async () => {
    await lands('.plan h3');
    await page.locator('dialog .primary:not([aria-disabled])').waitFor();
  };
  return { reach, lands, plans, press, type: (text: string) => keyboard.type(text) };
};

/** @returns what selects the control of a field */
export const field = (pointer: string): string => `[id="field:${pointer}"]`;

const WAYS = [
  { width: 320, scheme: 'light', text: 1 },
  { width: 390, scheme: 'dark', text: 1 },
  { width: 768, scheme: 'light', text: 1 },
  // As wide as 1280 pixels at a zoom of 200 %.
  { width: 640, scheme: 'dark', text: 1 },
  { width: 1280, scheme: 'dark', text: 2 },
  { width: 1280, scheme: 'light', text: 1 },
  { width: 390, scheme: 'light', text: 1, forced: true },
] as const;

/** Screens that have been examined. */
let turn = 0;

/**
 * The screen as it is: on a phone, a tablet and a desktop, enlarged, with text twice as large, by day and night, and in the
 * colours of the system. Normal runs look at it in three of the ways, in turn, and axe examines it in two of these; a long
 * campaign does so in all, in both languages.
 */
export async function judge(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const own = await page.evaluate(() => document.documentElement.lang);
  turn += 1;
  for (const lang of LONG ? ['id', 'en'] : [own]) {
    await speak(page, lang);
    for (const [at, way] of WAYS.entries()) {
      const { width, scheme, text } = way;
      const forcedColors = 'forced' in way ? 'active' : 'none';
      if (!LONG && forcedColors === 'none' && (at + turn) % 5 > 1) continue;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme, forcedColors });
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 * text, fixed: 13 * text } });
      const view = `${name} ${lang} ${JSON.stringify(way)}`;
      expect(await inPage(page, 'hardToEdit'), view).toEqual([]);
      expect(await smallNotices(page), view).toEqual([]);
      // The system's colours have the contrast that the user wants.
      if (forcedColors === 'active') continue;
      const { violations, unsure } = await axe(page);
      // axe takes what is behind a dialog for something over it, depending on where the page is scrolled.
      const isDialog = (await page.locator('dialog:modal').count()) > 0;
      const open = unsure.filter(({ rule }) => !(isDialog && rule === 'color-contrast'));
      expect({ violations, unsure: open }, view).toEqual(CLEAN);
    }
  }
  await speak(page, own);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  await devtools.detach();
}

/** @returns sizes of what the editor says less loudly in pages in preview, if they are under 18 px */
async function smallNotices(page: Page): Promise<number[]> {
  const frames = page.frames().slice(1);
  const sizes = frames.map((frame) =>
    frame
      .locator('[data-preview-notice] *')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
      // It is just showing another page.
      .catch(() => []),
  );
  return (await Promise.all(sizes)).flat().filter((size) => size < 17.5);
}

/** Chooses a language, also behind a dialog. */
const speak = (page: Page, lang: string) =>
  page.evaluate((one) => document.querySelector<HTMLElement>(`.languages [lang=${one}]`)?.click(), lang);
