/** Widgets as sites of their own write them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from '../../cli/io/serve/static-server.ts';
import { senja, sharedFolder } from '../support/process/senja.ts';
import { visit, withBrowser } from './support/browser.ts';

withBrowser();

const site = path.join(sharedFolder(), 'widgets');

const FILES: Readonly<Record<string, string>> = {
  'content/site.yaml': 'title: Widgets\nurl: https://widgets.example/\nlanguage: en\n',
  'content/models/site.schema.json': JSON.stringify({
    title: 'Site',
    type: 'object',
    required: ['title', 'url', 'language'],
    properties: {
      title: { type: 'string' },
      url: { type: 'string', format: 'site-url' },
      language: { type: 'string' },
    },
  }),
  'templates/site.ts': `import { defineSite, page } from 'senja';
export default defineSite({
  pages: () => [
    page('/', 'home', () => ({ title: 'Home' })),
    page('/404.html', 'not-found', () => ({ title: '404' })),
  ],
});
`,
  'templates/not-found.tsx': 'export default () => <h1>404</h1>;\n',
  'templates/home.tsx': `import { Widget } from 'senja/react';
export default () => (
  <>
    <h1>Widgets</h1>
    <Widget name="counter" />
  </>
);
`,
  'client/widgets/counter.tsx': `import { useState } from 'react';
export default function Counter() {
  const [n, set] = useState(0);
  return <button type="button" onClick={() => set(n + 1)}>{\`pressed \${n} times\`}</button>;
}
`,
};

let server: Awaited<ReturnType<typeof serveFolder>>;

const build = async (): Promise<void> => {
  expect(await senja(['build', '--quiet'], { cwd: site })).toMatchObject({ code: 0 });
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  await build();
  server = await serveFolder(path.join(site, 'dist'), 0);
});
afterAll(() => server.close());

it('says that the site has been updated since a page was opened, loads it anew, and then works', async () => {
  await using visitor = await visit(server.url);
  const { page } = visitor;
  const file = path.join(site, 'client/widgets/counter.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('times', 'times in all'));
  await build();
  await page.getByRole('button').click();
  await page.getByRole('alert').getByText('This site has been updated').waitFor();
  await page.getByText('pressed 0 times in all').waitFor();
  await page.getByRole('button').click();
  await page.getByText('pressed 1 times in all').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('does not load a page anew if only the network fails', async () => {
  await using visitor = await visit(server.url, {
    prepare: (page) => page.route('**/assets/counter-*.js', (route) => route.abort()),
  });
  const { page, requests } = visitor;
  await page.getByRole('button').click();
  await expect.poll(() => requests.filter((url) => url === server.url).length).toBe(2);
  await page.waitForTimeout(200);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unroute('**/assets/counter-*.js');
  await page.getByRole('button').click();
  await page.getByText('pressed 1 times in all').waitFor();
});
