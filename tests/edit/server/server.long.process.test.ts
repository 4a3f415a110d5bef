/** The editor over HTTP: what its page sees and does, with files of a small site. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../../cli/build-site.ts';
import type { Context } from '../../../cli/commands/context.ts';
import { wording } from '../../../cli/diagnostics/wording/wording.ts';
import type { EditedEntry } from '../../../cli/edit/api.ts';
import { startEditor } from '../../../cli/edit/server/server.ts';
import { openSite } from '../../../cli/open-site.ts';
import { editorOf, smallContext } from './editor.ts';

const SOUP = 'articles/01-sup.md';
const TEA = 'articles/03-teh.yaml';

let folder: string;
let sound = '';
let context: Context;
let editor: Awaited<ReturnType<typeof editorOf>>;

const place = (file: string): string => path.join(context.options.content, file);
const onDisk = (file: string): string => readFileSync(place(file), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  editor = await editorOf(context);
  await editor.checked();
});
afterAll(async () => {
  await editor.close();
  rmSync(folder, { recursive: true });
});

it('lists all entries with their states, and how new ones are made', async () => {
  const { title, languages, today, collections, entries } = await editor.site();
  expect([title, languages, today]).toEqual(['Senja Kecil', ['id'], '2025-06-01']);
  expect(collections).toMatchObject([
    {
      folder: 'articles',
      noun: { id: 'artikel', en: 'article' },
      nouns: { id: 'artikel', en: 'articles' },
      templates: [],
      body: 'optional',
    },
    { folder: 'pages', templates: expect.arrayContaining([expect.objectContaining({ name: 'contact' })]) },
  ]);
  expect(entries.find(({ file }) => file === SOUP)).toEqual({
    file: SOUP,
    collection: 'articles',
    name: 'sup',
    title: 'Sup hangat',
    address: '/artikel/sup/',
    language: null,
    state: 'live',
    day: null,
    errors: 0,
    unsaved: false,
    date: '2025-05-02',
    words: 'Makanan Sehat',
    picture: 'images/piring.png',
  });
});

it('calls the templates of pages what their models call them', async () => {
  const { form } = await editor.entry('pages/kontak.yaml');
  expect(form.find(({ name }) => name === 'template')).toMatchObject({
    label: { id: 'Bentuk halaman', en: 'Type of page' },
    hint: { id: '', en: '' },
    names: {
      contact: { id: 'Halaman kontak', en: 'Contact page' },
      legal: { id: 'Halaman hukum', en: 'Legal page' },
    },
  });
});

it('changes nothing by opening and saving', async () => {
  const before = statSync(place(SOUP));
  const { mode, body, disk, unsaved, text } = await editor.entry(SOUP);
  expect([mode, body?.text, disk, unsaved]).toEqual([
    'form',
    'Sup hangat itu baik.\n\nMakanlah pelan.\n',
    'same',
    null,
  ]);
  expect(text).toBe(onDisk(SOUP));
  expect((await editor.save(SOUP)).status).toBe(200);
  expect(statSync(place(SOUP))).toEqual(before);
});

it('writes what is typed letter by letter as if it had been typed at once', async () => {
  const before = (await editor.entry(SOUP)).text;
  for (const value of ['Sup', 'Sup ', 'Sup p', 'Sup pagi: ', 'Sup pagi'])
    await editor.change(SOUP, { is: 'set', pointer: '/title', value }, '1');
  expect((await editor.entry(SOUP)).text).toBe(before.replace('title: Sup hangat', 'title: Sup pagi'));
  // A date takes up what was typed until it could be read.
  await editor.change(SOUP, { is: 'set', pointer: '/publishDate', value: '3' }, '2');
  await editor.change(SOUP, { is: 'day', pointer: '/publishDate', day: '2025-05-03' }, '2');
  expect((await editor.entry(SOUP)).text).toContain('\npublishDate: 3 Mei 2025\n');
  await editor.change(SOUP, { is: 'undo' });
  // The same number of a step in another field is another step.
  await editor.change(SOUP, { is: 'set', pointer: '/excerpt', value: 'Pagi.' }, '1');
  await editor.change(SOUP, { is: 'undo' });
  expect((await editor.change(SOUP, { is: 'undo' })).text).toBe(before);
});

it('saves a change of a field, with CRLF and a byte-order mark as they are, and undoes it', async () => {
  sound = onDisk(TEA);
  const before = `\uFEFF${onDisk(TEA).replaceAll('\n', '\r\n')}`;
  writeFileSync(place(TEA), before);
  // A clean entry follows the disk once it is opened or told.
  await editor.change(TEA, { is: 'undo' });
  const changed = await editor.change(TEA, { is: 'set', pointer: '/title', value: 'Teh: jahe' });
  expect(changed.values).toMatchObject({ title: 'Teh: jahe' });
  expect(onDisk(TEA)).toBe(before);
  expect(await editor.save(TEA)).toMatchObject({ status: 200, unsaved: null, disk: 'same', undo: true });
  expect(onDisk(TEA)).toBe(before.replace('Teh hangat', '"Teh: jahe"'));
  await editor.change(TEA, { is: 'undo' });
  expect(await editor.save(TEA)).toMatchObject({ status: 200, unsaved: null });
  expect(onDisk(TEA)).toBe(before);
});

it('says at a field what check says, and applies suggestions and fixes', async () => {
  const file = 'articles/02-ubi.md';
  await editor.change(file, { is: 'set', pointer: '/category', value: 'Makanan Seha' });
  await editor.change(file, { is: 'body', text: 'Lihat [kontak](/kontakk/).\n' });
  await editor.checked();
  const view = await editor.entry(file);
  const site = await openSite(context, { writer: 'check' });
  const folder = await site.readContent();
  const read = (name: string) => (name === file ? Buffer.from(view.text) : folder.read(name));
  const { diagnostics } = await buildSite(site.ports({ content: { ...folder, read, stamp: () => null } }));
  const own = diagnostics.filter((one) => one.file === file);
  expect(own.map(({ code }) => code)).toEqual(['content/not-one-of', 'link/no-such-page']);
  expect(view.findings).toMatchObject(
    own.map((one) => ({
      code: one.code,
      severity: one.severity,
      pointer: one.field,
      suggestions: one.suggestions,
      inBody: one.field === '',
      words: { id: wording(one, 'id'), en: wording(one, 'en') },
      place: { line: one.range.line, column: one.range.column },
    })),
  );
  expect(view.fixes?.en).toEqual(['Line 4: “Makanan Seha” becomes “Makanan Sehat”']);
  const link = view.findings.findIndex(({ code }) => code === 'link/no-such-page');
  expect(view.findings[link]?.applicable).toEqual([true]);
  const { body } = await editor.change(file, { is: 'suggestion', finding: link, suggestion: 0 });
  expect(body?.text).toBe('Lihat [kontak](/kontak/).\n');
  expect((await editor.change(file, { is: 'fixes' })).values.category).toBe('Makanan Sehat');
  expect(await editor.change(file, { is: 'discard' })).toMatchObject({ unsaved: null, undo: true });
});

it('opens a broken file as text, with the place marked', async () => {
  const file = 'articles/09-rusak.yaml';
  writeFileSync(place(file), 'title: "Teh\nexcerpt: x\ncategory Makanan Sehat\n');
  await editor.change(TEA, { is: 'undo' });
  await editor.checked();
  await editor.change(SOUP, { is: 'text', text: 'title: [\n' });
  const view = await editor.entry(SOUP);
  expect(view).toMatchObject({ mode: 'text', form: [], values: {}, body: null });
  expect(view.why?.en).toMatch(/as text/);
  expect(view.findings[0]?.place).toMatchObject({ line: 1 });
  await editor.change(SOUP, { is: 'undo' });
  expect((await editor.entry(SOUP)).mode).toBe('form');
  rmSync(place(file));
  await editor.change(TEA, { is: 'undo' });
  await editor.checked();
});

it('knows the state of what is opened before the list has been read', async () => {
  const before = onDisk(TEA);
  await editor.close();
  writeFileSync(place(TEA), `<<<<<<< ours\n${before}=======\n${before}>>>>>>> theirs\n`);
  editor = await editorOf(context);
  expect((await editor.entry(TEA)).row).toMatchObject({ state: 'unread', title: '' });
  expect((await editor.entry(SOUP)).row).toMatchObject({ state: 'live', title: 'Sup hangat' });
  await editor.close();
  writeFileSync(place(TEA), before);
  // Without anything that an earlier check has left, nothing is claimed of the others.
  editor = await editorOf({ ...context, options: { ...context.options, cache: false } });
  expect((await editor.entry(TEA)).row).toMatchObject({ state: 'live', title: 'Teh hangat' });
  const { entries } = await editor.site();
  expect(entries.filter(({ state }) => state !== null).map(({ file }) => file)).toEqual(['site.yaml', TEA]);
  await editor.checked();
});

it('rewrites no file that it cannot read exactly', async () => {
  const bytes = Buffer.from('title: Caf\xe9\n', 'latin1');
  writeFileSync(place(TEA), bytes);
  const before = await editor.change(SOUP, { is: 'undo' });
  expect(before.status).toBe(200);
  await editor.close();
  editor = await editorOf(context);
  const { mode, why, revision } = await editor.entry(TEA);
  expect([mode, why?.en]).toEqual(['text', expect.stringMatching(/cannot be changed here/)]);
  const change = { is: 'text', text: 'title: x\n' };
  expect(await editor.ask('/api/change', { file: TEA, revision, change })).toMatchObject({ status: 400 });
  expect(readFileSync(place(TEA)).equals(bytes)).toBe(true);
  writeFileSync(place(TEA), sound);
  await editor.close();
  editor = await editorOf(context);
});

it('merges what others write, and asks about the same field', async () => {
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup panas' });
  writeFileSync(place(SOUP), onDisk(SOUP).replace('di pagi hari', 'setiap hari'));
  expect(await editor.entry(SOUP)).toMatchObject({ disk: 'changed' });
  expect(await editor.save(SOUP)).toMatchObject({ status: 200, conflict: null, unsaved: null });
  expect(onDisk(SOUP)).toMatch(/title: Sup panas\nexcerpt: Makan hangat setiap hari/);

  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup saya' });
  writeFileSync(place(SOUP), onDisk(SOUP).replace('Sup panas', 'Sup mereka'));
  const asked = await editor.save(SOUP);
  expect(asked.conflict?.parts).toMatchObject([{ part: '/title', mine: 'Sup saya', theirs: 'Sup mereka' }]);
  // What was decided about one text is not applied to another.
  writeFileSync(place(SOUP), onDisk(SOUP).replace('Sup mereka', 'Sup lain'));
  const again = await editor.save(SOUP, { '/title': { is: 'theirs' } });
  expect(again.conflict?.parts).toMatchObject([{ theirs: 'Sup lain' }]);
  const kept = await editor.save(SOUP, { '/title': { is: 'value', value: 'Sup kami' } });
  expect(kept).toMatchObject({ conflict: null, unsaved: null });
  expect(onDisk(SOUP)).toContain('title: Sup kami\n');
});

it('creates an entry in the editor, and its file when it is saved', async () => {
  const made = await editor.ask<{ row: { file: string } }>('/api/new', {
    collection: 'articles',
    title: 'Teh jahe',
  });
  const file = 'articles/04-teh-jahe.yaml';
  expect(made).toMatchObject({
    status: 200,
    disk: 'new',
    mode: 'form',
    values: { title: 'Teh jahe' },
    row: { file, unsaved: true, state: 'new' },
  });
  expect(() => statSync(place(file))).toThrow();
  expect((await editor.site()).entries.map((row) => row.file)).toContain(file);
  expect(await editor.ask('/api/new', { collection: 'articles', title: '!!' })).toMatchObject({
    status: 400,
  });
  expect(await editor.save(file)).toMatchObject({ unsaved: null, disk: 'same', row: { state: 'live' } });
  expect(onDisk(file)).toContain('title: Teh jahe\n');
  // Somebody removes it while it has changes: saving creates it again.
  await editor.change(file, { is: 'set', pointer: '/title', value: 'Teh serai' });
  rmSync(place(file));
  expect(await editor.entry(file)).toMatchObject({ disk: 'gone', unsaved: expect.any(String) });
  expect(await editor.save(file)).toMatchObject({ unsaved: null });
  expect(onDisk(file)).toContain('title: Teh serai\n');
  rmSync(place(file));
});

it('creates an entry with an empty text, for the author to write', async () => {
  const asked = { collection: 'articles', title: 'Teh manis', body: true };
  const made = await editor.ask<EditedEntry>('/api/new', asked);
  expect(made.body?.text.trim()).toBe('');
  expect(await editor.change(made.row.file, { is: 'body', text: '\nAir.' })).toMatchObject({
    body: { text: '\nAir.' },
  });
});

it('forgets an entry that was never saved, once it is discarded', async () => {
  const made = await editor.ask<EditedEntry>('/api/new', { collection: 'articles', title: 'Teh lupa' });
  const { file } = made.row;
  expect(await editor.change(file, { is: 'discard' })).toMatchObject({ status: 200, unsaved: null });
  expect(await editor.entry(file)).toMatchObject({ status: 404 });
  expect((await editor.site()).entries.map((row) => row.file)).not.toContain(file);
});

it('keeps what was typed when the server ends, also for a file that is gone', async () => {
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup malam' });
  await editor.change(TEA, { is: 'set', pointer: '/title', value: 'Teh malam' });
  await editor.close();
  renameSync(place(TEA), `${place(TEA)}.away`);
  editor = await editorOf(context);
  expect(await editor.entry(SOUP)).toMatchObject({
    values: { title: 'Sup malam' },
    restored: expect.any(String),
  });
  expect(await editor.entry(TEA)).toMatchObject({ values: { title: 'Teh malam' }, disk: 'gone' });
  expect((await editor.site()).entries.find(({ file }) => file === TEA)).toMatchObject({ unsaved: true });
  // Another folder of content has nothing to do with it.
  const other = path.join(context.siteRoot, 'other');
  cpSync(context.options.content, other, { recursive: true });
  const beside = await editorOf({ ...context, options: { ...context.options, content: other } });
  expect(await beside.entry(SOUP)).toMatchObject({ text: onDisk(SOUP), unsaved: null, restored: null });
  await beside.close();
  renameSync(`${place(TEA)}.away`, place(TEA));
  await editor.save(SOUP);
  await editor.save(TEA);
  await expect(editorOf(context)).rejects.toThrow(/Another editor/);
});

it('keeps what was typed after a model has changed, or cannot be read', async () => {
  const model = path.join(context.siteRoot, 'content/models/article.schema.json');
  const before = readFileSync(model, 'utf8');
  const { properties, ...rest } = JSON.parse(before) as { properties: Record<string, object> };
  const { imageAlt: _gone, ...others } = properties;
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup sore' });
  const { text } = await editor.change(SOUP, { is: 'set', pointer: '/imageAlt', value: 'Semangkuk sup.' });
  for (const now of [JSON.stringify({ ...rest, properties: others }), '{', before]) {
    await editor.close();
    writeFileSync(model, now);
    editor = await editorOf(context);
    const view = await editor.entry(SOUP);
    expect(view).toMatchObject({
      text,
      restored: expect.any(String),
      values: { imageAlt: 'Semangkuk sup.' },
    });
  }
  await editor.save(SOUP);
  expect(onDisk(SOUP)).toBe(text);
});

it('refuses a change that was made from an earlier text, and one that it cannot make', async () => {
  const { revision } = await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup' });
  const change = { is: 'set', pointer: '/title', value: 'x' };
  expect(await editor.ask('/api/change', { file: SOUP, revision: revision - 1, change })).toMatchObject({
    status: 409,
    instead: 'entry',
  });
  expect(await editor.change(SOUP, { is: 'set', pointer: '/title/a', value: 'x' })).toMatchObject({
    status: 409,
    instead: 'text',
  });
  expect(await editor.change(SOUP, { is: 'text', text: 'a: \ud800' })).toMatchObject({ status: 400 });
  expect(await editor.change(SOUP, { is: 'text', text: `a: ${'x'.repeat(300_000)}` })).toMatchObject({
    status: 400,
  });
  await editor.change(SOUP, { is: 'undo' });
});

it('believes nothing that it is sent', async () => {
  const entry = { file: SOUP, revision: 1 };
  const bodies = [
    '',
    '[]',
    'null',
    '{}',
    { ...entry, change: null },
    { ...entry, change: { is: 'other' } },
    { ...entry, change: { is: 'constructor' } },
    { ...entry, change: { is: 'set', pointer: 'title', value: 1 } },
    { ...entry, change: { is: 'set', pointer: '/title' } },
    { ...entry, change: { is: 'move', pointer: '/a', from: -1, to: 0 } },
    { ...entry, change: { is: 'day', pointer: '/a', day: 'x' } },
    { ...entry, revision: '1', change: { is: 'undo' } },
  ];
  for (const body of bodies) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${editor.origin}/api/change`, {
      method: 'POST',
      headers: { ...editor.headers, origin: editor.origin },
      body: text,
    });
    expect([response.status, text]).toEqual([400, text]);
    expect(Object.keys(((await response.json()) as { refused: object }).refused)).toEqual(['id', 'en']);
  }
});

it('opens no file but entries: no path upwards, no link, no model', async () => {
  const outside = path.join(path.dirname(context.options.content), 'rahasia.yaml');
  writeFileSync(outside, 'title: rahasia\n');
  symlinkSync(outside, place('articles/08-tautan.yaml'));
  mkdirSync(place('articles/08-folder.yaml'));
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup!' });
  await editor.checked();
  for (const file of [
    '../rahasia.yaml',
    outside,
    'articles/../../rahasia.yaml',
    'articles/08-tautan.yaml',
    'articles/08-folder.yaml',
    'models/site.schema.json',
    'images/piring.png',
    '',
    'articles/none.md',
  ])
    expect([file, (await editor.entry(file)).status]).toEqual([file, 404]);
  rmSync(place('articles/08-tautan.yaml'));
  rmSync(place('articles/08-folder.yaml'), { recursive: true });
});

it('answers only the page that was opened from the terminal', async () => {
  const { origin, headers } = editor;
  const { 'X-Senja-Key': key } = headers;
  const status = async (request: string, own: Record<string, string>, method = 'GET'): Promise<number> =>
    (await fetch(origin + request, { method, headers: own, ...(method === 'POST' && { body: '{}' }) }))
      .status;
  // What any server of this machine gets from the browser, such as a cookie, allows nothing: there is none.
  for (const address of ['/', `/?key=${key}`]) {
    const page = await fetch(origin + address);
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await page.text()).not.toContain(key);
  }
  const refused: [string, Record<string, string>, string?][] = [
    ['/api/site', {}],
    ['/api/events', {}],
    [`/api/site?key=${key}`, {}],
    ['/api/site', { cookie: `senja-edit-key=${key}` }],
    ['/api/site', { 'X-Senja-Key': `${key}x` }],
    ['/api/site', { 'X-Senja-Key': key.replace(/.$/, '_') }],
    ['/api/site', { ...headers, origin: 'https://evil.example' }],
    ['/api/site', { ...headers, 'Sec-Fetch-Site': 'cross-site' }],
    // Another port of this machine is the same site, but another origin.
    ['/api/site', { ...headers, 'Sec-Fetch-Site': 'same-site' }],
    ['/api/events', { ...headers, 'Sec-Fetch-Site': 'same-site' }],
    ['/api/change', { ...headers }, 'POST'],
    ['/api/change', { ...headers, origin: 'http://127.0.0.1:1' }, 'POST'],
    ['/api/change', { ...headers, origin: 'null' }, 'POST'],
  ];
  for (const [request, own, method] of refused)
    expect([request, own, await status(request, own, method)]).toEqual([request, own, 403]);
  expect(await status('/api/other', headers)).toBe(404);
  expect(await status('/other', headers)).toBe(404);
  const { port } = new URL(origin);
  for (const host of [
    `localhost:${port}`,
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1',
    `127.0.0.1:${Number(port) + 1}`,
  ]) {
    const answered = await new Promise<number | undefined>((resolve) => {
      http.get({ port, host: '127.0.0.1', path: '/api/site', headers: { ...headers, host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
    });
    expect([host, answered]).toEqual([host, 403]);
  }
});

it('records no new entry that could never be saved', async () => {
  const asked = { collection: 'articles', title: 'Teh sore' };
  const before = (await editor.site()).entries.length;
  for (const wrong of [
    { language: 'xx' },
    { language: 'en' },
    { language: 'a/b' },
    { language: '../../../tmp/x' },
    { language: 'x'.repeat(300) },
    { collection: 'artikel' },
    { collection: '__proto__' },
    { collection: 'pages', template: 'none' },
    { collection: 'pages', template: 'contact', body: true },
  ])
    expect([wrong, (await editor.ask('/api/new', { ...asked, ...wrong })).status]).toEqual([wrong, 400]);
  expect((await editor.site()).entries).toHaveLength(before);
  // The site's own language, in any case, has no mark.
  const { row } = await editor.ask<EditedEntry>('/api/new', { ...asked, language: 'ID' });
  expect(row.file).toMatch(/^articles\/\d+-teh-sore\.yaml$/);
  expect(await editor.save(row.file)).toMatchObject({ status: 200, unsaved: null });
  rmSync(place(row.file));
  await editor.change(SOUP, { is: 'undo' });
  const deep = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
  expect(await editor.change(SOUP, { is: 'set', pointer: '/title', value: deep })).toMatchObject({
    status: 400,
  });
});

it('begins a new entry with its fields alone: nothing of the terminal, nothing that the form says', async () => {
  for (const body of [false, true]) {
    const asked = { collection: 'articles', title: `Bubur ${body}`, body };
    const { row, text } = await editor.ask<EditedEntry>('/api/new', asked);
    const comments = text.split('\n').filter((line) => line.startsWith('#'));
    expect(comments).toEqual(['# yaml-language-server: $schema=../models/article.schema.json']);
    expect(text).not.toMatch(/senja check|imageAlt|Tulis isinya/);
    expect(text).toContain(`\ntitle: Bubur ${body}\nexcerpt:\ncategory:\nimageUrl:\n`);
    await editor.change(row.file, { is: 'discard' });
  }
});

it('calls a new entry new until it is saved, and a draft only where it is one', async () => {
  const { row } = await editor.ask<EditedEntry>('/api/new', { collection: 'articles', title: 'Teh baru' });
  const set = async (pointer: string, value: string | boolean) =>
    (await editor.change(row.file, { is: 'set', pointer, value })).row.state;
  expect(row.state).toBe('new');
  await set('/excerpt', 'Ringkas.');
  await set('/category', 'Makanan Sehat');
  expect(await set('/imageUrl', 'https://images.unsplash.com/a')).toBe('new');
  expect(await set('/draft', true)).toBe('draft');
  await editor.change(row.file, { is: 'undo' });
  expect((await editor.save(row.file)).row.state).toBe('live');
  rmSync(place(row.file));
  await editor.change(SOUP, { is: 'undo' });
});

it('exchanges the key of its address once, and prints another address when one is needed', async () => {
  const printed: string[] = [];
  const own = await startEditor(
    { port: 0, lang: 'en', assets: { 'page.js': '', 'page.css': '', 'preview.js': '' } },
    () => {
      throw new Error('nothing is asked for');
    },
    { again: (url) => printed.push(url) },
  );
  const { origin } = new URL(own.url);
  const keyIn = (url: string | undefined): string => new URL(url ?? '').searchParams.get('key') ?? '';
  const ask = async (name: string, key: string, from = origin) => {
    const headers = { 'X-Senja-Key': key, origin: from };
    const response = await fetch(`${origin}/api/${name}`, { method: 'POST', headers, body: '{}' });
    return { status: response.status, ...((await response.json()) as { key?: string }) };
  };
  // 500: it may ask, and there is nothing behind it.
  const status = async (key: string): Promise<number> => (await ask('send', key)).status;
  const [first, opened] = [keyIn(own.url), keyIn(own.addressToOpen())];
  expect(await ask('key', first, 'http://127.0.0.1:1')).toMatchObject({ status: 403 });
  // The arguments of a browser can be read by others: what they name is good for the exchange alone.
  expect(await status(opened)).toBe(403);
  const { key = '' } = await ask('key', opened);
  expect([await status(key), await status(opened)]).toEqual([500, 403]);
  expect(await ask('key', opened)).toMatchObject({ status: 403 });
  // The printed one was not used.
  expect(printed).toEqual([]);
  expect(await ask('key', first)).toMatchObject({ status: 200, key });
  expect(await status(first)).toBe(403);
  expect(await ask('key', first)).toMatchObject({ status: 403, instead: 'key' });
  expect(printed).toHaveLength(1);
  expect(await ask('key', keyIn(printed[0]))).toMatchObject({ status: 200, key });
  expect(new Set([key, first, opened, keyIn(printed[0])]).size).toBe(4);
  await own.close();
});

it('lets no text run as code', async () => {
  const response = await fetch(`${editor.origin}/`, { headers: editor.headers });
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types senja-paste',
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(part);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: hostile });
  const answer = await fetch(`${editor.origin}/api/site`, { headers: editor.headers });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(
    await fetch(`${editor.origin}/`, { headers: editor.headers }).then((page) => page.text()),
  ).not.toContain('alert(1)');
});

it('takes no request of more than 20 MB', async () => {
  const body = JSON.stringify({ file: SOUP, revision: 1, change: { is: 'body', text: '' } }).replace(
    '""',
    `"${'x'.repeat(20_000_000)}"`,
  );
  const sent = fetch(`${editor.origin}/api/change`, {
    method: 'POST',
    headers: { ...editor.headers, origin: editor.origin },
    body,
  });
  const status = await sent.then((response) => response.status).catch(() => 'closed');
  expect([413, 'closed']).toContain(status);
  expect((await editor.site()).status).toBe(200);
});

it('tells open pages what has changed', async () => {
  const response = await fetch(`${editor.origin}/api/events`, { headers: editor.headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup siang' });
  let text = '';
  while (
    !/event: rows\ndata: \{"rows":\[\{"file":"articles\/01-sup.md"/.test(text) ||
    !text.includes('event: entry')
  )
    text += (await reader?.read())?.value ?? '';
  expect(text).toContain('Sup siang');
  await reader?.cancel();
});

it('takes another port if the usual one is in use, but none other than a chosen one', async () => {
  const assets = { 'page.js': '', 'page.css': '', 'preview.js': '' };
  const start = (port: number | null) =>
    startEditor({ port, lang: 'en', assets }, () => {
      throw new Error('nothing is asked for');
    });
  const [first, second] = [await start(null), await start(null)];
  const portOf = ({ url }: { url: string }): number => Number(new URL(url).port);
  expect(portOf(second)).not.toBe(portOf(first));
  await expect(start(portOf(second))).rejects.toMatchObject({ code: 'machine/port' });
  await Promise.all([first.close(), second.close()]);
});
