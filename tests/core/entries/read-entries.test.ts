/** Which entries are reused from the last build, which are read, and the result of both. */
import { describe, expect, it } from 'vitest';
import { readEntries } from '../../../cli/core/entries/read-entries.ts';
import type { Executor } from '../../../cli/core/run/executor.ts';
import type { ContentFolder } from '../../../cli/core/stages/content-folder.ts';
import type { EntryRead } from '../../../cli/core/stages/entry.ts';
import { fingerprint } from '../../../cli/core/values/hash.ts';
import { slugOf } from '../../../cli/core/values/names/slug.ts';
import { buildOf, context, entry } from '../../support/values/entries-content.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';
import { inOneThread } from '../../support/values/one-thread.ts';

const A = 'articles/01-a.md';
const B = 'articles/02-b.md';
const C = 'articles/03-c.md';
const text = (title: string): string => `---\ntitle: ${title}\n---\nIsi.\n`;
const TEXTS: Readonly<Record<string, string>> = { [A]: text('A'), [B]: text('B'), [C]: text('C') };

/** A cached entry from a build of the same folder. */
const cachedOf = (file: string, changes: Partial<EntryRead> = {}, images: string[] = []): EntryRead => ({
  file,
  stamp: `stamp of ${file}`,
  entry: entry({
    file,
    slug: slugOf(file),
    fields: { title: 'kept' },
    fingerprint: fingerprint(TEXTS[file] ?? ''),
    images,
  }),
  diagnostics: [],
  ...changes,
});

const keep = (...reads: EntryRead[]) => new Map(reads.map((read) => [read.file, read]));

async function readWith(kept: ReadonlyMap<string, EntryRead>, changes: Partial<ContentFolder> = {}) {
  const opened: string[] = [];
  const plain = contentFolder(TEXTS);
  const folder = contentFolder(TEXTS, {
    read: (path) => {
      opened.push(path);
      return plain.read(path);
    },
    ...changes,
  });
  const { reads, changed } = await readEntries(kept, context, buildOf(folder));
  const titles = [...reads].map(([file, { entry: one }]) => [file, one.fields.title]);
  return { reads, titles, changed: [...changed], opened };
}

describe('reading', () => {
  it('yields every entry in a first build', async () => {
    const { reads, titles, changed } = await readWith(new Map());
    expect(titles).toEqual([
      [A, 'A'],
      [B, 'B'],
      [C, 'C'],
    ]);
    expect(changed).toEqual([A, B, C]);
    expect(reads.get(B)).toMatchObject({ file: B, stamp: `stamp of ${B}`, diagnostics: [] });
  });

  it('yields to signals after a number of files', async () => {
    const files = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`goods/${at}.md`, '']));
    const happened: string[] = [];
    const folder = contentFolder(files, {
      read(path) {
        happened.push('read');
        return { path, code: 'file/unreadable', params: { reason: 'EIO' } };
      },
    });
    const executor: Executor = {
      ...inOneThread,
      pause() {
        happened.push('pause');
        return null;
      },
    };
    await readEntries(new Map(), context, buildOf(folder, { executor }));
    const read = (count: number): string[] => Array(count).fill('read');
    expect(happened).toEqual([...read(128), 'pause', ...read(2), 'pause']);
  });

  it('has another thread look for pictures in the bodies that may hold some', async () => {
    const files: Record<string, string> = {
      [A]: `${text('A')}![Satu](images/a.png)\n`,
      [B]: text('B'),
      [C]: `${text('C')}<img src="images/a.png" alt="Dua">\n`,
    };
    const asked: string[] = [];
    const executor: Executor = {
      ...inOneThread,
      async filesIn(bodies) {
        asked.push(...bodies.map(({ file, bodyStart }) => files[file]?.slice(bodyStart ?? 0, 99) ?? ''));
        return bodies.map(({ file }) => ({ images: [{ address: `of ${file}`, alt: 'alt' }], linked: [] }));
      },
    };
    const { reads } = await readEntries(new Map(), context, buildOf(contentFolder(files), { executor }));
    expect(asked).toEqual(['Isi.\n![Satu](images/a.png)\n', 'Isi.\n<img src="images/a.png" alt="Dua">\n']);
    expect([...reads.values()].map(({ entry }) => [entry.bodyImages, entry.bodyAlts])).toEqual([
      [[`of ${A}`], ['alt']],
      [[], []],
      [[`of ${C}`], ['alt']],
    ]);
  });

  it('calls the step for each entry, which may abort it', async () => {
    const steps: unknown[] = [];
    await readWith(new Map(), {
      each: (items, step) => {
        steps.push(...items);
        return items.map((item) => step(item));
      },
    });
    expect(steps).toEqual([A, B, C]);
  });
});

describe('an entry of the last build', () => {
  it('is reused with the same stamp, without opening its file', async () => {
    const b = cachedOf(B);
    const { reads, titles, changed, opened } = await readWith(keep(cachedOf(A), b));
    expect(titles).toEqual([
      [A, 'kept'],
      [B, 'kept'],
      [C, 'C'],
    ]);
    expect(reads.get(B)).toBe(b);
    expect(changed).toEqual([C]);
    expect(opened).toEqual([C]);
  });

  it('is reused with another stamp for the same bytes, and gets the new stamp', async () => {
    const kept = cachedOf(A, { stamp: 'before the checkout' });
    const { reads, changed, opened } = await readWith(keep(kept));
    expect(reads.get(A)).toEqual({ ...kept, stamp: `stamp of ${A}` });
    expect(changed).toEqual([B, C]);
    expect(opened).toEqual([A, B, C]);
  });

  it('is compared by its bytes where stamps are unreliable', async () => {
    const kept = cachedOf(A, { stamp: null });
    const { reads, changed, opened } = await readWith(keep(kept), { stamp: () => null });
    expect(reads.get(A)).toEqual(kept);
    expect(changed).toEqual([B, C]);
    expect(opened).toEqual([A, B, C]);
  });

  it('is read again with another stamp for other bytes', async () => {
    const kept = { ...cachedOf(A, { stamp: 'old' }), entry: entry({ file: A, fingerprint: 'other' }) };
    const { titles, changed } = await readWith(keep(kept));
    expect(titles[0]).toEqual([A, 'A']);
    expect(changed).toEqual([A, B, C]);
  });

  it('is read again if it was faulty, whatever its stamp', async () => {
    const { titles, changed } = await readWith(
      keep(cachedOf(A, { entry: entry({ file: A, tainted: ['/title'] }) })),
    );
    expect(titles[0]).toEqual([A, 'A']);
    expect(changed).toEqual([A, B, C]);
  });

  // The number in front of a name is a part of it, or not, depending on the other files.
  it.each([
    ['added', [B]],
    ['removed', [B, C, 'articles/gone.md']],
    ['renamed', [B, 'articles/gone.md']],
  ])('is read again if a file was %s, which has given it another name', async (_what, others) => {
    const known = cachedOf(A);
    const named = { ...known, entry: { ...known.entry, slug: 'before' } };
    const { titles } = await readWith(keep(named, ...others.map((file) => cachedOf(file))));
    expect(titles[0]).toEqual([A, 'A']);
  });

  it('is not reused if it cannot be opened any more', async () => {
    const { reads, changed } = await readWith(keep(cachedOf(A, { stamp: 'old' })), {
      read: (path) => ({ path, code: 'file/unreadable', params: { reason: 'EIO' } }),
    });
    expect(reads.get(A)).toMatchObject({
      entry: { tainted: [''] },
      diagnostics: [{ code: 'file/unreadable' }],
    });
    expect(changed).toEqual([A, B, C]);
  });

  it.each([
    [['images/a.png'], 'kept'],
    [['images/a.png', 'images/a.png'], 'kept'],
    [['images/a.png', 'images/gone.png'], 'A'],
    [['images/gone.png', 'images/a.png'], 'A'],
    [['https://foto.example/a.png'], 'A'],
  ])('with the images %j is %s', async (images, title) => {
    const { titles } = await readWith(keep(cachedOf(A, {}, images)));
    expect(titles[0]).toEqual([A, title]);
  });

  it.each([
    [{ '../images/a.png': 'images/a.png', 'b.png': '' }, 'kept'],
    // It has been added, or removed.
    [{ '../images/a.png': '' }, 'A'],
    [{ 'b.png': 'articles/b.png' }, 'A'],
  ])('whose addresses named %j is %s', async (named, title) => {
    const known = cachedOf(A, {});
    const { titles } = await readWith(keep({ ...known, entry: { ...known.entry, named } }));
    expect(titles[0]).toEqual([A, title]);
  });

  it('is forgotten if it is no longer in the folder', async () => {
    const { reads } = await readWith(keep(cachedOf('articles/00-gone.md')));
    expect([...reads.keys()]).toEqual([A, B, C]);
  });
});
