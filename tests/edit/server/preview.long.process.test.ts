/** Pages in preview, from the unsaved texts of an editor: what a build with drafts would write, on an origin of their own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../../cli/commands/build.ts';
import type { Context } from '../../../cli/commands/context.ts';
import type { PreviewView } from '../../../cli/edit/api.ts';
import { tree } from '../../support/process/senja.ts';
import { editorOf, smallContext } from './editor.ts';

const SOUP = 'articles/01-sup.md';
const TEA = 'articles/03-teh.yaml';

let folder: string;
let context: Context;
let editor: Awaited<ReturnType<typeof editorOf>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  editor = await editorOf(context);
});
afterAll(async () => {
  await editor.close();
  rmSync(folder, { recursive: true });
});

const view = (file: string) => editor.ask<PreviewView>(`/api/preview?file=${encodeURIComponent(file)}`);

/** The page of an entry as it is shown, without the script that follows it. */
async function page(file: string): Promise<string> {
  const { url } = await view(file);
  const html = await (await fetch(url ?? '')).text();
  expect(html).toContain(`data-editor="${editor.origin}"`);
  return html.replace(/<script src="\/@senja\/preview\.js"[^>]*><\/script>/, '');
}

/** Gets what a page in preview names: browsers say which page asks. */
const named = (address: string, page: string): Promise<Response> =>
  fetch(new URL(address, page), { headers: { referer: page } });

/** A request with headers that `fetch` does not allow. */
const asked = (url: string, headers: Record<string, string> = {}) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const { port, pathname, search } = new URL(url);
    http
      .get({ port, path: pathname + search, host: '127.0.0.1', headers }, (answer) => {
        answer.resume();
        resolve(answer);
      })
      .on('error', reject);
  });

it('shows unsaved texts as a build with drafts would write them', async () => {
  const before = await page(SOUP);
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup “siang” & malam' });
  await editor.change(TEA, { is: 'set', pointer: '/draft', value: true });
  await editor.change(SOUP, { is: 'body', text: '## Bahan\n\nWortel.\n' });
  const shown = [await page(SOUP), await page(TEA)];
  expect(shown[0]).not.toBe(before);
  await editor.save(SOUP);
  await editor.save(TEA);
  const options = { ...context.options, drafts: true, cache: false };
  expect(await build({ ...context, options }, { showWhy: false })).toBe(0);
  const written = (await Promise.all([view(SOUP), view(TEA)])).map(({ url }) =>
    readFileSync(path.join(options.out, new URL(url ?? '').pathname, 'index.html'), 'utf8'),
  );
  expect(shown).toEqual(written);
  expect(await page(SOUP)).toBe(written[0]);
});

it('leaves nothing in what a build writes', async () => {
  const options = { ...context.options, cache: true };
  await build({ ...context, options }, { showWhy: false });
  const before = tree(options.out);
  const { text } = await editor.entry(SOUP);
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup sore' });
  await editor.save(SOUP);
  await editor.change(SOUP, { is: 'text', text });
  await editor.save(SOUP);
  await editor.change(TEA, { is: 'set', pointer: '/title', value: 'Belum disimpan' });
  await page(SOUP);
  for (const cache of [true, false]) {
    await build({ ...context, options: { ...options, cache } }, { showWhy: false });
    expect(tree(options.out)).toEqual(before);
  }
  await editor.change(TEA, { is: 'undo' });
});

it('serves the files that a page names', async () => {
  const { url } = await view(SOUP);
  const names = [...(await page(SOUP)).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(names).not.toEqual([]);
  for (const name of names) expect((await fetch(new URL(name, url ?? ''))).status, name).toBe(200);
  expect((await named('/feed.xml', url ?? '')).headers.get('content-type')).toContain('xml');
});

it('keeps the last good page of a faulty text', async () => {
  const good = await page(SOUP);
  const { url } = await view(SOUP);
  const home = async () => (await named('/', url ?? '')).text();
  expect(await view(SOUP)).toMatchObject({ is: 'shown', faulty: false });
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: '' });
  expect(await view(SOUP)).toMatchObject({ is: 'shown', faulty: true });
  expect(await page(SOUP)).toBe(good);
  // Other pages show it as it was too, also when they are planned again.
  await editor.change(TEA, { is: 'set', pointer: '/title', value: 'Teh lain' });
  const listed = await home();
  for (const title of ['Sup “siang” &amp; malam', 'Teh lain']) expect(listed).toContain(title);
  await editor.change(TEA, { is: 'undo' });
  await editor.save(SOUP);
  expect(await page(SOUP)).toBe(good);
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup lagi' });
  expect(await view(SOUP)).toMatchObject({ is: 'shown', faulty: false });
  expect(await page(SOUP)).toContain('Sup lagi');
  await editor.save(SOUP);
});

it('keeps the last good page while the settings are faulty, or leave no valid category', async () => {
  const good = await page(SOUP);
  for (const [pointer, value] of [
    ['/categories/0/name', 'Bab'],
    ['/title', ''],
  ] as const) {
    await editor.change('site.yaml', { is: 'set', pointer, value });
    expect(await view(SOUP), pointer).toMatchObject({ is: 'shown', faulty: true });
    expect(await page(SOUP), pointer).toBe(good);
    await editor.change('site.yaml', { is: 'undo' });
    expect(await view(SOUP), pointer).toMatchObject({ is: 'shown', faulty: false });
    expect(await page(SOUP), pointer).toBe(good);
  }
});

it('shows new entries, and none that is not there', async () => {
  const { row } = await editor.ask<{ row: { file: string } }>('/api/new', {
    collection: 'articles',
    title: 'Bubur',
  });
  expect(await view(row.file)).toMatchObject({ url: null, path: null });
  expect(await view('articles/99-tidak.md')).toMatchObject({ is: 'none', url: null });
});

it('keeps previews apart from the editor', async () => {
  const { url } = await view(SOUP);
  const { origin, host } = new URL(url ?? '');
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
  const policyOf = async (of: string, headers: Record<string, string>) =>
    String((await asked(of, headers)).headers['content-security-policy']);
  const shown = await asked(url ?? '', { host });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-security-policy']).toBe(`frame-ancestors ${editor.origin}`);
  expect(shown.headers).not.toHaveProperty('set-cookie');
  expect(shown.headers).not.toHaveProperty('x-frame-options');
  // By the name of the editor, it would be as near to it as another port.
  expect((await asked(url ?? '', { host: host.replace('localhost', '127.0.0.1') })).statusCode).toBe(403);
  expect((await asked(url ?? '', { host: 'jahat.example' })).statusCode).toBe(403);
  const own = await policyOf(`${editor.origin}/`, { host: new URL(editor.origin).host });
  expect(own).toContain(`frame-src ${origin};`);
  expect(own).toContain("frame-ancestors 'none'");
  expect(await (await fetch(url ?? '')).text()).not.toContain(editor.headers['X-Senja-Key']);
  expect((await named('/api/site', url ?? '')).status).toBe(404);
  expect((await fetch(`${editor.origin}/api/preview?file=${SOUP}`)).status).toBe(403);
});

it('gives pages and data with their key alone, which links pass on', async () => {
  const { url } = await view(SOUP);
  const own = new URL(url ?? '');
  const key = own.searchParams.get('senja-key') ?? '';
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(key).not.toBe(editor.headers['X-Senja-Key']);
  const wrong = `${own.origin}${own.pathname}?senja-key=${key}x`;
  for (const address of [own.origin + own.pathname, `${own.origin}/`, `${own.origin}/feed.xml`, wrong])
    for (const referer of [undefined, own.origin, wrong]) {
      const response = await fetch(address, { headers: referer === undefined ? {} : { referer } });
      expect([address, referer, response.status]).toEqual([address, referer, 403]);
      expect(response.url).not.toContain(`=${key}&`);
    }
  const linked = await named('/kontak/?q=a%20b#x', own.href);
  expect(linked.status).toBe(200);
  expect(linked.url).toBe(`${own.origin}/kontak/?q=a%20b&senja-key=${key}`);
  // It stays on this origin.
  expect(linked.headers.get('referrer-policy')).toBe('same-origin');
});
