/** Which photos of a site are read, what is cached of them, and faults of missing ones. */

import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import pictures from '../../../cli/checks/pictures/index.ts';
import type { ReadContent } from '../../../cli/core/entries/read-content.ts';
import { type InspectPictures, inspectPhotos, withoutUnreadable } from '../../../cli/core/images/photos.ts';
import { loadModels } from '../../../cli/core/models/models.ts';
import type { Validators } from '../../../cli/core/models/validators/validators.ts';
import { siteChecker } from '../../../cli/core/pipeline/checks/site-checks.ts';
import type { Build } from '../../../cli/core/run/build.ts';
import type { Unreadable } from '../../../cli/core/stages/content-folder.ts';
import type { Entry, SiteEntry } from '../../../cli/core/stages/entry.ts';
import type { ImageFacts, ImageFault } from '../../../cli/core/stages/pictures/picture-facts.ts';
import type { SiteState } from '../../../cli/core/stages/site-state.ts';
import { locator } from '../../../cli/diagnostics/locator/locator.ts';
import { factsOf, PICTURES } from '../../support/values/picture-values.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

const picture = { type: 'string', format: 'image-url' };
const schema = {
  type: 'object',
  properties: { photo: picture, more: { type: 'array', items: picture }, title: { type: 'string' } },
};
const schemaFor = (folder: string, fields: object = {}) =>
  JSON.stringify({
    ...schema,
    'x-collection': { folder },
    properties: { ...schema.properties, ...fields },
  });
const unchecked = (() => true) as unknown as Validators[string];
const models = loadModels(
  {
    site: JSON.stringify({ type: 'object' }),
    event: schemaFor('events'),
    'note-long': schemaFor('notes', { template: { const: 'long' } }),
  },
  { site: unchecked, event: unchecked, 'note-long': unchecked },
  CHECKS.file,
);

const FACTS: ImageFacts = factsOf({ hash: 'lama' });

/** Facts about a picture with this text. */
const seen = (text: string): ImageFacts => factsOf({ hash: text, format: 'png', width: 300, height: 200 });

/** An image whose name begins with `r` is unreadable. */
const inspect: InspectPictures = async (paths, read) =>
  new Map(
    paths.map((path): [string, ImageFacts | ImageFault] => {
      const bytes = read(path);
      if ('code' in bytes) return [path, bytes];
      const text = new TextDecoder().decode(bytes);
      return [path, text.startsWith('r') ? { code: 'content/image-unreadable', params: {} } : seen(text)];
    }),
  );

interface Situation {
  /** Content files by path; those below `images/` are pictures. */
  files?: Record<string, string>;
  stamps?: Record<string, string>;
  cached?: SiteState['images'];
  entries?: Entry[];
  site?: SiteEntry | null;
}

async function look({ files = {}, stamps = {}, cached = new Map(), entries = [], site = null }: Situation) {
  const read: string[] = [];
  const bytes = (path: string): Uint8Array => {
    read.push(path);
    return new TextEncoder().encode(files[path]);
  };
  const build = {
    models,
    site: { definition: { pictures: PICTURES } },
    cached: { images: cached },
    folder: {
      unreadable: [],
      images: new Set(Object.keys(files).filter((path) => path.startsWith('images/'))),
      stamp: (path: string) => stamps[path] ?? null,
      read: bytes,
      readImage: bytes,
    },
  } as unknown as Build;
  const content = { site, entries } as unknown as ReadContent;
  const photos = await inspectPhotos(build, content, inspect);
  const { diagnostics } = siteChecker([pictures], build, content, photos)('site', {});
  return { ...photos, read, reported: diagnostics };
}

const ALL = { 'images/a.png': 'aa', 'images/b.png': 'bb', 'images/c.png': 'cc', 'images/d.png': 'dd' };

describe('checking photos', () => {
  it('covers those that content refers to: in fields, in bodies, in bodies of faulty files', async () => {
    const entries = [
      plainEntry('events/a.md', {
        images: ['images/b.png'],
        bodyImages: ['../images/a.png', 'images/b.png'],
      }),
      plainEntry('events/b.md', { bodyImages: ['images/e.png', 'https://foto.example/a.png'] }),
      plainEntry('events/x.md', { tainted: [''], bodyImages: ['images/c.png'] }),
    ];
    const { known, local, read } = await look({ files: ALL, entries });
    expect(read.filter((path) => path.startsWith('images/'))).toEqual([
      'images/b.png',
      'images/a.png',
      'images/c.png',
    ]);
    expect([...known]).toEqual([
      ['images/b.png', { stamp: null, facts: seen('bb') }],
      ['images/a.png', { stamp: null, facts: seen('aa') }],
      ['images/c.png', { stamp: null, facts: seen('cc') }],
    ]);
    expect([...local]).toEqual([...known].map(([path, { facts }]) => [path, facts]));
  });

  it('reads none that is known and unchanged', async () => {
    const cached: SiteState['images'] = new Map([
      ['images/a.png', { stamp: 'same', facts: FACTS }],
      ['images/b.png', { stamp: 'before', facts: FACTS }],
      ['images/c.png', { stamp: null, facts: FACTS }],
    ]);
    const stamps = { 'images/a.png': 'same', 'images/b.png': 'after', 'images/d.png': 'new' };
    const entries = [plainEntry('events/a.md', { images: Object.keys(ALL) })];
    const { known, read } = await look({ files: ALL, stamps, cached, entries });
    expect(read).toEqual(['images/b.png', 'images/c.png', 'images/d.png']);
    expect(known.get('images/a.png')).toBe(cached.get('images/a.png'));
    expect(known.get('images/b.png')).toEqual({
      stamp: 'after',
      facts: expect.objectContaining({ hash: 'bb' }),
    });
    expect(known.get('images/c.png')?.facts).toEqual(seen('cc'));
    expect(known.get('images/d.png')?.stamp).toBe('new');
  });

  it('forgets those that no content refers to any more', async () => {
    const cached: SiteState['images'] = new Map([['images/a.png', { stamp: 'same', facts: FACTS }]]);
    expect([...(await look({ files: ALL, cached })).known]).toEqual([]);
  });

  it('yields their views as the site defines them', async () => {
    const site = { fields: { title: 'T', url: 'https://x.example/senja/' }, links: [] };
    const entries = [plainEntry('events/a.md', { images: ['images/a.png'] })];
    const { images } = await look({ files: ALL, entries, site });
    expect(images.find('images/a.png', 'Kebun')).toMatchObject({
      src: '/senja/assets/a-aa-300.jpg',
      alt: 'Kebun',
    });
  });
});

describe('an invalid photo', () => {
  const text = 'title: A\nphoto: images/a.png\nmore:\n  - images/r.png\n  - images/b.png\n  - images/r.png\n';
  const fields = {
    title: 'images/r.png',
    photo: 'images/a.png',
    more: ['images/b.png', 'images/r.png', 'images/r.png'],
  };
  const images = ['images/a.png', 'images/b.png', 'images/r.png'];
  const files = { ...ALL, 'images/r.png': 'rusak', 'events/a.yaml': text };

  it('is reported in each field that refers to it', async () => {
    const { reported: codesOf } = await look({
      files,
      entries: [plainEntry('events/a.yaml', { fields, images })],
    });
    expect(codesOf.map(({ code, file, field, params }) => [code, file, field, params])).toEqual([
      ['content/image-unreadable', 'events/a.yaml', '/more/1', { value: 'images/r.png' }],
      ['content/image-unreadable', 'events/a.yaml', '/more/2', { value: 'images/r.png' }],
    ]);
    expect(codesOf.map(({ range: { line, column, endColumn } }) => [line, column, endColumn])).toEqual([
      [5, 5, 17],
      [6, 5, 17],
    ]);
  });

  it('is located by reading its file, and no other file is read', async () => {
    const fine = plainEntry('events/b.yaml', { fields: { photo: 'images/a.png' }, images: ['images/a.png'] });
    const { read, reported: codesOf } = await look({
      files,
      entries: [fine, plainEntry('events/a.yaml', { fields, images })],
    });
    expect(read.filter((path) => path.startsWith('events/'))).toEqual(['events/a.yaml']);
    expect(codesOf).toHaveLength(2);
  });

  it('is left to the page that shows it if a body refers to it', async () => {
    const bodyImages = ['images/r.png'];
    const { reported: codesOf } = await look({
      files,
      entries: [plainEntry('events/a.yaml', { bodyImages })],
    });
    expect(codesOf).toEqual([]);
  });

  it('is reported according to the model of its entry', async () => {
    const note = (template: string) =>
      plainEntry('notes/a.yaml', { fields: { template, photo: 'images/r.png' }, images: ['images/r.png'] });
    const codesOf = async (entry: Entry) => {
      const found = await look({
        files: { ...files, 'notes/a.yaml': 'photo: images/r.png\n' },
        entries: [entry],
      });
      return found.reported.map(({ field }) => field);
    };
    expect(await codesOf(note('long'))).toEqual(['/photo']);
    expect(await codesOf(note('short'))).toEqual([]);
    expect(await codesOf({ ...note('long'), file: 'others/a.yaml' })).toEqual([]);
  });
});

describe('a photo in an unreadable folder', () => {
  const missing = (value: string) =>
    locator({ path: 'events/a.yaml', text: '' })({
      code: 'content/image-missing',
      params: { value },
      at: { start: 0, end: 0 },
    });
  const unreadable = (path: string): Unreadable => ({ path, code: 'file/symbolic-link', params: {} });
  const left = (value: string, ...paths: string[]) =>
    withoutUnreadable([missing(value)], { unreadable: paths.map(unreadable) }).length;

  it.each([
    ['images/a.png', 'images/a.png'],
    ['../images/a.png', 'images/a.png'],
    ['images/dapur/a.png', 'images/dapur'],
    ['images/dapur/a.png', 'images'],
    ['images/caf\u00e9.png', 'images/cafe\u0301.png'],
  ])('is not reported as missing: %j below %j', (value, path) => {
    expect(left(value, path)).toBe(0);
    expect(left(value, 'images/lain.png', path, 'events/b.yaml')).toBe(0);
  });

  it.each([
    ['images/a.png', 'images/b.png'],
    ['images/dapur2/a.png', 'images/dapur'],
    ['images/a.png', 'events/images'],
    ['images/a.png', 'gambar'],
    ['gambar/a.png', 'images'],
  ])('is reported as missing: %j next to %j', (value, path) => {
    expect(left(value, path)).toBe(1);
    expect(left(value)).toBe(1);
  });

  it('excuses nothing else', () => {
    const other = { ...missing('images/a.png'), code: 'content/image-unreadable' as const };
    const diagnostics = [other, missing('images/a.png'), missing('images/b.png')];
    const codesOf = withoutUnreadable(diagnostics, { unreadable: [unreadable('images/a.png')] });
    expect(codesOf).toEqual([other, missing('images/b.png')]);
    expect(withoutUnreadable(diagnostics, { unreadable: [] })).toEqual(diagnostics);
  });
});
