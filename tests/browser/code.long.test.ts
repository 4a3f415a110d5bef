/** Code in pages: groups as tabs, buttons that copy, marked lines. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveFolder } from '../../cli/io/serve/static-server.ts';
import { root, senja, temporaryFolder } from '../support/process/senja.ts';
import { axe } from './support/axe.ts';
import { newContext, withBrowser } from './support/browser.ts';

withBrowser();

const TEXT = `---
title: Kode
---

::: code-group

\`\`\`sh [npm]
npm install senja
\`\`\`

\`\`\`sh [pnpm]
pnpm add senja
\`\`\`

\`\`\`js [<b>]
const unusual = 1;
\`\`\`

:::

\`\`\`js:line-numbers=9 {1} [site.js]
export default {
  old: true, // [!code --]
  new: true, // [!code ++]
  // [!code focus]
  long: '${'panjang '.repeat(30)}',
  wrong: 1, // [!code error]
};
\`\`\`
`;

async function built(code: string) {
  const folder = path.join(temporaryFolder(), 'docs');
  await senja(['init', folder, '--theme', 'docs', '--lang', 'id']);
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['highlight.js', 'react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  const plan = path.join(folder, 'templates/site.ts');
  const source = readFileSync(plan, 'utf8').replace(/\n {4}code: .*,/, '');
  writeFileSync(plan, source.replace('markdown: {', `markdown: {\n    code: ${code},`));
  writeFileSync(path.join(folder, 'content/docs/2-kode.md'), TEXT);
  const { code: exit, stderr } = await senja(['build', '--quiet'], { cwd: folder });
  expect(exit, stderr).toBe(0);
  return serveFolder(path.join(folder, 'dist'), 0);
}

it('shows groups as tabs by mouse and keyboard, and copies code without what was removed', async () => {
  const server = await built('{ copy: true }');
  const context = await newContext({ viewport: { width: 390, height: 800 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(new URL('/docs/kode/', server.url).href);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.allTextContents()).toEqual(['npm', 'pnpm', '<b>']);
    const shown = async () => [
      await page.getByRole('tab', { selected: true }).textContent(),
      await page.locator('[role=tabpanel]:not([hidden]) code').textContent(),
    ];
    expect(await shown()).toEqual(['npm', 'npm install senja\n']);
    await tabs.nth(1).click();
    expect(await shown()).toEqual(['pnpm', 'pnpm add senja\n']);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await shown()).toEqual(['npm', 'npm install senja\n']);
    await page.keyboard.press('End');
    expect(await shown()).toEqual(['<b>', 'const unusual = 1;\n']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('<b>');
    // One stop of the keyboard, then the code, then its button.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PRE');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[role=status]').textContent()).toBe('Tersalin');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const unusual = 1;');

    const block = page.locator('.senja-copy', { hasText: 'export default' });
    await block.getByRole('button').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^export default \{\n {2}new: true,\n {2}long: 'panjang .*',\n {2}wrong: 1,\n\};$/);
    expect((await axe(page)).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(said).toEqual([]);
  } finally {
    await context.close();
    await server.close();
  }
});

it('shows all blocks with their names without scripts, and costs pages without code nothing', async () => {
  const server = await built('true');
  const context = await newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(new URL('/docs/kode/', server.url).href);
    expect(await page.locator('.code-group figcaption').allInnerTexts()).toEqual(['npm', 'pnpm', '<b>']);
    expect(await page.locator('.code-group pre:visible').count()).toBe(3);
    expect(await page.locator('ins.line').innerText()).toContain('new: true,');
    const others = await (await fetch(new URL('/404.html', server.url))).text();
    expect(others).not.toMatch(/assets\/code-|senja-code|senja-tabs/);
    const own = await (await fetch(new URL('/docs/kode/', server.url))).text();
    expect(own).toMatch(/<script async src="\/assets\/code-/);
    expect(own).not.toContain('senja-copy');
  } finally {
    await context.close();
    await server.close();
  }
});

it('copies where the browser has no clipboard for pages', async () => {
  const server = await built('{ copy: true }');
  const context = await newContext({});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.assign(globalThis, { readClipboard: navigator.clipboard.readText.bind(navigator.clipboard) });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(new URL('/docs/kode/', server.url).href);
    await page.locator('.senja-copy button').first().click();
    await expect.poll(() => page.locator('[role=status]').textContent()).toBe('Tersalin');
    expect(await page.evaluate('readClipboard()')).toBe('npm install senja');
  } finally {
    await context.close();
    await server.close();
  }
});
