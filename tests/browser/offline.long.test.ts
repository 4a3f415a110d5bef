/** `prefetch` and `offline` of `defineSite`, in a new site, within the policy of its pages. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveFolder } from '../../cli/io/serve/static-server.ts';
import { senja, tree } from '../support/process/senja.ts';
import { newSite } from '../support/sites/new-site.ts';
import { newContext, withBrowser } from './support/browser.ts';

withBrowser();

/** A new site whose definition has one more line. */
async function siteWith() {
  const folder = await newSite('blank', 'en');
  const file = path.join(folder, 'templates/site.ts');
  const plain = readFileSync(file, 'utf8');
  const dist = path.join(folder, 'dist');
  return {
    folder,
    dist,
    async build(line: string) {
      writeFileSync(file, plain.replace('defineSite({\n', `defineSite({\n  ${line}\n`));
      const { code, stderr } = await senja(['build', '--quiet'], { cwd: folder });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      // Without the list of its files, which names the worker.
      return Object.fromEntries(Object.entries(tree(dist)).filter(([name]) => !name.startsWith('.')));
    },
    html: (name: string) => readFileSync(path.join(dist, name), 'utf8'),
  };
}

it('cost a site nothing while they are off', async () => {
  const site = await siteWith();
  const plain = await site.build('');
  expect(Object.keys(plain).filter((name) => /sw\.js|offline/.test(name))).toEqual([]);
  expect(await site.build('prefetch: false,')).toEqual(plain);
  // A site that has switched it off differs by the worker that removes itself.
  const { 'sw.js': worker, ...others } = await site.build('offline: false,');
  expect(others).toEqual(plain);
  expect(worker).toContain('unregister');
});

it('fetch a page when a visitor is about to open it', async () => {
  const site = await siteWith();
  await site.build('prefetch: true,');
  expect(site.html('index.html')).toContain('<script type="speculationrules">{"prefetch":');
  const server = await serveFolder(site.dist, 0);
  const context = await newContext({});
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(server.url);
    const fetched = page.waitForResponse((response) => response.url().endsWith('/posts/welcome/'));
    await page.getByRole('link', { name: 'Welcome' }).hover();
    const request = (await fetched).request();
    expect(await request.headerValue('sec-purpose')).toBe('prefetch');
    expect(said).toEqual([]);
  } finally {
    await context.close();
    await server.close();
  }
});

it('open what was opened without a connection, never a stale page, and leave by themselves', async () => {
  const site = await siteWith();
  await site.build('offline: true,');
  let server = await serveFolder(site.dist, 0);
  const { url } = server;
  const port = Number(new URL(url).port);
  const context = await newContext({});
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const title = () => page.locator('h1').textContent();
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    const kept = () =>
      page.evaluate(async () => {
        const [name] = await caches.keys();
        if (name === undefined) return [];
        const requests = await (await caches.open(name)).keys();
        return requests.map((one) => new URL(one.url).pathname);
      });
    await page.goto(url);
    // The first page was there before the worker.
    await expect.poll(kept).toContain('/');
    expect(said).toEqual([]);

    await server.close();
    await page.goto(`${url}?from=elsewhere`);
    expect(await title()).toBe('My site');
    const answered = await page.evaluate(
      (name) =>
        fetch(name).then(
          () => true,
          () => false,
        ),
      '/posts/welcome/',
    );
    expect(answered).toBe(false);

    const settings = path.join(site.folder, 'content/site.yaml');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('My site', 'Another name'));
    await site.build('offline: true,');
    server = await serveFolder(site.dist, port);
    await page.goto(url);
    expect(await title()).toBe('Another name');

    // Without the line there is no worker at its address; with `false` there is one that leaves.
    for (const line of ['', 'offline: true,', 'offline: false,']) {
      await server.close();
      await site.build(line);
      server = await serveFolder(site.dist, port);
      await page.goto(url);
      const isOn = line.includes('true');
      await expect.poll(registrations).toBe(isOn ? 1 : 0);
      if (isOn) await expect.poll(kept).toContain('/');
      else {
        await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
        // A page that was opened before goes on asking the worker.
        await page.evaluate(() => fetch('/').then((answer) => answer.text()));
        expect(await page.evaluate(() => caches.keys())).toEqual([]);
      }
    }
  } finally {
    await context.close();
    await server.close();
  }
});
