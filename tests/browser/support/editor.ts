/** What tests of `senja edit` in a browser share: a keyboard, and what is expected of every screen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';

const CLEAN = { violations: [], unsure: [] };

/** What a keyboard does. */
export const hands = (page: Page) => {
  const { keyboard } = page;
  /** Presses Tab until an element has the focus: one that matches, with a text if one is given. */
  const reach = async (selector: string, text = '') => {
    const isThere = () =>
      page.evaluate(
        ([wanted, words]) => {
          const { activeElement: at } = document;
          return (at?.matches(wanted ?? '') && (at.textContent ?? '').includes(words ?? '')) ?? false;
        },
        [selector, text],
      );
    for (let presses = 0; presses < 150; presses += 1) {
      if (await isThere()) return;
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
  return { reach, lands, press, type: (text: string) => keyboard.type(text) };
};

/** @returns what selects the control of a field */
export const field = (pointer: string): string => `[id="field:${pointer}"]`;

const WAYS = [
  { width: 390, scheme: 'dark', text: 1 },
  { width: 768, scheme: 'light', text: 1 },
  // As wide as 1280 pixels at a zoom of 200 %.
  { width: 640, scheme: 'dark', text: 1 },
  { width: 1280, scheme: 'dark', text: 2 },
  { width: 1280, scheme: 'light', text: 1 },
] as const;

/** axe on the screen as it is: on a phone, a tablet and a desktop, enlarged, with text twice as large, by day and night. */
export async function judge(page: Page, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const { width, scheme, text } of WAYS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 * text, fixed: 13 * text } });
    const { violations, unsure } = await axe(page);
    // axe takes what is behind a dialog for something over it, depending on where the page is scrolled.
    const isDialog = (await page.locator('dialog:modal').count()) > 0;
    const open = unsure.filter(({ rule }) => !(isDialog && rule === 'color-contrast'));
    expect({ violations, unsure: open }, `${name} ${width} ${scheme} ${text}`).toEqual(CLEAN);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} ${width} ${text}`).toBeLessThanOrEqual(0);
  }
  await devtools.detach();
}
