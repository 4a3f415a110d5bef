/** Each template's style sheet contains everything that its pages may need. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Visit, type VisitOptions, visit, withBrowser } from './support/browser.ts';

withBrowser();

const MARKDOWN = `<div class="prose"><blockquote></blockquote><pre><code></code></pre><ol><li></ol><ul><li></ul>
  <img alt=""><section class="table-scroll"><table><thead><tr><th><th class="align-center"></thead><tr><td><td
  class="align-right"></table></section></div>`;

/** A page of each template, and elements that other pages of it may have. */
const PAGES = {
  home: { site: 'lengkap', place: '', others: '' },
  about: { site: 'lengkap', place: 'tentang-kami/', others: '' },
  contact: { site: 'lengkap', place: 'kontak/', others: '' },
  legal: { site: 'shipped', place: 'privacy-policy/', others: MARKDOWN },
  'not-found': { site: 'lengkap', place: 'tidak-ada/', others: '' },
  article: { site: 'lengkap', place: 'artikel/isi-piring-seimbang/', others: MARKDOWN },
  listing: { site: 'lengkap', place: 'artikel/halaman/2/', others: '' },
  // Its file: hosts redirect its address.
  moved: { site: 'lengkap', place: 'artikel/jalan-pagi/index.html', others: '' },
} as const satisfies Record<string, { site: VisitOptions['site']; place: string; others: string }>;
const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];

interface Rule {
  text: string;
  /** Without pseudo-classes and pseudo-elements. */
  selectors: string[];
}

it('covers every template', () => {
  const files = readdirSync(path.resolve(import.meta.dirname, '../../templates/styles/sheets'));
  expect([...NAMES].sort()).toEqual(files.map((file) => path.basename(file, '.css')).sort());
});

const sheets = new Map<string, Rule[]>();
const bodies = new Map<string, string>();
/** Without scripts. */
let visitor: Visit;

beforeAll(async () => {
  visitor = await visit('', { javaScriptEnabled: false });
  const { page } = visitor;
  await stay(page);
  for (const name of NAMES) {
    const { site, place, others } = PAGES[name];
    await page.goto(new URL(place, inject(site)).href);
    const { rules, body } = await page.evaluate(() => {
      // Of a declaration its name: values that are set once in a sheet stand in it as constants.
      const textOf = (context: string, { selectorText, style }: CSSStyleRule): string =>
        `${context}${selectorText} { ${[...style]
          .filter((name) => !name.startsWith('--'))
          .sort()
          .join('; ')} }`;
      const flat = (list: Iterable<CSSRule>, context: string): { text: string; selector: string }[] =>
        [...list].flatMap((rule) => {
          if (rule instanceof CSSStyleRule)
            return [{ text: textOf(context, rule), selector: rule.selectorText }];
          if (rule instanceof CSSGroupingRule) return flat(rule.cssRules, rule.cssText.split('{')[0] ?? '');
          return [];
        });
      return {
        rules: flat(document.styleSheets[0]?.cssRules ?? [], ''),
        body: document.body.innerHTML,
      };
    });
    sheets.set(
      name,
      rules.map(({ text, selector }) => ({ text, selectors: withoutStates(selector) })),
    );
    bodies.set(name, body + others);
  }
});

/** Prevents navigation to another page. */
async function stay(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/i, '');
    return route.fulfill({ response, body });
  });
}

/** Selectors that match wherever the given ones can, in any state of a page. */
const withoutStates = (selector: string): string[] =>
  selector
    .replace(/(^|[\s>+~,])?(?:::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?)+/g, (_, before?: string) =>
      before === undefined ? '' : `${before}*`,
    )
    .split(',')
    .map((one) => one.trim());

describe.each(NAMES)('the style sheet of %s', (name) => {
  it('contains every rule that another sheet has for elements of the page', async () => {
    const own = new Set(sheets.get(name)?.map(({ text }) => text));
    const others = NAMES.flatMap((other) => sheets.get(other) ?? []).filter(({ text }) => !own.has(text));
    expect(others.length).toBeGreaterThan(20);
    await visitor.page.goto('about:blank');
    await visitor.page.setContent(bodies.get(name) ?? '');
    const missing = await visitor.page.evaluate((rules) => {
      const widgets = [...document.querySelectorAll('[data-widget]')].map((root) =>
        root.getAttribute('data-widget'),
      );
      // Elements of a widget that only its states show may not be on the page yet.
      const ofWidget = (selector: string) =>
        widgets.some((widget) => new RegExp(`\\.${widget}(?![a-z])`).test(selector));
      return rules
        .filter(({ selectors }) =>
          selectors.some((one) => ofWidget(one) || document.querySelector(one) !== null),
        )
        .map(({ text }) => text);
    }, others);
    expect(missing).toEqual([]);
  });

  it('contains no rule for parts of another template only', () => {
    const onScreen = (sheets.get(name) ?? []).filter(({ text }) => !text.startsWith('@media print'));
    const parts = { hero: 'home', promises: 'about', ways: 'contact', lost: 'not-found', sources: 'article' };
    for (const [part, owner] of Object.entries(parts)) {
      const isOnScreen = onScreen.some(({ selectors }) => selectors.includes(`.${part}`));
      expect([part, isOnScreen]).toEqual([part, owner === name]);
    }
  });
});

it('every style file belongs to a sheet', () => {
  const folder = path.join(import.meta.dirname, '../../templates/styles');
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'));
  const imported = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/@import '(.+)'/g)].map(([, to = '']) =>
      path.join(path.dirname(file), to),
    ),
  );
  const entries = NAMES.map((name) => path.join('sheets', `${name}.css`));
  expect([...new Set([...imported, ...entries])].sort()).toEqual(files.sort());
});
