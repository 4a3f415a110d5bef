/** Sites as `senja init` makes them: no page is wider than a phone, whatever is in it, and axe finds no fault on the home page. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
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
  blank: ['posts/2-wide.md', `---\ntitle: ${LONG}\ndate: 2026-01-01\n---\n${WIDE}`, 'posts/wide/'],
  blog: [
    'posts/4-wide.md',
    `---\ntitle: ${LONG}\ndate: 2026-01-01\ntags: [${LONG}]\n---\n${WIDE}`,
    'posts/wide/',
  ],
  docs: ['docs/2-wide.md', `---\ntitle: ${LONG}\ntags: [${LONG}]\n---\n${WIDE}`, 'docs/wide/'],
} as const;

it.each(['blank', 'blog', 'docs'] as const)(
  'fits a phone, whatever word, table or code is in it: %s',
  async (theme) => {
    const folder = path.join(temporaryFolder(), theme);
    await senja(['init', folder, '--theme', theme, '--lang', 'en']);
    mkdirSync(path.join(folder, 'node_modules'));
    for (const name of ['highlight.js', 'react', 'react-dom'])
      symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
    const [file, text, wide] = POSTS[theme];
    writeFileSync(path.join(folder, 'content', file), text);
    const built = await senja(['build', '--quiet'], { cwd: folder });
    expect(built.code, built.stderr).toBe(0);
    const server = await serveFolder(path.join(folder, 'dist'), 0);
    const context = await newContext({});
    try {
      const page = await context.newPage();
      for (const address of ['', wide, 'nowhere/'])
        for (const width of [320, 360, 1280]) {
          await page.setViewportSize({ width, height: 640 });
          await page.goto(new URL(address, server.url).href);
          const fits = await page.evaluate(
            () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
          );
          expect([address, width, fits]).toEqual([address, width, true]);
          if (address === '') expect((await axe(page)).violations).toEqual([]);
        }
    } finally {
      await context.close();
      await server.close();
    }
  },
);
