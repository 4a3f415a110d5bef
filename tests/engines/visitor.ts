/** A visitor in any engine: actions, and checks of the page. */
import { setTimeout as wait } from 'node:timers/promises';
import type * as page from '../browser/in-page/index.ts';
import { call, type Name } from '../browser/support/in-page.ts';
import type { Tab } from './drivers/tab.ts';
import type { Site } from './sites.ts';

type Answer<N extends Name> = Awaited<ReturnType<(typeof page)[N]>>;

/** Milliseconds to wait for a result, since the machine may be busy. */
const TIMEOUT = 20_000;

/** Milliseconds in which a page is drawn again. */
const DRAWN = 50;

/** How often to point at what moves. */
const ATTEMPTS = 100;

export interface Visitor {
  tab: Tab;
  /** Opens a page of a site. */
  open(path: string, site: Site): Promise<void>;
  ask<N extends Name>(name: N, ...args: Parameters<(typeof page)[N]>): Promise<Answer<N>>;
  /** Rests the mouse on the first element of this selector whose text contains `text`. */
  rest(selector: string, text?: string): Promise<void>;
  click(selector: string, text?: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>;
}

export function visitorIn(tab: Tab): Visitor {
  const ask: Visitor['ask'] = async (name, ...args) => (await tab.evaluate(call(name, ...args))) as never;
  const rest: Visitor['rest'] = async (selector, text = '') => {
    // While a page is arriving, its parts may still move.
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { x, y } = await ask('pointAt', selector, text);
      await tab.point(x, y);
      // What has just been pressed may move it only when the page is drawn again.
      await wait(DRAWN);
      const now = await ask('pointAt', selector, text);
      if (now.x === x && now.y === y) return;
    }
    throw new Error(`${selector} does not come to rest`);
  };
  const click: Visitor['click'] = async (...where) => {
    await rest(...where);
    await tab.click();
  };
  return {
    tab,
    async open(path, { url }) {
      const { href } = new URL(path, url);
      await tab.open(href);
      const there = await tab.evaluate('location.href');
      // An engine that cannot connect would show an error page, or none, which passes all checks.
      if (there !== href) throw new Error(`${there} was opened, not ${href}`);
    },
    ask,
    rest,
    click,
    async fill(selector, text) {
      await click(selector);
      await tab.type(text);
    },
    async until(expression) {
      const start = performance.now();
      while (!(await tab.evaluate(expression))) {
        if (performance.now() - start > TIMEOUT) throw new Error(`never came true: ${expression}`);
        await wait(50);
      }
    },
  };
}

/** An expression: whether an element exists and is visible. */
export const shown = (selector: string): string =>
  `(document.querySelector(${JSON.stringify(selector)})?.checkVisibility({ visibilityProperty: true }) ?? false)`;

/** @returns the fault if `holds` is false */
export const unless = (holds: unknown, fault: string): string[] => (holds ? [] : [fault]);
