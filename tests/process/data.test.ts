/** Data when building: a changed file or result renders the pages that use it, and a later build gives what a new one gives. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EditedSite, previewSite } from '../../cli/desk/index.ts';
import { smallContext } from '../edit/server/editor.ts';
import { root, senja, temporaryFolder, tree } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { newSite } from '../support/sites/new-site.ts';

/** The files of the example in the documentation. */
const files = [
  ...readFileSync(path.join(root, 'cli/docs/data.md'), 'utf8').matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms),
].map(([, name = '', text = '']) => ({ name, text }));

async function exampleSite(): Promise<string> {
  const folder = await newSite('blank', 'en');
  for (const { name, text } of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

it('builds the example of the documentation, whose types are right', async () => {
  expect(files).toHaveLength(5);
  const folder = await exampleSite();
  for (const name of ['senja', '@types'])
    symlinkSync(
      name === 'senja' ? root : path.join(root, 'node_modules', name),
      path.join(folder, 'node_modules', name),
    );
  expect(await senja(['generate', '--quiet'], { cwd: folder })).toMatchObject({ code: 0 });
  const tsc = (): string =>
    spawnSync(path.join(root, 'node_modules/.bin/tsc'), { cwd: folder, encoding: 'utf8' }).stdout;
  expect(tsc()).toBe('');
  edit(path.join(folder, 'templates/site.ts'), 'name, price }', 'name, cost }');
  expect(tsc()).toContain("Property 'cost' does not exist");
  edit(path.join(folder, 'templates/site.ts'), 'name, cost }', 'name, price }');
  edit(path.join(folder, 'templates/site.ts'), 'data.rates.USD', 'data.rates.EUR');
  expect(tsc()).toContain("Property 'EUR' does not exist");
});

it('renders the pages that use what has changed, and no others', async () => {
  const folder = await exampleSite();
  const built = async (...more: string[]): Promise<string[]> => {
    const { code, stderr } = await senja(['build', '--why', '--lang', 'en', ...more], { cwd: folder });
    expect(code, stderr).toBe(0);
    return stderr.split('\n').filter((line) => line.startsWith('/'));
  };
  const page = () => readFileSync(path.join(folder, 'dist/prices/index.html'), 'utf8');
  await built();
  expect(page()).toContain('<li>Rice, steamed: 0.49</li>');
  expect(page()).toContain('Monday 08:00, Saturday 09:00');
  expect(await built()).toEqual([]);

  edit(path.join(folder, 'data/prices.csv'), '12000', '16250');
  expect(await built()).toEqual(['/prices/  the data “prices” has changed']);
  expect(page()).toContain('<li>Ginger tea: 1.00</li>');
  // What no page shows.
  edit(path.join(folder, 'data/hours.yaml'), 'days:', 'other: 1\ndays:');
  expect(await built()).toEqual([]);
  const later = tree(path.join(folder, 'dist'));
  await built('--no-cache', '--out', 'new');
  expect(tree(path.join(folder, 'new'))).toEqual(later);

  // A function that reads a file is called again for it, within the time that its result is kept.
  writeFileSync(path.join(folder, 'rate.txt'), '10000');
  const site = path.join(folder, 'templates/site.ts');
  edit(site, 'return { USD: 16250 };', "return { USD: Number(readFileSync('rate.txt', 'utf8')) };");
  edit(site, 'import { defineSite', "import { readFileSync } from 'node:fs';\nimport { defineSite");
  await built();
  expect(page()).toContain('<li>Rice, steamed: 0.80</li>');
  writeFileSync(path.join(folder, 'rate.txt'), '8000');
  expect(await built()).toEqual(['/prices/  the data “rates” has changed']);
  expect(page()).toContain('<li>Rice, steamed: 1.00</li>');
});

it('tells each fault at its place, in both languages and each format, and publishes nothing', async () => {
  const folder = await exampleSite();
  const report = (lang: string, ...args: string[]) =>
    senja(['check', '--lang', lang, ...args], { cwd: folder });
  const places = async (): Promise<string[]> => {
    const { code, stdout } = await report('en', '--format', 'json');
    expect(code).toBe(1);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { file: string; line: number; column: number; code: string }[];
    };
    return diagnostics.map((one) => `${one.file}:${one.line}:${one.column} ${one.code}`);
  };
  rmSync(path.join(folder, 'data/prices.schema.json'));
  const prices = path.join(folder, 'data/prices.csv');
  writeFileSync(prices, 'name,price\nTea,12,50\nRice\n');
  writeFileSync(path.join(folder, 'data/hours.yaml'), 'days: [1\n');
  edit(
    path.join(folder, 'templates/site.ts'),
    'return { USD: 16250 };',
    "throw new Error('no https://a.example/?key=1');",
  );
  expect(await places()).toEqual([
    '../data/hours.yaml:2:1 data/not-valid',
    '../data/prices.csv:2:8 data/row-length',
    '../data/prices.csv:3:1 data/row-length',
    '../templates/site.ts:9:13 data/not-loaded',
  ]);
  for (const format of ['github', 'gitlab', 'sarif', 'junit'])
    expect((await report('en', '--format', format)).stdout).toMatch(
      /prices\.csv[\s\S]*row-length|row-length[\s\S]*prices\.csv/,
    );
  expect((await report('id')).stderr).toContain(
    'Baris ini berisi 3 isian, padahal baris pertama menyebut 2.',
  );
  expect((await report('en')).stderr).toContain('cannot be loaded: no https://a.example/….');
  const build = await senja(['build', '--lang', 'en'], { cwd: folder });
  expect(build).toMatchObject({ code: 1 });
  expect(build.stderr).not.toMatch(/^\s+at /m);

  rmSync(prices);
  expect(await places()).toContain('../templates/site.ts:6:14 data/unreadable');
  const outside = path.join(temporaryFolder(), 'prices.csv');
  writeFileSync(outside, 'name,price\n');
  symlinkSync(outside, prices);
  expect((await report('en')).stderr).toContain(
    'data/prices.csv cannot be read: a link leads to another place.',
  );
});

it('builds from the last good result while the line is down, and says so once', async () => {
  const folder = await exampleSite();
  const site = path.join(folder, 'templates/site.ts');
  const server = createServer((_, answer) => answer.end('{"USD":10000}'));
  await new Promise((begun) => server.listen(0, '127.0.0.1', () => begun(null)));
  const { port } = server.address() as AddressInfo;
  edit(
    site,
    'async rates() {\n      return { USD: 16250 };',
    `async rates() {
      const { KEY = 'secret-key' } = process.env;
      const answer = await fetch(\`http://127.0.0.1:${port}/rates?key=\${KEY}\`);
      if (!answer.ok) throw new Error(\`\${answer.url} gives \${answer.status}\`);
      return (await answer.json()) as { USD: number };`,
  );
  const build = (lang = 'en') => senja(['build', '--lang', lang], { cwd: folder });
  expect((await build()).code).toBe(0);
  const pages = () => readFileSync(path.join(folder, 'dist/prices/index.html'), 'utf8');
  const before = pages();
  expect(before).toContain('Rice, steamed: 0.80');
  server.closeAllConnections();
  await new Promise((ended) => server.close(ended));
  // Within the time for which it is kept, nobody asks.
  expect((await build()).stderr).not.toContain('data/kept');

  edit(site, "title: 'Home'", "title: 'House'");
  const down = await build();
  expect(down.code).toBe(0);
  expect(down.stderr.match(/data\/kept/g)).toHaveLength(1);
  expect(down.stderr).toMatch(/templates\/site\.ts:\d+:\d+ {2}warning {2}data\/kept/);
  expect(down.stderr).toMatch(
    /The data “rates” cannot be loaded: .*\. The result of \d+ \w+ \d{4} is used\./,
  );
  expect((await build('id')).stderr).toContain('Yang dipakai hasil dari');
  expect(pages()).toBe(before);

  rmSync(path.join(folder, '.senja'), { recursive: true });
  const first = await build();
  expect(first.code).toBe(1);
  expect(first.stderr).toContain('data/not-loaded');
  expect(pages()).toBe(before);
});

it('checks the rows of a file by the model next to it, each fault at its cell', async () => {
  const folder = await exampleSite();
  const prices = path.join(folder, 'data/prices.csv');
  const check = async (): Promise<string[]> => {
    const { stdout } = await senja(['check', '--format', 'json'], { cwd: folder });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { file: string; line: number; column: number; code: string }[];
    };
    return diagnostics.map((one) => `${path.basename(one.file)}:${one.line}:${one.column} ${one.code}`);
  };
  writeFileSync(prices, 'name,price,since,sold\n"Tea, hot",12000,2026-12-01,true\nRice,8000,,\n');
  expect(await check()).toEqual([]);
  writeFileSync(
    prices,
    'name,price,since,sold,extra\n"Tea, hot",,2026-02-30,ja,1\nRice,0,,,2\n,12.500,,,\nTe\u0301h,x,,,\n',
  );
  expect(await check()).toEqual([
    'prices.csv:1:23 content/unknown-field',
    'prices.csv:2:12 content/missing-field',
    'prices.csv:2:13 content/no-such-date',
    'prices.csv:2:24 content/expected-yes-no',
    'prices.csv:3:6 content/invalid',
    'prices.csv:4:1 content/missing-field',
    'prices.csv:4:2 content/invalid',
    'prices.csv:5:6 content/invalid',
  ]);
  // Once, not for each row.
  writeFileSync(prices, 'name\nTea\nRice\n');
  expect(await check()).toEqual(['prices.csv:1:1 content/missing-field']);
  const site = path.join(folder, 'templates/site.ts');
  edit(site, 'data/prices.csv', 'data/prices.json');
  writeFileSync(
    path.join(folder, 'data/prices.json'),
    '[\n  {"name": "Tea", "price": 12},\n  {"name": 3, "price": "x",\n   "more": 1}, 5\n]\n',
  );
  expect(await check()).toEqual([
    'prices.json:3:12 content/number-not-text',
    'prices.json:3:24 content/invalid',
    'prices.json:4:4 content/unknown-field',
    'prices.json:4:16 data/not-valid',
  ]);
  writeFileSync(path.join(folder, 'data/prices.schema.json'), '{ "type": 1 }');
  expect((await check()).some((one) => one.startsWith('prices.schema.json:1:'))).toBe(true);
});

it('dev follows files of data and their models, also when they were faulty from the start', async () => {
  const folder = await exampleSite();
  const prices = path.join(folder, 'data/prices.csv');
  const right = readFileSync(prices, 'utf8');
  writeFileSync(prices, 'name,price\nTea\n');
  const { url, output } = await serve(['dev'], { cwd: folder });
  const page = async (): Promise<string> => (await fetch(`${url}prices/`)).text();
  await expect.poll(output).toContain('data/row-length');
  writeFileSync(prices, right);
  await expect.poll(page).toContain('Rice, steamed: 0.49');

  edit(prices, '8000', '32500');
  await expect.poll(page).toContain('Rice, steamed: 2.00');
  edit(prices, '32500', 'much');
  await expect.poll(output).toMatch(/prices\.csv:3:17 +error +content\/invalid/);
  // The last good one.
  expect(await page()).toContain('Rice, steamed: 2.00');
  edit(prices, 'much', '16250');
  await expect.poll(page).toContain('Rice, steamed: 1.00');

  edit(path.join(folder, 'data/prices.schema.json'), '"minimum": 1', '"minimum": 20000');
  await expect.poll(output).toMatch(/prices\.csv:2:12 +error +content\/invalid/);
});

it('the editor shows pages with the data as it is now', async () => {
  const folder = await exampleSite();
  const context = { ...smallContext(temporaryFolder()), siteRoot: folder, cwd: folder };
  const site = await EditedSite.open(
    { ...context, options: { ...context.options, content: path.join(folder, 'content') } },
    { changed: () => undefined },
  );
  const { page } = previewSite(site);
  expect(await page('prices/index.html')).toContain('Rice, steamed: 0.49');
  const prices = path.join(folder, 'data/prices.csv');
  edit(prices, '8000', '32500');
  await site.reopen();
  expect(await page('prices/index.html')).toContain('Rice, steamed: 2.00');
  // While it is faulty, the last good one.
  edit(prices, '32500', 'much');
  await site.reopen();
  expect(await page('prices/index.html')).toContain('Rice, steamed: 2.00');
  site.close();
});
