/** Sites as `senja init` makes them: no page is wider than a screen, whatever is in it, no word of a heading is broken, and axe finds no fault, light or dark. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveFolder } from '../../cli/io/serve/static-server.ts';
import { root, senja, temporaryFolder } from '../support/process/senja.ts';
import { axe } from './support/axe.ts';
import { newContext, withBrowser } from './support/browser.ts';

withBrowser();

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän';
const CELLS = ['one', 'two', 'three', 'four', 'five', 'six'];
const ADDRESS = `https://example.com/${'a-very-long-address/'.repeat(8)}`;

const WIDE = `
${LONG.repeat(3)} and \`${LONG.repeat(2)}\`, <${ADDRESS}>.

| ${CELLS.map((cell) => `Column ${cell}`).join(' | ')} |
|${'---|'.repeat(6)}
| ${CELLS.map((cell) => `value ${cell}`).join(' | ')} |

\`\`\`sh
curl -fsSL https://example.com/install.sh | sh -s -- --prefix=/usr/local --with-an-option
\`\`\`

> ${LONG.repeat(2)}

- [ ] ${LONG.repeat(2)}

## ${LONG.repeat(3)}

<table><tr>${CELLS.map((cell) => `<td>${LONG}${cell}</td>`).join('')}</tr></table>

<pre>${LONG.repeat(4)}</pre>

::: details ${LONG.repeat(2)}
${LONG.repeat(2)}[^1]

| ${CELLS.map((cell) => `${LONG} ${cell}`).join(' | ')} |
|${'---|'.repeat(6)}
:::

[^1]: ${LONG.repeat(2)} <${ADDRESS}>
`;

const POSTS = {
  blank: ['posts/2-wide.md', `---\ntitle: ${LONG}\ndate: 2026-01-01\n---\n${WIDE}`],
  blog: ['posts/4-wide.md', `---\ntitle: ${LONG}\ndate: 2026-01-01\ntags: [${LONG}]\n---\n${WIDE}`],
  docs: ['docs/2-wide.md', `---\ntitle: ${LONG}\ntags: [${LONG}]\n---\n${WIDE}`],
} as const;

/** Widths at which axe looks at a page, and the colours then: those of a page are the same at every width. */
const EXAMINED = new Map<number, 'light' | 'dark'>([
  [320, 'light'],
  [1280, 'dark'],
]);

/** @returns the addresses of all pages of a built site, without those that lead on, and one that is not there */
const pagesIn = (dist: string): string[] => [
  'nowhere/',
  ...readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])index\.html$/.test(name))
    .filter((name) => !readFileSync(path.join(dist, name), 'utf8').includes('http-equiv="refresh"'))
    .map((name) =>
      name
        .split(path.sep)
        .join('/')
        .replace(/index\.html$/, ''),
    ),
];

/** @returns the words of headings and of the bar that go on in another line, but for those longer than usual */
const brokenWords = (): string[] =>
  [...document.querySelectorAll('h1, h2, header')].flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (word.length <= 16 && lines.size > 1) broken.push(word);
      }
    return broken;
  });

it.each(
  (['blank', 'blog', 'docs'] as const).flatMap((theme) =>
    (['en', 'id'] as const).map((lang) => [theme, lang] as const),
  ),
)('fits screens, and has no fault that axe finds: %s, %s', async (theme, lang) => {
  const folder = path.join(temporaryFolder(), theme);
  await senja(['init', folder, '--theme', theme, '--lang', lang]);
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['highlight.js', 'react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  const [file, text] = POSTS[theme];
  writeFileSync(path.join(folder, 'content', file), text);
  const built = await senja(['build', '--quiet'], { cwd: folder });
  expect(built.code, built.stderr).toBe(0);
  const dist = path.join(folder, 'dist');
  const pages = pagesIn(dist);
  expect(pages.some((one) => one.endsWith('/wide/'))).toBe(true);
  const server = await serveFolder(dist, 0);
  const context = await newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    for (const address of pages) {
      await page.goto(new URL(address, server.url).href);
      for (const width of [320, 360, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 640 });
        const fits = await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        );
        expect([address, width, fits]).toEqual([address, width, true]);
        expect([address, width, await page.evaluate(brokenWords)]).toEqual([address, width, []]);
        const colorScheme = EXAMINED.get(width);
        if (colorScheme === undefined) continue;
        await page.emulateMedia({ colorScheme });
        expect([address, width, (await axe(page)).violations]).toEqual([address, width, []]);
      }
    }
  } finally {
    await context.close();
    await server.close();
  }
});
