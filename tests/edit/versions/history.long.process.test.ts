/** What an entry was: from a real repository, and from what the editor has kept; and the way back. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HistoryView, OldVersion, PreviewView } from '../../../cli/edit/api.ts';
import { keptTexts } from '../../../cli/edit/session/kept-texts.ts';
import { commitAll, git, repositoryIn, withoutSettings } from '../../support/sites/repositories.ts';
import { editorOf, smallContext } from '../server/editor.ts';

withoutSettings();

const SOUP = 'articles/01-sup.md';

let folder: string;
let content: string;
let root: string;
let context: ReturnType<typeof smallContext>;
let editor: Awaited<ReturnType<typeof editorOf>>;

const place = (file: string): string => path.join(content, file);
const read = (file: string): string => readFileSync(place(file), 'utf8');
const list = (file = SOUP) => editor.ask<HistoryView>(`/api/history?file=${file}`);
const one = (id: string, file = SOUP) =>
  editor.ask<OldVersion>(`/api/history?${new URLSearchParams({ file, id })}`);
const inWords = ({ versions }: HistoryView) =>
  versions.map(({ is, parts, isNow }) => [is, parts?.map(({ en }) => en).join(', ') ?? null, isNow]);
const follow = async (file: string) => {
  // The disk is not followed in this process.
  await editor.change(file, { is: 'discard' });
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  root = context.siteRoot;
  content = context.options.content;
  editor = await editorOf(context);
});
afterAll(async () => {
  await editor.close();
  rmSync(folder, { recursive: true });
});

it('keeps what is saved here, with what was there before, and gives it back without another byte', async () => {
  expect(await list()).toMatchObject({ versions: [], more: false });
  const first = `# catatan\n${read(SOUP)}`.replace('# catatan\n---\n', '---\n# catatan\n');
  writeFileSync(place(SOUP), first);
  utimesSync(place(SOUP), new Date('2026-01-02T03:04:05Z'), new Date('2026-01-02T03:04:05Z'));
  await follow(SOUP);
  await editor.change(SOUP, { is: 'set', pointer: '/title', value: 'Sup jagung' });
  await editor.save(SOUP);
  await editor.change(SOUP, { is: 'body', text: '\nMakanlah sedikit.\n' });
  await editor.save(SOUP);
  const found = await list();
  expect(inWords(found)).toEqual([
    ['save', 'Text', true],
    ['save', 'Title of the article', false],
    ['save', null, false],
  ]);
  expect(found.versions[2]?.at).toBe('2026-01-02T03:04:05.000Z');
  const old = await one(found.versions[2]?.id ?? '');
  expect(old.compared.map(({ part, old: then, now }) => [part, then.text?.en, now.text?.en])).toEqual([
    ['/title', 'Sup hangat', 'Sup jagung'],
    ['body', expect.stringContaining('Makanlah pelan'), 'Makanlah sedikit.'],
  ]);
  // A part, then another: what was saved first, byte by byte; each undone by itself.
  const second = read(SOUP);
  await editor.change(SOUP, { is: 'restore', part: '/title', from: old.text });
  const half = await editor.change(SOUP, { is: 'restore', part: 'body', from: old.text });
  expect(half.text).toBe(first);
  expect(half.unsaved).not.toBeNull();
  expect(read(SOUP)).toBe(second);
  await editor.change(SOUP, { is: 'undo' });
  expect((await editor.change(SOUP, { is: 'undo' })).text).toBe(second);
  // Everything at once.
  const whole = await editor.change(SOUP, { is: 'text', text: old.text });
  expect(whole.text).toBe(first);
  await editor.save(SOUP);
  expect(read(SOUP)).toBe(first);
  expect(inWords(await list())[0]).toEqual(['save', 'Title of the article, Text', true]);
});

it('refuses what it does not know', async () => {
  const { text } = await editor.entry(SOUP);
  expect(await one('../../x')).toMatchObject({ status: 404 });
  expect(await list('../site.yaml')).toMatchObject({ status: 404 });
  const broken = await editor.change(SOUP, { is: 'restore', part: '/title', from: '---\n"\n' });
  expect(broken.status).toBe(400);
  expect(await editor.change(SOUP, { is: 'restore', part: '/nothing', from: text })).toMatchObject({ text });
});

it('shows the page as it was, to whoever has the key alone', async () => {
  const [now, , before] = (await list()).versions;
  const ask = (id = '') =>
    editor.ask<PreviewView>(`/api/old-page?${new URLSearchParams({ file: SOUP, id })}`);
  const { is, url } = await ask(before?.id);
  expect(is).toBe('shown');
  const html = await (await fetch(url ?? '')).text();
  expect(html).toContain('Sup jagung');
  // It begins at the same place as the page now.
  const { url: nowUrl } = await editor.ask<PreviewView>(
    `/api/preview?${new URLSearchParams({ file: SOUP })}`,
  );
  expect(new URL(url ?? '').hash).toBe(new URL(nowUrl ?? '').hash);
  // Its script marks and leads, but follows nothing (`tests/in-browser/preview-page.test.ts`).
  expect(html).toMatch(/preview\.js"[^>]* data-earlier defer>/);
  expect(await (await fetch((await ask(now?.id)).url ?? '')).text()).toContain('Sup hangat');
  const other = new URL(url ?? '');
  other.searchParams.delete('senja-key');
  expect((await fetch(other)).status).toBe(403);
  expect(await ask('x')).toMatchObject({ status: 404 });
  expect(await (await editor.entry(SOUP)).text).toContain('Sup hangat');
});

it('says which state it had, also where no field says so', async () => {
  const UBI = 'articles/02-ubi.md';
  const { text } = await editor.entry(UBI);
  await editor.change(UBI, { is: 'set', pointer: '/draft', value: true });
  await editor.save(UBI);
  const { versions } = await list(UBI);
  const [now, before] = await Promise.all([0, 1].map((at) => one(versions[at]?.id ?? '', UBI)));
  expect(now?.parts?.map(({ id }) => id)).toEqual(['Keadaan']);
  expect(before?.compared.map(({ old, now: own }) => [old.text?.id, own.text?.id])).toEqual([
    ['Diterbitkan', 'Draf'],
  ]);
  await editor.change(UBI, { is: 'text', text });
  await editor.save(UBI);
});

it('has the versions of a repository, under former names too, of one text the version alone', async () => {
  repositoryIn(root);
  writeFileSync(path.join(root, '.gitignore'), '.senja\nnode_modules\n');
  commitAll(root, 'Awal');
  expect(inWords(await list())[0]).toEqual(['version', expect.anything(), true]);
  writeFileSync(place(SOUP), read(SOUP).replace('Sup hangat', 'Sup dari luar'));
  commitAll(root, 'Judul');
  const to = 'articles/08-kuah.md';
  renameSync(place(SOUP), place(to));
  writeFileSync(place(to), read(to).replace('Sup dari luar', 'Kuah'));
  commitAll(root, 'Nama lain');
  await editor.close();
  editor = await editorOf(context);
  const { versions } = await list(to);
  expect(versions.map(({ is, note, author }) => [is, note, author])).toEqual([
    ['version', 'Nama lain', 'Ani'],
    ['version', 'Judul', 'Ani'],
    ['version', 'Awal', 'Ani'],
  ]);
  const old = await one(versions[2]?.id ?? '', to);
  expect(old.compared.map(({ part, old: then }) => [part, then.text?.en])).toEqual([
    ['/title', 'Sup hangat'],
  ]);
  // One that was written like another is no other name of it.
  const copy = 'articles/09-salinan.md';
  writeFileSync(place(copy), read(to));
  commitAll(root, 'Salinan');
  await editor.close();
  editor = await editorOf(context);
  expect((await list(copy)).versions.map(({ note }) => note)).toEqual(['Salinan']);
  renameSync(place(to), place(SOUP));
  await editor.close();
  editor = await editorOf(context);
});

it('has the pictures that a version had, also those that are gone or have changed since', async () => {
  const colours = { teal: '#008080', tomato: '#ff6347' };
  const put = async (name: string, colour: string) => {
    const made = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
    mkdirSync(place('images'), { recursive: true });
    writeFileSync(place(`images/${name}.png`), await made.png().toBuffer());
  };
  const named = (name: string) => read(SOUP).replace(/imageUrl: .*/, `imageUrl: images/${name}.png`);
  await put('lama', colours.teal);
  writeFileSync(
    place(SOUP),
    named('lama')
      .replace(/\nimageAlt: .*/, '')
      .replace('---\n', '---\nimageAlt: Semangkuk\n'),
  );
  commitAll(root, 'Bergambar');
  await put('lama', colours.tomato);
  commitAll(root, 'Gambar lain');
  rmSync(place('images/lama.png'));
  await put('baru', colours.tomato);
  writeFileSync(place(SOUP), named('baru'));
  commitAll(root, 'Tanpa gambar itu');
  await editor.close();
  editor = await editorOf(context);
  const { versions } = await list();
  const { id = '' } = versions.find(({ note }) => note === 'Bergambar') ?? {};
  const { compared } = await one(id);
  const photo = compared.find(({ part }) => part === '/imageUrl');
  expect(photo?.old.pictures).toEqual([{ address: 'images/lama.png', about: 'Semangkuk' }]);
  expect(photo?.now.pictures).toEqual([{ address: 'images/baru.png', about: 'Semangkuk' }]);
  const colourOf = async (query: Record<string, string>) => {
    const { origin, headers } = editor;
    const response = await fetch(`${origin}/api/picture?${new URLSearchParams({ file: SOUP, ...query })}`, {
      headers,
    });
    if (response.status !== 200) return response.status;
    const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    return dominant.r > dominant.g ? 'tomato' : 'teal';
  };
  const address = 'images/lama.png';
  expect(await colourOf({ address, version: id })).toBe('teal');
  // What was saved only is shown with the last one of that name.
  expect(await colourOf({ address, version: 'x' })).toBe('tomato');
  expect(await colourOf({ address })).toBe(404);
  expect(await colourOf({ address: 'images/baru.png', version: id })).toBe('tomato');
  for (const other of ['images/tidak.png', SOUP, '../package.json', '../../.git/x.png', '--output=x.png'])
    expect(await colourOf({ address: other, version: id }), other).toBe(404);
  for (const version of ['--all', `${id}^`, 'HEAD:', 'main'])
    expect(await colourOf({ address, version }), version).toBe('tomato');
});

it('runs no program that a repository names', async () => {
  const program = path.join(folder, 'program');
  writeFileSync(program, `#!/bin/sh\ntouch '${folder}/ran'\n`);
  chmodSync(program, 0o755);
  git(root, 'config', 'log.showSignature', 'true');
  git(root, 'config', 'gpg.program', program);
  git(root, 'config', 'diff.external', program);
  git(root, 'config', 'diff.x.textconv', program);
  git(root, 'config', 'core.pager', program);
  git(root, 'config', 'log.follow', 'true');
  writeFileSync(path.join(root, '.gitattributes'), '*.md diff=x\n');
  // A version that says it is signed.
  const tree = git(root, 'rev-parse', 'HEAD^{tree}');
  const signed = `tree ${tree}\nauthor Ani <a@b.id> 1790000000 +0000\ncommitter Ani <a@b.id> 1790000000 +0000\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n\nBertanda\n`;
  const made = path.join(folder, 'made');
  writeFileSync(made, signed);
  git(root, 'update-ref', 'HEAD', git(root, 'hash-object', '-t', 'commit', '-w', made));
  expect((await list(SOUP)).versions.map(({ note }) => note)).toContain('Bertanda');
  expect(readdirSync(folder)).not.toContain('ran');
  // The same command without what keeps it from that runs it.
  git(root, 'log', '-1', '--format=%s');
  expect(readdirSync(folder)).toContain('ran');
});

it('keeps texts for some days, and none that came with the folder', () => {
  const kept = path.join(folder, 'kept');
  const own = keptTexts(kept, 'here');
  own.add('a/b.md', 'satu', new Date('2026-01-01'));
  own.add('a/b.md', 'dua');
  own.add('a/b.md', 'dua');
  own.move('a/b.md', 'a/c.md');
  own.add('a/c.md', 'tiga');
  expect(own.all('a/c.md').map(({ text }) => text)).toEqual(['tiga', 'dua', 'satu']);
  expect(own.all('a/b.md')).toEqual([]);
  expect(keptTexts(kept, 'elsewhere').all('a/c.md')).toEqual([]);
  const [place = ''] = readdirSync(kept)
    .map((name) => path.join(kept, name))
    .filter((one) => readdirSync(one).length > 0);
  const [oldest = ''] = readdirSync(place).sort();
  const month = 31 * 86_400_000;
  const time = String(Date.now() - month).padStart(16, '0');
  renameSync(path.join(place, oldest), path.join(place, oldest.replace(/^\d+/, time)));
  writeFileSync(path.join(place, `${time.replace(/^0/, '1')}-x.json`), '{');
  expect(
    keptTexts(kept, 'here')
      .all('a/c.md')
      .map(({ text }) => text),
  ).toEqual(['tiga', 'dua']);
  for (let at = 0; at < 230; at += 1) own.add('a/d.md', `${at}`);
  expect(own.all('a/d.md')).toHaveLength(200);
  expect(own.all('a/d.md')[0]?.text).toBe('229');
});
