/** Entries of faulty files: what of them is certain, and where their pages are. */
import { describe, expect, it } from 'vitest';
import { addressesBy, mayBeAnywhere } from '../../../cli/core/entries/addresses/routes.ts';
import { readContent } from '../../../cli/core/entries/read-content.ts';
import type { Unreadable } from '../../../cli/core/stages/content-folder.ts';
import { isSound } from '../../../cli/core/stages/entry.ts';
import { buildOf, models } from '../../support/values/entries-content.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';

const SITE = 'title: Senja\nurl: https://senja.example/\ntopics:\n  - title: Air\n';

async function faultyIn(texts: Record<string, string>, unreadable: readonly Unreadable[] = []) {
  const folder = contentFolder({ 'site.yaml': SITE, ...texts }, { unreadable });
  const { value } = await readContent(buildOf(folder));
  return value.entries.filter((one) => !isSound(one));
}

/** The entry of the only faulty file, and where its page is. */
async function only(texts: Record<string, string>, unreadable: readonly Unreadable[] = []) {
  const [entry, ...others] = await faultyIn(texts, unreadable);
  if (!entry || others.length > 0) throw new Error(`${others.length + 1} files`);
  const [own = null] = addressesBy(models, {})(entry);
  return { ...entry, own, isAnywhere: mayBeAnywhere(entry, models) };
}

const faulty = (path: string, text: string) => only({ [path]: text });
const unread = (path: string) => only({}, [{ path, code: 'file/unreadable', params: { reason: 'EIO' } }]);

describe('the entries of faulty files', () => {
  const unreadable: Unreadable[] = [
    { path: 'articles/09-link.md', code: 'file/symbolic-link', params: {} },
    { path: 'articles/catatan.odt', code: 'file/ignored', params: {} },
    { path: 'images/a.png', code: 'file/symbolic-link', params: {} },
    { path: 'site.yaml', code: 'file/symbolic-link', params: {} },
    { path: 'pages', code: 'file/unreadable', params: { reason: 'EACCES' } },
  ];

  it('include those that cannot be opened, in order', async () => {
    const texts = {
      'articles/a.md': 'Isi.',
      'articles/b.md': '---\ntitle: B\n---\nIsi.',
      'articles/c.md': 'Isi.',
    };
    const found = await faultyIn(texts, unreadable);
    expect(found.map(({ file, collection }) => [file, collection])).toEqual([
      ['articles/09-link.md', 'articles'],
      ['articles/a.md', 'articles'],
      ['articles/c.md', 'articles'],
      ['pages', 'pages'],
    ]);
  });

  it('have no page in a folder without a model', async () => {
    expect(await faulty('lain/01-a.yaml', 'title: A\n')).toMatchObject({
      file: 'lain/01-a.yaml',
      collection: 'lain',
      slug: 'a',
      own: null,
      isAnywhere: false,
    });
  });

  it('say which fields are not certain', async () => {
    const text = '---\ntopic: Air\nlead: "Tempe" goreng\ncount: 3\n---\nIsi.\n';
    const { fields, tainted } = await faulty('articles/a.md', text);
    expect(fields).toMatchObject({ topic: 'Air', lead: 'Baca.', count: 3, title: '' });
    expect(tainted?.toSorted()).toEqual(['/lead', '/title']);
  });
});

describe('a file whose address comes from the site', () => {
  it.each([
    ['articles/01-a.md', '---\n---\nIsi.\n', '/topik/a/'],
    ['articles/01-a.md', '---\ndraft: true\n---\nIsi.\n', '/topik/a/'],
    ['articles/01-a.md', '---\ntopic: Api\n---\n \n', null],
    ['articles/01-a.yaml', 'topic: Api\n', null],
    ['articles/01-!.md', '---\n---\nIsi.\n', null],
    ['articles/assets.md', '---\n---\nIsi.\n', '/topik/assets/'],
  ])('%s with %j has the page %j', async (path, text, own) => {
    expect(await faulty(path, text)).toMatchObject({ file: path, own, address: null, isAnywhere: false });
  });

  it.each([
    ['articles/01-a.md', '/topik/a/'],
    ['articles/01-a.yaml', null],
    ['articles/a!.md', '/topik/a/'],
    ['articles/!.md', null],
    ['articles', null],
  ])('%s that cannot be opened has the page %j', async (path, own) => {
    expect(await unread(path)).toMatchObject({ own, address: null, isAnywhere: false });
  });
});

describe('a file with an address of its own', () => {
  it.each([
    ['as written', 'template: about\npath: /kami/\n', '/kami/'],
    ['as written, with a name that could be none', 'path: /kami/\n', '/kami/', 'pages/topik.yaml'],
    ['in the form that addresses have', 'path: /cafe\u0301/\n', '/caf\u00e9/'],
    ['by its name', 'template: about\n', '/tentang/'],
    ['by its name, without knowing its template', 'title: Kami\n', '/tentang/'],
    ['by its name, with a template that there is not', 'template: lain\n', '/tentang/'],
    ['by its name beside a line that cannot be read', 'template: about\ntitle: "A" b\n', '/tentang/'],
    ['by its template', 'template: home\ntitle: "A" b\n', '/'],
    ['by its template, whatever is written', 'template: home\npath: kami\ntitle: "A" b\n', '/'],
    ['by its template, whatever its name', 'template: home\ntitle: "A" b\n', '/', 'pages/topik.yaml'],
    ['at the root', 'template: about\n', '/', 'pages/index.yaml'],
  ])('has it %s', async (_, text, address, path = 'pages/01-tentang.yaml') => {
    expect(await faulty(path, text)).toMatchObject({ address, isAnywhere: false });
  });

  it.each([
    ['whose address has not the right form', 'template: about\npath: kami\n'],
    ['whose address is no text', 'template: about\npath: 7\n'],
    ['whose address cannot be read', 'template: about\npath: "/kami/" a\n'],
    ['whose address is the site’s', 'template: about\npath: /topik/\n'],
    ['whose name is the site’s', 'template: about\n', 'pages/topik.yaml'],
    ['whose name is no part of an address', 'template: about\n', 'pages/!.yaml'],
    ['whose address may stand where nothing could be read', 'template: about\ntitle: "A\n'],
    ['whose template cannot be read', 'template: "home" a\npath: kami\n'],
    ['without readable fields', '---\n- a\n---\nIsi.\n', 'pages/tentang.md'],
    ['without anything', '', 'pages/tentang.yaml'],
  ])('may be anywhere %s', async (_, text, path = 'pages/tentang.yaml') => {
    expect(await faulty(path, text)).toMatchObject({ address: null, isAnywhere: true });
  });

  it.each(['pages/tentang.yaml', 'pages'])('may be anywhere if %s cannot be opened', async (path) => {
    expect(await unread(path)).toMatchObject({ collection: 'pages', address: null, isAnywhere: true });
  });
});
