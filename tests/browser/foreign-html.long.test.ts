/** All attacks on HTML in bodies, on one page without a policy: nothing runs, nothing is fetched, nothing leaves the page. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CHECKS } from '../../cli/checks/index.ts';
import { renderMarkdown } from '../../cli/core/bodies/markdown.ts';
import { HARMFUL, HARMLESS } from '../core/bodies/harmful.ts';
import { newContext } from './support/browser.ts';

const images = {
  base: '/',
  bodySizes: '',
  find: (_src: string, alt: string) => ({ src: '/a.jpg', srcSet: null, width: 1, height: 1, alt }),
};
const context = { images, language: 'en', checks: CHECKS.file };
/** Faults with which nothing is published. */
const REFUSED = ['content/bad-link', 'content/bad-image-path'];

/** @returns what a page shows of texts, each in a part of its own */
const shown = (texts: readonly string[]): string =>
  texts
    .map((text) => renderMarkdown({ text, start: 0 }, context))
    .filter(({ faults }) => !faults.some(({ code }) => REFUSED.includes(code)))
    .map(({ body }) => `<article>${body.html}</article>`)
    .join('\n');

/** Does to every element what a visitor may do, and what animations and media do. */
const touchAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const kinds = [
      'click',
      'mouseover',
      'focus',
      'toggle',
      'pointerenter',
      'animationstart',
      'scroll',
      'error',
      'load',
    ];
    for (const element of document.body.querySelectorAll('*'))
      for (const kind of kinds) {
        const event = new Event(kind, { bubbles: true, cancelable: true });
        // A link that leads elsewhere is a link.
        if (kind === 'click') element.addEventListener(kind, (one) => one.preventDefault(), { once: true });
        element.dispatchEvent(event);
      }
    for (const link of document.body.querySelectorAll('a')) if (link.protocol === 'javascript:') link.click();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

it('neither runs nor loads anything', async () => {
  await using room = await newContext({ bypassCSP: true });
  const page = await room.newPage();
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`error ${error.message}`));
  page.on('popup', () => seen.push('popup'));
  const html = shown([...HARMFUL, ...HARMFUL.map((text) => `- a\n\n  <div>${text}</div>`), ...HARMLESS]);
  await page.route('**/*', (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (pathname === '/page/')
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><title>a</title><main>${html}</main><p id="end">`,
      });
    // Pictures and recordings of the site itself, which are checked elsewhere.
    const isOwn = origin === 'http://site.test' && ['image', 'media'].includes(request.resourceType());
    if (!isOwn) seen.push(`${request.resourceType()} ${request.url()}`);
    return route.fulfill({ status: 404 });
  });
  await page.addInitScript(() => {
    const reported = (name: string) => () => console.error(`ran ${name}`);
    Object.assign(globalThis, { alert: reported('alert'), msgbox: reported('msgbox') });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('ran ')) seen.push(message.text());
  });
  await page.goto('http://site.test/page/');
  await touchAll(page);
  expect(seen).toEqual([]);
  expect(page.url()).toBe('http://site.test/page/');
  const found = await page.evaluate(() => ({
    parts: document.querySelectorAll('main > article').length,
    // The rest of the page is still around them.
    end: document.querySelector('main + #end') !== null,
    clobbered: [document.body.tagName, typeof document.cookie, typeof document.getElementById].join(),
    foreign: document.querySelectorAll(
      'script, style, iframe, object, embed, form, svg, math, [style], [data-widget]',
    ).length,
    details: document.querySelectorAll('article > details').length,
  }));
  expect(found).toMatchObject({ end: true, clobbered: 'BODY,string,function', foreign: 0 });
  expect(found.parts).toBeGreaterThan(HARMFUL.length);
  expect(found.details).toBeGreaterThan(0);
});
