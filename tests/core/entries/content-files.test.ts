/** A content folder as a list of files, and as a text that changes with any of them. */
import { describe, expect, it } from 'vitest';
import { contentFiles, contentsOf } from '../../../cli/core/entries/folder/content-files.ts';
import type { ContentFolder, Unreadable } from '../../../cli/core/stages/content-folder.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';

const folder = (entries: string[], changes: Partial<ContentFolder> = {}) =>
  contentFolder({}, { entries, site: 'site.yaml', ...changes });
const link = (path: string): Unreadable => ({ path, code: 'file/symbolic-link', params: {} });

describe('the files of a folder', () => {
  it('are its entries and site.yaml, in natural order', () => {
    expect(contentFiles(folder(['articles/2.md', 'articles/10.md']))).toEqual([
      'articles/2.md',
      'articles/10.md',
      'site.yaml',
    ]);
    expect(contentFiles(folder(['articles/2.md', 'pages/a.md', 'topics/a.md']))).toEqual([
      'articles/2.md',
      'pages/a.md',
      'site.yaml',
      'topics/a.md',
    ]);
    expect(contentFiles(folder(['topics/a.md']))).toEqual(['site.yaml', 'topics/a.md']);
  });

  it('may be reduced to one of them, or none', () => {
    expect(contentFiles(folder([]))).toEqual(['site.yaml']);
    expect(contentFiles(folder(['topics/a.md'], { site: null }))).toEqual(['topics/a.md']);
    expect(contentFiles(folder([], { site: null }))).toEqual([]);
  });

  it('count those that should have been read, but not those that are never read', () => {
    const ignored: Unreadable = { path: 'articles/2.odt', code: 'file/ignored', params: {} };
    const unreadable = [link('articles/10.md'), ignored, link('articles/1.md')];
    expect(contentFiles(folder(['articles/2.md', 'pages/a.md'], { unreadable }))).toEqual([
      'articles/1.md',
      'articles/2.md',
      'articles/10.md',
      'pages/a.md',
      'site.yaml',
    ]);
    expect(contentFiles(folder([], { unreadable: [ignored] }))).toEqual(['site.yaml']);
  });

  it('leave the folder unchanged', () => {
    const entries = ['topics/a.md', 'topics/b.md'];
    contentFiles(folder(entries));
    expect(entries).toEqual(['topics/a.md', 'topics/b.md']);
  });
});

describe('the summary of a folder', () => {
  const whole = folder(['articles/a.md', 'articles/b.md'], {
    images: new Set(['images/a.png']),
    unreadable: [link('pages/a.md')],
  });
  const stampOf = (path: string): string => `1-${path}`;

  it('has a line for each file', () => {
    expect(contentsOf(whole, { get: stampOf })?.split('\n').sort()).toEqual([
      'articles/a.md 1-articles/a.md',
      'articles/b.md 1-articles/b.md',
      'images/a.png 1-images/a.png',
      'pages/a.md file/symbolic-link',
      'site.yaml 1-site.yaml',
    ]);
    expect(contentsOf(folder([], { site: null }), { get: stampOf })).toBe('');
  });

  it.each(['site.yaml', 'images/a.png', 'articles/a.md', 'articles/b.md'])(
    'is missing without the stamp of %s',
    (lost) => {
      expect(contentsOf(whole, { get: (path) => (path === lost ? null : stampOf(path)) })).toBeNull();
    },
  );

  it.each(['site.yaml', 'images/a.png', 'articles/a.md', 'articles/b.md'])(
    'changes with another %s',
    (edited) => {
      expect(contentsOf(whole, { get: (path) => (path === edited ? '2' : stampOf(path)) })).not.toBe(
        contentsOf(whole, { get: stampOf }),
      );
    },
  );

  it.each<[string, Partial<ContentFolder>]>([
    ['entries', { entries: ['articles/a.md'] }],
    ['pictures', { images: new Set() }],
    ['site', { site: null }],
    ['files that cannot be read', { unreadable: [] }],
    ['reason for that', { unreadable: [{ ...link('pages/a.md'), code: 'file/special' }] }],
  ])('changes with other %s', (_, changes) => {
    expect(contentsOf({ ...whole, ...changes }, { get: stampOf })).not.toBe(
      contentsOf(whole, { get: stampOf }),
    );
  });
});
