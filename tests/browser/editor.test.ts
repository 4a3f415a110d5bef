/** `senja edit` in a browser: twelve tasks with the keyboard alone, and axe on each screen. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { axe } from './support/axe.ts';
import { visit, withBrowser } from './support/browser.ts';

withBrowser();

const CLEAN = { violations: [], unsure: [] };

/** What a keyboard does. */
const hands = (page: Page) => {
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
  return { reach, press, type: (text: string) => keyboard.type(text) };
};

const field = (pointer: string): string => `[id="field:${pointer}"]`;
