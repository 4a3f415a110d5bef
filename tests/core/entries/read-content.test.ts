/** A content folder as a whole: what is read, what is reused, and what is known about each file. */
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../cli/core/entries/read-content.ts';
import type { Build } from '../../../cli/core/run/build.ts';
import type { Executor } from '../../../cli/core/run/executor.ts';
import type { ContentFolder } from '../../../cli/core/stages/content-folder.ts';
import { isSound } from '../../../cli/core/stages/entry.ts';
import { nothingCached } from '../../../cli/core/stages/site-state.ts';
import { buildOf, codes, models } from '../../support/values/entries-content.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';
import { inOneThread } from '../../support/values/one-thread.ts';

const A = 'articles/01-a.md';
const B = 'articles/02-b.md';
const article = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\nIsi.\n`;
const URL = 'url: https://senja.example/\n';
const SITE = `title: Senja\n${URL}topics:\n  - title: Air\n`;
const TEXTS = { 'site.yaml': SITE, 'images/a.png': '', [A]: article('A'), [B]: article('B') };

async function read(
  texts: Readonly<Record<string, string>>,
  { folder = {}, ...changes }: Partial<Omit<Build, 'folder'>> & { folder?: Partial<ContentFolder> } = {},
) {
  const { value, diagnostics } = await readContent(buildOf(contentFolder(texts, folder), changes));
  return {
    ...value,
    faulty: value.entries.filter((one) => !isSound(one)),
    titles: value.entries.filter(isSound).map(({ fields }) => fields.title),
    faults: diagnostics.map(({ file, code }) => `${file} ${code}`),
  };
}

describe('a valid folder', () => {
  it('yields its site and its entries, including drafts', async () => {
    const { site, titles, faulty, faults, choices, context, reads, changed } = await read({
      ...TEXTS,
      [B]: article('B', 'draft: true\n'),
    });
    expect(site?.fields.title).toBe('Senja');
    expect(titles).toEqual(['A', 'B']);
    expect(faulty).toEqual([]);
    expect(faults).toEqual([`${B} site/draft`]);
    expect(choices).toEqual({ 'topics/title': ['Air'], imageHosts: null });
    expect(context).toEqual({
      choices,
      languages: {},
      targets: {},
      images: new Set(['images/a.png']),
      reserved: ['topik'],
      timeZone: 'Asia/Jakarta',
      ordered: expect.any(Set),
    });
    expect([...reads.keys()]).toEqual([A, B]);
    expect([...changed]).toEqual([A, B]);
  });

  it('publishes drafts only on request, and then does not report them', async () => {
    const texts = { ...TEXTS, [B]: article('B', 'draft: true\n') };
    const slugs = ({ published }: Awaited<ReturnType<typeof read>>) => published.map(({ file }) => file);
    expect(slugs(await read(texts))).toEqual([A]);
    const shown = await read(texts, { drafts: true });
    expect([slugs(shown), shown.faults]).toEqual([[A, B], []]);
  });

  it('may be empty', async () => {
    const { site, titles, faulty, reads } = await read({ 'site.yaml': SITE });
    expect(site).not.toBeNull();
    expect([titles, faulty, [...reads]]).toEqual([[], [], []]);
  });
});

describe('a faulty folder', () => {
  it('yields what is valid, and what is certain of the rest', async () => {
    const { titles, faulty, faults, reads } = await read(
      { 'site.yaml': `title: <b>Senja\n${URL}`, [A]: article('7'), [B]: article('B') },
      { folder: { unreadable: [{ path: 'articles/03-c.md', code: 'file/symbolic-link', params: {} }] } },
    );
    expect(titles).toEqual(['B']);
    expect(faulty.map(({ file }) => file)).toEqual([A, 'articles/03-c.md']);
    expect(faults).toEqual([
      'articles/03-c.md file/symbolic-link',
      'site.yaml content/html-in-text',
      `${A} content/number-not-text`,
    ]);
    expect(reads.get(A)?.entry.tainted).toEqual(['/title']);
  });

  it('has its faulty files checked against the site’s reserved addresses', async () => {
    const { faulty } = await read({
      'site.yaml': SITE,
      'pages/a.yaml': 'path: /topik/\n',
      'pages/b.yaml': 'path: /b/\n',
    });
    expect(faulty.map(({ address }) => address)).toEqual([null, '/b/']);
  });

  it('reads entries next to a faulty site.yaml', async () => {
    const { site, titles, choices, faults } = await read({
      ...TEXTS,
      'site.yaml': `${URL}topics:\n  - title: Air\n`,
    });
    expect(site).toBeNull();
    expect(titles).toEqual(['A', 'B']);
    expect(choices['topics/title']).toEqual(['Air']);
    expect(faults).toEqual(['site.yaml content/missing-field']);
  });

  it('checks entries against their choices and pictures', async () => {
    const { faults } = await read({
      ...TEXTS,
      [A]: article('A', 'topic: Air\nphoto: images/a.png\n'),
      [B]: article('B', 'topic: Api\nphoto: images/b.png\n'),
    });
    expect(faults).toEqual([`${B} content/not-one-of`, `${B} content/image-missing`]);
  });
});

describe('an incremental build', () => {
  const cachedOf = async (texts: Readonly<Record<string, string>>) => {
    const { validatedWith, reads } = await read(texts);
    return {
      ...nothingCached('tool', 'nothing-cached'),
      empty: null,
      context: validatedWith,
      entries: reads,
    };
  };

  it('reads only changed files', async () => {
    const cached = await cachedOf(TEXTS);
    const opened: string[] = [];
    const texts = { ...TEXTS, [B]: article('C') };
    const plain = contentFolder(texts);
    const { titles, changed, reads } = await read(texts, {
      cached,
      folder: {
        stamp: (path) => (path === B ? 'new' : plain.stamp(path)),
        read: (path) => {
          opened.push(path);
          return plain.read(path);
        },
      },
    });
    expect(titles).toEqual(['A', 'C']);
    expect([...changed]).toEqual([B]);
    expect(opened).not.toContain(A);
    expect(reads.get(A)).toBe(cached.entries.get(A));
  });

  it('reads everything again when choices change, but not for another picture or title', async () => {
    const cached = await cachedOf(TEXTS);
    const changedBy = async (texts: Record<string, string>) => [...(await read(texts, { cached })).changed];
    expect(await changedBy({ ...TEXTS, 'site.yaml': `${SITE}  - title: Api\n` })).toEqual([A, B]);
    expect(await changedBy({ ...TEXTS, 'images/b.png': '' })).toEqual([]);
    expect(await changedBy({ ...TEXTS, 'site.yaml': SITE.replace('Senja', 'Fajar') })).toEqual([]);
  });

  it('reads everything again when the site reserves other addresses', async () => {
    const cached = await cachedOf(TEXTS);
    const changed = async (reserved: string[]) => [
      ...(await read(TEXTS, { cached, models: { ...models, reserved } })).changed,
    ];
    expect(await changed(['topik', 'arsip'])).toEqual([A, B]);
    expect(await changed(['topik'])).toEqual([]);
  });

  it('repeats the diagnostics of reused entries', async () => {
    const texts = { ...TEXTS, [A]: article('A', 'draft: true\n') };
    const { faults, changed } = await read(texts, { cached: await cachedOf(texts) });
    expect([...changed]).toEqual([]);
    expect(faults).toEqual([`${A} site/draft`]);
  });
});

describe('the stamp of a file', () => {
  it('is taken before the file is read', async () => {
    const opened = new Set<string>();
    const plain = contentFolder(TEXTS);
    const { stamps } = await read(TEXTS, {
      folder: {
        read: (path) => {
          opened.add(path);
          return plain.read(path);
        },
        stamp: (path) => `${path} ${opened.has('site.yaml') ? 'after' : 'before'}`,
      },
    });
    expect(['site.yaml', 'images/a.png', A].map((file) => stamps.get(file))).toEqual([
      'site.yaml before',
      'images/a.png before',
      `${A} after`,
    ]);
  });

  it('is missing for a file that does not exist or has no stamp', async () => {
    const { stamps } = await read(TEXTS, { folder: { site: null, stamp: () => null } });
    expect(['site.yaml', A, 'articles/09-gone.md'].map((file) => stamps.get(file) ?? null)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is read only for files of the folder', async () => {
    const requests = new Set<string>();
    const plain = contentFolder(TEXTS);
    await read(TEXTS, {
      folder: {
        site: null,
        stamp: (path) => {
          requests.add(path);
          return plain.stamp(path);
        },
      },
    });
    expect([...requests].sort()).toEqual([A, B, 'images/a.png']);
  });
});

it('tells another thread which bodies pages will show, unless the code of the site renders them', async () => {
  const texts = { ...TEXTS, [B]: article('B', 'draft: true\n') };
  const expected: unknown[] = [];
  const executor: Executor = {
    ...inOneThread,
    expect: ({ site }, bodies) => void expected.push(site.fields.title, ...bodies),
  };
  await read(texts, { executor });
  expect(expected.splice(0)).toEqual(['Senja', { file: A, bodyStart: 17 }]);
  await read(texts, { executor, drafts: true });
  expect(expected.splice(0)).toHaveLength(3);
  const { site } = buildOf(contentFolder(texts));
  const definition = { ...site.definition, markdown: {} };
  await read(texts, { executor, site: { ...site, definition } });
  expect(expected).toEqual([]);
});

it('reports a site with more faults than a call can have arguments', async () => {
  const { reads } = await read({ 'site.yaml': SITE, [A]: article('A', 'draft: true\n') });
  const one = reads.get(A);
  const [reported] = one?.diagnostics ?? [];
  if (!one || !reported) throw new Error('nothing is reported');
  const { value, diagnostics } = await readContent(
    buildOf(
      contentFolder(
        { 'site.yaml': SITE, [A]: '' },
        {
          each: (items, step) =>
            items.map((item) =>
              item === A ? ({ ...one, diagnostics: Array(200_000).fill(reported) } as never) : step(item),
            ),
        },
      ),
    ),
  );
  expect(value.entries).toHaveLength(1);
  expect(diagnostics).toHaveLength(200_000);
  expect(codes(diagnostics.slice(0, 1))).toEqual(['site/draft']);
});
