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
    page('/fields/', 'fields', () => ({ title: 'Fields' })),
    page('/start/', 'start', () => ({ title: 'Start' })),
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
  'templates/fields.tsx': `import { Widget } from 'senja/react';
export default () => (
  <>
    <Widget name="field" label="Email" />
    <Widget name="field" label="Name" />
  </>
);
`,
  'client/widgets/field.tsx': `import { useId, useState } from 'react';
export default function Field({ label }: { label: string }) {
  const id = useId();
  const [value, set] = useState('');
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={(event) => set(event.target.value)} />
      <output>{\`\${label}: \${value}\`}</output>
    </p>
  );
}
`,
  'templates/start.tsx': `import { Widget } from 'senja/react';
export default () => (
  <>
    <Widget name="clock" when="load" title="first" />
    <div className="tall" />
    <Widget name="clock" when="visible" title="second" />
    <Widget name="clock" title="third" />
  </>
);
`,
  'templates/start.css': '.tall { height: 3000px }\n',
  'templates/home.css': '',
  'templates/fields.css': '',
  'templates/not-found.css': '',
  'client/widgets/clock.tsx': `import { useEffect, useState } from 'react';
export default function Clock({ title }: { title: string }) {
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  return <p>{\`\${title} \${runs ? 'runs' : 'waits'}\`}</p>;
}
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
  // A failure before that says nothing.
  await page.route('**/assets/counter-*.js', (route) => route.abort(), { times: 1 });
  const looked = page.waitForResponse((response) => response.url() === page.url());
  await page.getByRole('button').click();
  await looked;
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

it('gives each of two widgets with one name ids of its own', async () => {
  await using visitor = await visit(`${server.url}fields/`);
  const { page, problems } = visitor;
  await page.getByText('Name', { exact: true }).click();
  await page.keyboard.type('abc');
  await page.getByText('Name: abc').waitFor();
  await page.getByText('Email', { exact: true }).click();
  await page.keyboard.type('d');
  await expect.poll(() => page.locator('output').allTextContents()).toEqual(['Email: d', 'Name: abc']);
  expect(problems).toEqual([]);
});

it('starts a widget when the page has loaded, when it is visible, or at a touch', async () => {
  await using visitor = await visit(`${server.url}start/`, { height: 600 });
  const { page, problems } = visitor;
  await page.getByText('first runs').waitFor();
  expect(await page.getByText(/second|third/).allTextContents()).toEqual(['second waits', 'third waits']);
  await page.getByText('second').scrollIntoViewIfNeeded();
  await page.getByText('second runs').waitFor();
  expect(await page.getByText('third').textContent()).toBe('third waits');
  await page.getByText('third').click();
  await page.getByText('third runs').waitFor();
  expect(problems).toEqual([]);
});

it('has no script but the loader in a page whose widgets wait for a touch', async () => {
  await using visitor = await visit(server.url);
  await visitor.settled();
  expect(visitor.requests).toEqual([server.url]);
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
