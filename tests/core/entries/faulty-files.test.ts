/** Certain facts about files without an entry: what they lack, and where their pages are. */
import { describe, expect, it } from 'vitest';
import { faultyFiles } from '../../../cli/core/entries/faulty-files.ts';
import type { FaultyFile } from '../../../cli/core/stages/content.ts';
import type { Unreadable } from '../../../cli/core/stages/content-folder.ts';
import { models } from '../../support/entries-content.ts';
import { contentFolder } from '../../support/folder-in-memory.ts';

const filesOf = (
  texts: Record<string, string>,
  unreadable: readonly Unreadable[] = [],
  sound: string[] = [],
) =>
  faultyFiles(contentFolder(texts, { unreadable }), models, new Set(sound), {
    day: '2025-06-01',
    drafts: false,
  });

function only(files: readonly FaultyFile[]): FaultyFile {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new Error(`${files.length} files`);
  return file;
}

const faulty = (path: string, text: string) => only(filesOf({ [path]: text }));
const unread = (path: string) =>
  only(filesOf({}, [{ path, code: 'file/unreadable', params: { reason: 'EIO' } }]));

describe('faulty files', () => {
  const unreadable: Unreadable[] = [
    { path: 'articles/09-link.md', code: 'file/symbolic-link', params: {} },
    { path: 'articles/catatan.odt', code: 'file/ignored', params: {} },
    { path: 'images/a.png', code: 'file/symbolic-link', params: {} },
    { path: 'site.yaml', code: 'file/symbolic-link', params: {} },
    { path: 'pages', code: 'file/unreadable', params: { reason: 'EACCES' } },
  ];

  it('are those that cannot be opened, followed by the invalid ones', () => {
    const texts = {
      'site.yaml': '',
      'articles/a.md': 'Isi.',
      'articles/b.md': 'Isi.',
      'articles/c.md': 'Isi.',
    };
    expect(
      filesOf(texts, unreadable, ['articles/b.md']).map(({ file, collection }) => [file, collection]),
    ).toEqual([
      ['articles/09-link.md', 'articles'],
      ['pages', 'pages'],
      ['articles/a.md', 'articles'],
      ['articles/c.md', 'articles'],
    ]);
  });

  it('are absent in a valid folder', () => {
    expect(filesOf({ 'site.yaml': '', 'articles/a.md': 'Isi.' }, [], ['articles/a.md'])).toEqual([]);
  });

  it('have no page in a folder without a model', () => {
    expect(faulty('lain/01-a.yaml', 'title: A\n')).toMatchObject({
      file: 'lain/01-a.yaml',
      collection: 'lain',
      slug: 'a',
      hasPage: false,
      address: null,
      mayBeAnywhere: false,
    });
  });
});

describe('certain fields', () => {
  it('are texts and whole numbers on readable lines', () => {
    const { field, document } = faulty(
      'articles/a.md',
      '---\ntopic: Air\nlead: "Tempe" goreng\ncount: 3\n---\nIsi.\n',
    );
    expect(document?.fields).toMatchObject({ topic: 'Air', lead: expect.any(String), count: 3 });
    expect(['topic', 'lead', 'count', 'title'].map(field)).toEqual(['Air', null, '3', null]);
  });

  it('are absent in an unreadable file', () => {
    const { document, field } = unread('articles/a.md');
    expect(document).toBeNull();
    expect(field('title')).toBeNull();
  });
});

describe('a file whose address comes from the site', () => {
  it.each([
    ['articles/01-a.md', '---\n---\nIsi.\n', true],
    ['articles/01-a.md', '---\ndraft: false\n---\nIsi.\n', true],
    ['articles/01-a.md', '---\ndraft: true\n---\nIsi.\n', false],
    ['articles/01-a.md', '---\ntopic: Api\n---\n \n', false],
    ['articles/01-a.yaml', 'topic: Api\n', false],
    ['articles/01-a!.md', '---\n---\nIsi.\n', false],
    ['articles/assets.md', '---\n---\nIsi.\n', true],
  ])('%s with %j has a page: %j', (path, text, hasPage) => {
    expect(faulty(path, text)).toMatchObject({ file: path, hasPage, address: null, mayBeAnywhere: false });
  });

  it.each([
    ['articles/01-a.md', true],
    ['articles/01-a.yaml', false],
    ['articles/a!.md', false],
    ['articles', false],
  ])('%s that cannot be opened has a page: %j', (path, hasPage) => {
    expect(unread(path)).toMatchObject({ document: null, hasPage, address: null, mayBeAnywhere: false });
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
    ['by its template', 'template: home\n', '/'],
    ['by its template, whatever is written', 'template: home\npath: kami\n', '/'],
    ['by its template, whatever its name', 'template: home\n', '/', 'pages/topik.yaml'],
    ['at the root', 'template: about\n', '/', 'pages/index.yaml'],
  ])('has it %s', (_, text, address, path = 'pages/01-tentang.yaml') => {
    expect(faulty(path, text)).toMatchObject({ hasPage: true, address, mayBeAnywhere: false });
  });

  it.each([
    ['whose address has not the right form', 'template: about\npath: kami\n'],
    ['whose address is no text', 'template: about\npath: 7\n'],
    ['whose address cannot be read', 'template: about\npath: "/kami/" a\n'],
    ['whose address is the site’s', 'template: about\npath: /topik/\n'],
    ['whose name is the site’s', 'template: about\n', 'pages/topik.yaml'],
    ['whose name is no part of an address', 'template: about\n', 'pages/tentang!.yaml'],
    ['whose address may stand where nothing could be read', 'template: about\ntitle: "A\n'],
    ['whose template cannot be read', 'template: "home" a\npath: kami\n'],
    ['without readable fields', '---\n- a\n---\nIsi.\n', 'pages/tentang.md'],
    ['without anything', '', 'pages/tentang.yaml'],
  ])('may be anywhere %s', (_, text, path = 'pages/tentang.yaml') => {
    expect(faulty(path, text)).toMatchObject({ hasPage: true, address: null, mayBeAnywhere: true });
  });

  it('has a page even as a draft, since its address is taken', () => {
    expect(faulty('pages/tentang.yaml', 'draft: true\n').hasPage).toBe(true);
  });

  it.each(['pages/tentang.yaml', 'pages'])('may be anywhere if %s cannot be opened', (path) => {
    expect(unread(path)).toMatchObject({
      collection: 'pages',
      hasPage: true,
      address: null,
      mayBeAnywhere: true,
    });
  });
});
