import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../cli/core/stages/entry.ts';
import type { CollectionInfo } from '../../cli/core/stages/plan.ts';
import { collectionsOf } from '../../cli/site/collections.ts';
import type { Entries, EntryView } from '../../cli/site/entries.ts';
import { pictureIn } from '../../cli/site/react/picture.tsx';
import { plainFault } from '../../cli/site/react/plain.ts';

const entry = (collection: string, slug: string, fields: object = {}): Entry =>
  ({ collection, slug, fields, file: `${collection}/${slug}.yaml` }) as Entry;

const info = (name: string, rest: Partial<CollectionInfo> = {}): CollectionInfo => ({
  name,
  templateOf: () => name,
  descriptionOf: () => '',
  pathOf: ({ slug }) => `/${name}/${slug}/`,
  references: [],
  pictures: [],
  ...rest,
});

const body = () => ({ html: '<p>x</p>', text: 'x', markdown: 'x', headings: [] });

const SHIFTS = info('shifts', {
  pathOf: () => null,
  references: [
    { path: ['place'], to: 'places' },
    { path: ['staff'], to: 'staff' },
    { path: ['blocks', '*', 'who'], to: 'staff' },
  ],
});

function clinic() {
  const entries = [
    entry('places', 'balai', { name: 'Balai' }),
    entry('staff', 'ani', { name: 'Ani' }),
    entry('staff', 'budi', { name: 'Budi', room: 'balai' }),
    entry('shifts', 'senin', { place: 'balai', staff: ['budi', 'ani'], from: 10 }),
    entry('shifts', 'rabu', { place: 'gudang', staff: ['ani', 'gone'], from: 9, blocks: [{ who: 'budi' }] }),
  ];
  const infos = [info('places'), info('staff', { references: [{ path: ['room'], to: 'places' }] }), SHIFTS];
  return collectionsOf(entries, infos, { base: '/x/', root: '/x/', body }) as Record<
    string,
    Entries<EntryView>
  >;
}

describe('references', () => {
  it('are resolved one level, in fields, lists and lists of objects', () => {
    const { shifts } = clinic();
    expect(shifts?.all).toEqual([
      {
        slug: 'senin',
        collection: 'shifts',
        href: undefined,
        from: 10,
        place: { slug: 'balai', collection: 'places', href: '/x/places/balai/', name: 'Balai' },
        staff: [
          { slug: 'budi', collection: 'staff', href: '/x/staff/budi/', name: 'Budi', room: 'balai' },
          { slug: 'ani', collection: 'staff', href: '/x/staff/ani/', name: 'Ani' },
        ],
      },
      {
        slug: 'rabu',
        collection: 'shifts',
        href: undefined,
        from: 9,
        place: null,
        staff: [{ slug: 'ani', collection: 'staff', href: '/x/staff/ani/', name: 'Ani' }],
        blocks: [{ who: expect.objectContaining({ slug: 'budi' }) }],
      },
    ]);
  });

  it('are found in the reverse direction', () => {
    const { staff, shifts, places } = clinic();
    const of = (slug: string) => shifts?.of({ collection: 'staff', slug }).map((one) => one.slug);
    expect(of('ani')).toEqual(['senin', 'rabu']);
    expect(of('budi')).toEqual(['senin', 'rabu']);
    expect(of('gone')).toEqual(['rabu']);
    expect(of('balai')).toEqual([]);
    expect(staff?.of({ collection: 'places', slug: 'balai' }).map((one) => one.slug)).toEqual(['budi']);
    expect(places?.of({ collection: 'staff', slug: 'ani' })).toEqual([]);
  });
});

it('give an entry without a page the link in its field, and no entry with one', () => {
  const some = [
    entry('links', 'a', { href: '/places/balai/' }),
    entry('links', 'b', { href: 'https://a.example/?a=1&b' }),
    entry('places', 'c', { href: 'https://a.example/' }),
  ];
  const { links, places } = collectionsOf(some, [info('links', { pathOf: () => null }), info('places')], {
    base: '/x/en/',
    root: '/x/',
    body,
  });
  expect(links?.map(({ href }) => href)).toEqual(['/x/places/balai/', 'https://a.example/?a=1&b']);
  expect(places?.get('c')?.href).toBe('/x/en/places/c/');
});

it('offers each picture of a list to templates, with all its widths', () => {
  const fields = { photos: ['a.png', 'b.png'], rows: [{ pics: [{ src: 'c.png', alt: 'C' }] }] };
  const pictures = [
    ['photos', '*'],
    ['rows', '*', 'pics', '*', 'src'],
  ];
  const infos = [info('books', { pictures, alts: { 'rows/*/pics/*/src': 'alt' } })];
  const image = (src: string, alt: string) => ({ src: `/x/${src}`, srcSet: '', width: 1, height: 1, alt });
  const { books } = collectionsOf([entry('books', 'a', fields)], infos, {
    base: '/',
    root: '/',
    body,
    image,
  });
  const { photos = [], rows = [] } = (books?.get('a') ?? {}) as Partial<typeof fields>;
  expect(JSON.stringify(photos)).toBe('["/x/a.png","/x/b.png"]');
  expect(pictureIn(photos, 1)).toEqual(image('b.png', ''));
  expect(pictureIn(photos, 2)).toBeNull();
  expect(rows.flatMap(({ pics }) => pics.map((one) => pictureIn(one, 'src')))).toEqual([image('c.png', 'C')]);
  expect(() => pictureIn(photos, 'length')).toThrow('is no field with a picture here');
});

it('shows the published address of a picture, also of a referenced entry', () => {
  const entries = [
    entry('books', 'a', { cover: 'images/a.png', parts: [{ photo: 'images/b.png' }], next: 'b' }),
    entry('books', 'b', { cover: 'images/b.png' }),
  ];
  const pictures = [['cover'], ['parts', '*', 'photo']];
  const infos = [info('books', { references: [{ path: ['next'], to: 'books' }], pictures })];
  const image = (address: string) => ({ src: `/x/${address}`, srcSet: null, width: 1, height: 1, alt: '' });
  const tools = { base: '/x/', root: '/x/', body };
  expect(collectionsOf(entries, infos, { ...tools, image }).books?.get('a')).toMatchObject({
    cover: '/x/images/a.png',
    parts: [{ photo: '/x/images/b.png' }],
    next: { cover: '/x/images/b.png' },
  });
  expect(collectionsOf(entries, infos, tools).books?.get('a')).toMatchObject({ cover: 'images/a.png' });
});

describe('lists', () => {
  const posts = (some: [string, object][], rest: Partial<CollectionInfo> = {}) =>
    collectionsOf(
      some.map(([slug, fields]) => entry('posts', slug, fields)),
      [info('posts', rest)],
      { base: '/', root: '/', body },
    ).posts as Entries<EntryView>;
  const slugs = (some: Iterable<EntryView>) => [...some].map(({ slug }) => slug);

  it('sort by dates, numbers and texts, with missing values last', () => {
    const dated = posts([
      ['a', { on: '2 Januari 2026' }],
      ['b', {}],
      ['c', { on: '1 Februari 2025' }],
    ]);
    expect(slugs(dated.sorted('on').all)).toEqual(['c', 'a', 'b']);
    expect(slugs(dated.sorted('on', 'descending').all)).toEqual(['a', 'c', 'b']);
    const timed = (slug: string, at: string): Entry => ({
      ...entry('posts', slug, { on: '2026-04-01' }),
      moments: { on: { day: '2026-04-01', at } },
    });
    const some = [
      timed('late', '2026-04-01T16:30:00+07:00'),
      timed('last', '2026-04-01T05:00:00-05:00'),
      timed('first', '2026-04-01T09:00:00+00:00'),
      entry('posts', 'day', { on: '2026-04-01' }),
    ];
    const sorted = collectionsOf(some, [info('posts')], { base: '/', root: '/', body }).posts?.sorted('on');
    expect(slugs(sorted?.all ?? [])).toEqual(['day', 'first', 'late', 'last']);
    expect(
      slugs(
        posts([
          ['a', { n: 10 }],
          ['b', { n: 9 }],
        ]).sorted('n').all,
      ),
    ).toEqual(['b', 'a']);
    expect(
      slugs(
        posts([
          ['a', { n: 'x10' }],
          ['b', { n: 'x9' }],
        ]).sorted('n').all,
      ),
    ).toEqual(['b', 'a']);
  });

  it('are plain data that every method gives again', () => {
    const some = posts([
      ['a', { n: 2, tags: ['x'] }],
      ['b', { n: 1, tags: ['x'] }],
    ]);
    const { shifts } = clinic();
    const byPlace = shifts?.of({ collection: 'staff', slug: 'ani' });
    const [part] = some.paged(2);
    for (const one of [some, some.sorted('n'), some.by('tags').get('x'), part?.items]) {
      expect(Array.isArray(one)).toBe(true);
      expect(plainFault({ one })).toBeNull();
      expect(JSON.stringify(one)).toBe(JSON.stringify(one?.all));
      expect(slugs(one?.sorted('n') ?? [])).toEqual(['b', 'a']);
      expect(one?.map(({ slug }) => slug).constructor).toBe(Array);
    }
    expect(slugs(byPlace?.sorted('from') ?? [])).toEqual(['rabu', 'senin']);
    expect(byPlace?.paged(1).map(({ items }) => slugs(items))).toEqual([['senin'], ['rabu']]);
  });

  it('group by a value, by each item of a list, and by a referenced entry', () => {
    const groups = posts([
      ['a', { tags: ['x', 'y'] }],
      ['b', { tags: ['y'] }],
      ['c', {}],
    ]).by('tags');
    expect([...groups].map(([tag, some]) => [tag, slugs(some.all)])).toEqual([
      ['x', ['a']],
      ['y', ['a', 'b']],
    ]);
    expect([...(clinic().shifts?.by('place') ?? [])].map(([place]) => place)).toEqual(['balai']);
  });

  it('are split into portions, at least one, and know the neighbours of an entry', () => {
    const some = posts([
      ['a', {}],
      ['b', {}],
      ['c', {}],
    ]);
    expect(some.paged(2).map(({ items, ...rest }) => ({ ...rest, items: slugs(items) }))).toEqual([
      { number: 1, count: 2, items: ['a', 'b'] },
      { number: 2, count: 2, items: ['c'] },
    ]);
    expect(posts([]).paged(2)).toEqual([{ number: 1, count: 1, items: [] }]);
    const beside = (slug: string) => {
      const { previous, next } = some.neighbours({ slug });
      return [previous?.slug, next?.slug];
    };
    expect([beside('a'), beside('b'), beside('c'), beside('z')]).toEqual([
      [undefined, 'b'],
      ['a', 'c'],
      ['b', undefined],
      [undefined, undefined],
    ]);
  });

  it('form a tree of nested folders, in which index stands for its folder', () => {
    const tree = posts(
      ['start', 'guide/index', 'guide/one', 'guide/deep/two', 'index'].map((slug) => [slug, {}]),
    ).tree();
    const shown = (nodes: typeof tree): unknown =>
      nodes.map(({ name, entry, children }) => [
        name,
        entry?.slug ?? null,
        ...(children.length ? [shown(children)] : []),
      ]);
    expect(shown(tree)).toEqual([
      ['start', 'start'],
      [
        'guide',
        'guide/index',
        [
          ['one', 'guide/one'],
          ['deep', null, [['two', 'guide/deep/two']]],
        ],
      ],
      ['index', 'index'],
    ]);
  });

  it('become pages if entries have addresses and a template', () => {
    const some = posts([['a', { title: 'A' }]]);
    const [page] = some.pages((one) => ({ more: one.slug }));
    expect(page).toMatchObject({ path: '/posts/a/', template: 'posts', entry: { slug: 'a' } });
    expect(page?.data()).toEqual({
      entry: expect.objectContaining({ title: 'A', href: '/posts/a/' }),
      more: 'a',
    });
    expect(posts([['a', {}]], { pathOf: () => null }).pages()).toEqual([]);
  });

  it.each([[Promise.resolve({})], [undefined], [[1]], ['text']])(
    'keep data that is none for the check of it: %o',
    (wrong) => {
      const [page] = posts([['a', {}]]).pages(() => wrong as never);
      expect(page?.data()).toBe(wrong);
    },
  );

  it('publish their pictures, in the place of the field, with getters that all share', () => {
    const image = (src: string) => ({ src: `/x${src}`, srcSet: null, width: 1, height: 1, alt: '' });
    const made = collectionsOf(
      [
        entry('cats', 'a', { photo: '/a.png', name: 'A' }),
        entry('cats', 'b', { name: 'B', photo: '/b.png' }),
      ],
      [info('cats', { pictures: [['photo']] })],
      { base: '/', root: '/', body, image },
    );
    const [a, b] = made.cats?.all ?? [];
    expect(JSON.stringify([a, b])).toBe(
      '[{"photo":"/x/a.png","name":"A","slug":"a","collection":"cats","href":"/cats/a/"},' +
        '{"name":"B","photo":"/x/b.png","slug":"b","collection":"cats","href":"/cats/b/"}]',
    );
    for (const name of ['photo', 'body']) {
      const getters = [a, b].map((view) => Object.getOwnPropertyDescriptor(view, name)?.get);
      expect(new Set(getters).size).toBe(1);
    }
  });

  it('provide bodies on request, and omit them from plain data', () => {
    const [one] = posts([['a', {}]]).all;
    expect(one?.body.text).toBe('x');
    expect(JSON.stringify(one)).not.toContain('body');
    expect({ ...one }).not.toHaveProperty('body');
  });
});

it('links from another language to the original if there is no translation', () => {
  const originals = [
    entry('places', 'balai', { name: 'Hall' }),
    entry('places', 'pasar', { name: 'Market' }),
  ];
  const twins = [
    entry('places', 'pasar', { name: 'Pasar' }),
    entry('visits', 'satu', { place: 'balai' }),
    entry('visits', 'dua', { place: 'pasar' }),
  ];
  const infos = [info('places'), info('visits', { references: [{ path: ['place'], to: 'places' }] })];
  const { places, visits } = collectionsOf(
    twins,
    infos,
    { base: '/x/en/', root: '/x/', body },
    originals,
  ) as Record<string, Entries<EntryView>>;
  expect(places?.all.map(({ name }) => name)).toEqual(['Pasar']);
  expect(visits?.all.map(({ place }) => place)).toMatchObject([
    { name: 'Hall', href: '/x/places/balai/' },
    { name: 'Pasar', href: '/x/en/places/pasar/' },
  ]);
});

describe('views of a site that is planned again', () => {
  setFlagsFromString('--allow-natives-syntax');
  const isFast = runInThisContext('(view) => %HasFastProperties(view)') as (view: object) => boolean;
  const image = (address: string) => ({
    src: `/small/${address}`,
    srcSet: null,
    width: 1,
    height: 1,
    alt: '',
  });
  const infos = [info('articles', { pictures: [['photo']] })];
  const entries = ['a', 'b', 'c'].map((slug) =>
    entry('articles', slug, { title: slug, photo: `${slug}.jpg` }),
  );
  const planned = (base: string) =>
    collectionsOf(entries, infos, { base, root: base, image, body: () => ({ ...body(), text: base }) })
      .articles?.all ?? [];
  const plans = ['/x/', '/y/', '/z/'].map((base) => ({ base, views: planned(base) }));

  it('are as small and quick as those of the first plan', () => {
    expect(plans.map(({ views }) => views.map(isFast))).toEqual(Array(3).fill([true, true, true]));
  });

  it('show what their own plan gives', () => {
    for (const { base, views } of plans)
      expect(views.map((view) => [view.href, view.photo, view.body.text])).toEqual(
        ['a', 'b', 'c'].map((slug) => [`${base}articles/${slug}/`, `/small/${slug}.jpg`, base]),
      );
  });
});
