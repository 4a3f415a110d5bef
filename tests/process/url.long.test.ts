/** `--url` and `SENJA_URL` override `url` of `site.yaml`, in every file that contains the address. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, senja, siteContent, tree } from '../support/process/senja.ts';

const OWN = 'https://senja-sehat.example';
const PREVIEW = 'https://pratinjau.example/cabang/';

function place() {
  const { content, out, folder } = contentCopy();
  const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    senja([...args, '--content', content, '--out', out], { env });
  const build = async (args: readonly string[], env?: NodeJS.ProcessEnv) => {
    const { code, stderr } = await run(['build', '--why', '--now', '2026-01-01', ...args], env);
    expect(code, stderr).toBe(0);
    return { stderr, files: tree(out) };
  };
  const list = path.join(content, 'addresses.txt');
  return { content, out, folder, run, build, list };
}

it('moves the whole site, and a later build writes only what the other address changes', async () => {
  const { build } = place();
  const own = (await build([])).files;
  const moved = await build(['--url', PREVIEW]);
  const named = Object.keys(own).filter((name) => own[name]?.includes(OWN));
  expect(named).toEqual(expect.arrayContaining(['index.html', 'sitemap.xml', 'feed.xml', 'robots.txt']));
  for (const [name, text] of Object.entries(moved.files)) expect(text, name).not.toContain(OWN);
  expect(moved.files['index.html']).toContain(`<link rel="canonical" href="${PREVIEW}"/>`);
  expect(moved.files['index.html']).toContain('href="/cabang/kontak/"');
  expect(moved.files['sitemap.xml']).toContain(`<loc>${PREVIEW}kontak/</loc>`);
  expect(moved.files['robots.txt']).toContain(`Sitemap: ${PREVIEW}sitemap.xml`);
  expect(moved.files._headers).toContain('/cabang/assets/*');

  const clean = await build(['--no-cache', '--url', PREVIEW]);
  expect(moved.files).toEqual(clean.files);
  expect((await build(['--no-cache'])).files).toEqual(own);
});

it('exits early only for the same address, from the option or the variable', async () => {
  const { build } = place();
  const { files } = await build(['--url', PREVIEW]);
  const again = await build([], { SENJA_URL: PREVIEW });
  expect(again.stderr).toContain('0 pages rendered');
  const option = await build(['--url', PREVIEW], { SENJA_URL: 'https://lain.example/' });
  expect(option.files).toEqual(files);
  const own = await build([], { SENJA_URL: '' });
  expect(own.files['sitemap.xml']).toContain(OWN);
  expect(own.stderr).not.toContain('0 pages rendered');
});

it.each([
  [['--url', 'http://x.example/'], {}, '--url: The address “http://x.example/” must start with https://'],
  [[], { SENJA_URL: 'https://x.example/?a' }, 'SENJA_URL: The site address “https://x.example/?a”'],
])('exits with 2 and writes nothing for an invalid address: %j %j', async (args, env, words) => {
  const { run } = place();
  for (const command of ['build', 'check', 'photos']) {
    const ran = await run([command, ...args], env);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toMatch(/^usage\/bad-url /);
    expect(ran.stderr).toContain(words);
  }
});

it('lists no address of a site that was built for another one', async () => {
  const { run, build, list } = place();
  cpSync(path.join(siteContent, 'addresses.txt'), list);
  const before = readFileSync(list, 'utf8').replace('/kontak/\n', '');
  writeFileSync(list, before);
  const moved = await build(['--url', PREVIEW]);
  expect(moved.stderr).not.toContain('address/unlisted');
  expect((await run(['check', '--fix', '--url', PREVIEW])).code).toBe(0);
  expect((await run(['check', '--fix'])).code).toBe(0);
  expect(readFileSync(list, 'utf8')).toBe(before);

  expect((await build([])).stderr).toContain('address/unlisted');
  await run(['check', '--fix', '--url', 'https://senja-sehat.example']);
  expect(readFileSync(list, 'utf8')).toContain('/kontak/\n');
});

it('does not require url in site.yaml, but still validates it', async () => {
  const { run, content } = place();
  const site = path.join(content, 'site.yaml');
  const text = readFileSync(site, 'utf8');
  const check = async (line: string, ...args: string[]) => {
    writeFileSync(site, text.replace(/^url: .*\n/m, line));
    return run(['check', ...args]);
  };
  expect((await check('')).stderr).toContain('content/missing-field');
  expect((await check('', '--url', PREVIEW)).code).toBe(0);
  const faulty = await check('url: https://x.example/?a\n', '--url', PREVIEW);
  expect(faulty.code).toBe(1);
  expect(faulty.stderr).toContain('content/bad-site-url');
});
