/** Contents that try to run a script, opened in the editor: none runs, and none is stopped by the policy alone. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { times } from '../support/machine/long.ts';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { random } from '../support/values/random.ts';
import { visit, withBrowser } from './support/browser.ts';
import { hostileTexts, MARK } from './support/hostile-texts.ts';

withBrowser();

const SEED = 20_250_425;
/** Of a site, and how many sites. */
const ENTRIES = times(24, 250);
const SITES = times(1, 12);

/** Writes entries with hostile values in every kind of field, in bodies, and as names of files and fields. */
function writeHostile(content: string, seed: number): number {
  const own = random(seed);
  const texts = hostileTexts(own);
  const { text, address, block } = texts;
  const folder = path.join(content, 'articles');
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (let index = 0; index < ENTRIES; index += 1) {
    const number = String(index + 1).padStart(4, '0');
    const fields = {
      title: text(),
      excerpt: text(),
      category: text(),
      imageUrl: address(),
      imageAlt: text(),
      drawing: text(),
      author: address(),
      publishDate: text(),
      readTime: text(),
      draft: text(),
      keywords: [text(), text()],
      aliases: [address()],
      sources: [{ name: text(), href: address() }, text()],
      [text()]: text(),
      unknown: { [address()]: [text()] },
    };
    const yaml = stringify(fields, { lineWidth: 0 });
    const name =
      index % 2 === 0 ? `${number}-teh` : `${number}-${text().replaceAll(/[/\\\n]/g, '')}`.slice(0, 150);
    // Every fifth cannot be read as fields.
    const broken = index % 5 === 4 ? `: [ ${text()}\n` : '';
    const blocks = Array.from({ length: 8 }, block).join('\n\n');
    if (index % 3 === 0)
      writeFileSync(path.join(folder, `${name}.md`), `---\n${yaml}${broken}---\n\n${blocks}\n`);
    else writeFileSync(path.join(folder, `${name}.yaml`), yaml + broken);
  }
  for (const name of readdirSync(path.join(content, 'pages')))
    if (/^(?:tentang|kontak)/.test(name)) {
      const page = {
        template: 'about',
        title: text(),
        excerpt: text(),
        heading: text(),
        body: [text(), { href: address() }],
      };
      writeFileSync(path.join(content, 'pages', name), stringify(page, { lineWidth: 0 }));
    }
  return texts.countIn('').made;
}

/** What the page does because of a text: reports of its policy, and attributes that could run a script. */
const watch = () => {
  const reports: string[] = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    reports.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
  /** @returns what was found since the last time */
  const suspicions = (): string[] => {
    const found = reports.splice(0);
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        const isAddress = /^(?:src|href|action|formaction|srcdoc|data|xlink:href)$/.test(name);
        const isOwn =
          /^(?:#|\/|blob:|https:\/\/|mailto:|tel:|data:,$)/.test(value) && !/^\/[/\\]/.test(value);
        // CodeMirror sets the heights of what it leaves out.
        const isStyle = name === 'style' && !element.closest('.cm-editor');
        if (/^on/.test(name) || isStyle || (isAddress && !isOwn))
          found.push(`${element.tagName} ${name}=${value}`);
      }
    return found;
  };
  Object.assign(window, { suspicions });
};

type Watched = typeof window & { suspicions(): string[] };

/** Opens entries one after the other, as forms and as texts. @returns what was wrong, with the file */
const openAll = async (files: readonly string[]): Promise<string[]> => {
  const { suspicions } = window as Watched;
  const found: string[] = [];
  for (const file of files) {
    const address = `#/${file.split('/').map(encodeURIComponent).join('/')}`;
    for (const [side, selector] of [
      ['', '.entry-columns'],
      ['?text', '.entry-text'],
    ] as const) {
      location.hash = address + side;
      const isOpen = () =>
        [...document.querySelectorAll('.switcher a')].some(
          (one) => one.getAttribute('href') === `${address}?text`,
        ) && document.querySelector(selector);
      const start = performance.now();
      while (!isOpen() && performance.now() - start < 60_000)
        await new Promise((resolve) => setTimeout(resolve, 2));
      if (!isOpen()) found.push(`${file}${side} does not open`);
      if (document.documentElement.scrollWidth > innerWidth) found.push(`${file}${side} is too wide`);
      found.push(...suspicions().map((one) => `${file}${side}: ${one}`));
    }
  }
  return found;
};

/** Another server of this machine, opened in the same browser, gets nothing of the editor's. */
async function gotByAnotherServer(page: Page, url: string): Promise<void> {
  const { origin } = new URL(url);
  const sent: IncomingHttpHeaders[] = [];
  const other = createServer(({ headers }, response) => {
    sent.push(headers);
    response.setHeader('Content-Type', 'text/html').end('<title>x</title>');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const kept = String(await page.evaluate(() => localStorage.getItem('senja-edit-key')));
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  expect(sent.length).toBeGreaterThan(0);
  expect(kept.length).toBeGreaterThan(20);
  expect(JSON.stringify(sent)).not.toContain(kept);
  expect(sent.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, { ...localStorage }])).toEqual(['', {}]);
  const tries = await page.evaluate(
    (own) =>
      Promise.all(
        [{}, { mode: 'no-cors' as const }, { method: 'POST', body: '{}' }].map((init) =>
          fetch(`${own}/api/site`, { ...init, credentials: 'include' }).then(
            (response) => response.text(),
            () => 'refused',
          ),
        ),
      ),
    origin,
  );
  expect(tries).toEqual(['refused', 'refused', 'refused']);
  other.close();
}

async function openHostile(seed: number): Promise<void> {
  const { content } = contentCopy();
  expect(writeHostile(content, seed)).toBeGreaterThan(ENTRIES * 20);
  const { url, child } = await serve(['edit', '--no-open', '--content', content]);
  const dialogs: string[] = [];
  await using visitor = await visit(url, {
    width: 390,
    async prepare(page) {
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.addInitScript(watch);
    },
  });
  const { page, problems, requests } = visitor;
  await page.locator('.row a').first().waitFor();
  // As if a text had reached one of the places where texts become code.
  const [trusted, ...reports] = await page.evaluate(() => {
    const { suspicions } = window as Watched;
    try {
      document.createElement('p').innerHTML = '<b>x</b>';
      return ['taken'];
    } catch (error) {
      return [String(error), ...suspicions()];
    }
  });
  expect(trusted).toContain('TrustedHTML');
  expect(reports.length).toBeLessThanOrEqual(1);
  problems.length = 0;
  for (let more = page.locator('.collection > button'); (await more.count()) > 0; )
    await more.first().click();
  const [files, found] = await page.evaluate(() => [
    [...document.querySelectorAll('.row a')].map(({ id }) => id.slice(4)),
    (window as Watched).suspicions().filter((one) => !one.includes('require-trusted-types-for')),
  ]);
  expect(files.length).toBeGreaterThanOrEqual(ENTRIES);
  expect([...found, ...(await page.evaluate(openAll, files))]).toEqual([]);
  expect(await page.evaluate((mark) => Reflect.get(window, mark), MARK)).toBeUndefined();
  expect([dialogs, problems]).toEqual([[], []]);
  const { origin } = new URL(url);
  expect(requests.filter((one) => !one.startsWith(`${origin}/`))).toEqual([]);
  await gotByAnotherServer(page, url);
  child.kill();
}

it(`opens ${SITES * ENTRIES} hostile entries without running one`, async () => {
  for (let site = 0; site < SITES; site += 1) await openHostile(SEED + site);
});
