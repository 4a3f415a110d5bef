/** Settings in site.yaml, and choices of entries while it is faulty. */
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../cli/core/entries/read-site.ts';
import type { Model, Models } from '../../../cli/core/models/models.ts';
import type { ContentFolder, Unreadable } from '../../../cli/core/stages/content-folder.ts';
import type { SiteFault } from '../../../cli/core/stages/site.ts';
import { codes, models } from '../../support/values/entries-content.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';

const DEFINITION = { checkSettings: (): SiteFault[] => [], diagnostics: {} };

const URL = 'url: https://senja.example/\n';

/** @param text of `site.yaml`, which gets an address if it has none */
function read(
  text: string | null,
  changes: Partial<ContentFolder> = {},
  definition = DEFINITION,
  url: string | null = null,
) {
  const whole =
    text === null ? {} : { 'site.yaml': url !== null || /^url:/m.test(text) ? text : `${text}${URL}` };
  const folder = contentFolder(whole, changes);
  const { value, diagnostics } = readSite(folder, models, definition, url);
  return { ...value, choices: value.context.choices, codes: codes(diagnostics), diagnostics };
}

const TOPICS = 'topics:\n  - title: Air\n  - title: Api\n';
const HOSTS = 'imageHosts:\n  - foto.example\n';

describe('a valid site.yaml', () => {
  it('yields its fields and the links in them', () => {
    const { site, diagnostics } = read(`title: Senja\n${TOPICS}menu:\n  - href: /kontak/\n`);
    expect(site).toEqual({
      fields: {
        title: 'Senja',
        url: 'https://senja.example/',
        topics: [{ title: 'Air' }, { title: 'Api' }],
        menu: [{ href: '/kontak/' }],
      },
      links: [{ href: '/kontak/', pointer: '/menu/0/href' }],
    });
    expect(diagnostics).toEqual([]);
  });

  it('yields the values that entries are checked against', () => {
    const images = new Set(['images/a.png']);
    expect(read(`title: Senja\n${TOPICS}${HOSTS}`, { images }).context).toEqual({
      choices: { 'topics/title': ['Air', 'Api'], imageHosts: ['foto.example'] },
      targets: {},
      images,
      languages: {},
      reserved: ['topik'],
      timeZone: 'Asia/Jakarta',
      ordered: expect.any(Set),
    });
  });

  it('allows every host if it lists none, and has the lists that its model fills in', () => {
    expect(read('title: Senja\n').choices).toEqual({ 'topics/title': ['Umum'], imageHosts: null });
  });

  it('has an unnamed choice for an item without its key', () => {
    expect(read('title: Senja\ntopics:\n  - title: Air\n  - {}\n').choices['topics/title']).toEqual([
      'Air',
      '',
    ]);
  });

  it('may have warnings', () => {
    const { site, choices, codes: reported } = read(`title: <b>Senja\n${HOSTS}`);
    expect(site?.fields.title).toBe('<b>Senja');
    expect(choices).toEqual({ 'topics/title': ['Umum'], imageHosts: ['foto.example'] });
    expect(reported).toEqual(['content/html-in-text']);
  });

  it('finds the lists of all models', () => {
    const [articles] = models.collections;
    if (!articles) throw new Error('no collection');
    const of = (list: string) => {
      const schema = { properties: { any: { 'x-one-of': `${list}/href` } } };
      const model: Model = {
        name: list,
        references: [],
        schema,
        chosen: [[['any'], schema.properties.any]],
        pictures: [],
        texts: [],
        lists: [],
        ruled: [],
        roles: {},
        days: new Map(),
        links: [],
        validate: models.site.validate,
      };
      return [list, model] as const;
    };
    const more: Models = {
      ...models,
      collections: [
        { ...articles, models: new Map([of('topics'), of('menu')]) },
        { ...articles, models: new Map([of('places')]) },
      ],
    };
    const text = `title: Senja\nmenu:\n  - href: /a/\n${URL}`;
    const { value } = readSite(contentFolder({ 'site.yaml': text }), more, DEFINITION, null);
    expect(value.context.choices).toEqual({
      'topics/href': [''],
      'menu/href': ['/a/'],
      'places/href': [],
      imageHosts: null,
    });
  });
});

describe('a faulty site.yaml', () => {
  it('yields no site, but the lists that are valid', () => {
    const { site, choices, codes: reported } = read(`${TOPICS}${HOSTS}`);
    expect(site).toBeNull();
    expect(choices).toEqual({ 'topics/title': ['Air', 'Api'], imageHosts: ['foto.example'] });
    expect(reported).toEqual(['content/missing-field']);
  });

  it('yields no list that was omitted', () => {
    expect(read('menu: []\n').choices).toEqual({ 'topics/title': null, imageHosts: null });
  });

  it.each([
    ['topics: Air\n', null],
    ['topics:\n  - Air\n', null],
    ['topics:\n  - title: Air\n  - title: 7\n', null],
    ['topics:\n  - title: Air\n  - title: " Api"\n', ['Air', 'Api']],
    ['topics:\n  - title: Air\ntopic: Api\n', ['Air']],
    ['topics: "Air" api\n', null],
    ['topics:\n  - title: "Air" api\n', null],
    ['topics:\n  - "Air" api\n', null],
    ['topics:\n  # Alam\n\n  - title: Air\n  - a: 1\n    title: "Api" a\n', null],
    ['topics:\n  - title: Air\n  lain: Api\n', null],
    ['topics\n  - title: Air\n', null],
    ['title:\n  topics: a\ntopics:\n  - title: Air\n', ['Air']],
  ])('yields for %j the topics %j', (text, topics) => {
    const { site, choices } = read(`${text}${HOSTS}title: 7\n`);
    expect(site).toBeNull();
    expect(choices).toEqual({ 'topics/title': topics, imageHosts: ['foto.example'] });
  });

  it.each([
    ['topics: 3\n', {}],
    // The model knows no such field.
    ['title: Senja\nlanguages: [en]\n', null],
    ['title: Senja\nlanguages: [en\n', null],
    [null, null],
  ])('yields no languages if they are not certain: %j', (text, languages) => {
    expect(read(text).context.languages).toEqual(languages);
  });

  it('yields no hosts if one of them is invalid', () => {
    const { choices } = read(`title: Senja\n${TOPICS}imageHosts:\n  - https://foto.example/\n`);
    expect(choices).toEqual({ 'topics/title': ['Air', 'Api'], imageHosts: null });
    expect(read(`title: Senja\n${TOPICS}imageHosts:\n  - "foto.example" a\n`).choices).toEqual(choices);
  });

  it('yields nothing if it cannot be read', () => {
    const lost: Unreadable = { path: 'site.yaml', code: 'file/unreadable', params: { reason: 'EIO' } };
    const { site, choices, codes: reported } = read('title: Senja\n', { read: () => lost });
    expect(site).toBeNull();
    expect(choices).toEqual({ 'topics/title': null, imageHosts: null });
    expect(reported).toEqual(['file/unreadable']);
  });

  it('is reported first for its syntax, then for its values', () => {
    const { codes: reported } = read('title: "Senja" kita\nimageHosts: [x]\n');
    expect(reported).toEqual(['yaml/after-quote', 'content/bad-host']);
  });

  it('recognises a field by the names in models', () => {
    expect(read('title: Senja\nimageHosts a\n').codes).toEqual(['yaml/missing-colon']);
  });

  it('may be invalid by the site’s own rules', () => {
    const at = { pointer: '/topics' };
    const checkSettings = (): SiteFault[] => [{ code: 'site/no-home', params: {}, at }];
    const { site, choices, diagnostics } = read(
      `title: Senja\n${TOPICS}${HOSTS}`,
      {},
      { ...DEFINITION, checkSettings },
    );
    expect(site).toBeNull();
    expect(choices).toEqual({ 'topics/title': null, imageHosts: ['foto.example'] });
    expect(diagnostics).toMatchObject([{ code: 'site/no-home', field: '/topics', file: 'site.yaml' }]);
  });
});

describe('a folder without site.yaml', () => {
  const unreadable = (path: string, code: Unreadable['code']): Unreadable[] => [{ path, code, params: {} }];

  it('is reported as incomplete, after other faults of the folder', () => {
    const { site, choices, diagnostics } = read(null, {
      unreadable: unreadable('kebun', 'file/unknown-folder'),
    });
    expect(site).toBeNull();
    expect(choices).toEqual({ 'topics/title': null, imageHosts: null });
    expect(diagnostics).toMatchObject([
      { code: 'file/unknown-folder', file: 'kebun' },
      { code: 'site/missing', file: 'site.yaml', range: { line: 1, column: 1 }, lineText: '' },
    ]);
  });

  it.each([
    ['site.yml', 'site/misnamed'],
    ['site.yaml', 'file/symbolic-link'],
  ] as const)('is not reported again if %s is %s', (path, code) => {
    expect(read(null, { unreadable: unreadable(path, code) }).codes).toEqual([code]);
    const more = [...unreadable('kebun', 'file/unknown-folder'), ...unreadable(path, code)];
    expect(read(null, { unreadable: more }).codes).toEqual(['file/unknown-folder', code]);
  });
});

it('calls the step for the folder, which may abort it', () => {
  const steps: unknown[] = [];
  const each: ContentFolder['each'] = (items, step) => {
    steps.push(...items);
    return items.map((item) => step(item));
  };
  expect(read('title: Senja\n', { each }).site).not.toBeNull();
  expect(read(null, { each }).site).toBeNull();
  expect(steps).toEqual(['site.yaml']);
});

it('reports unreadable files next to a valid site.yaml', () => {
  const unreadable: Unreadable[] = [{ path: 'kebun', code: 'file/unknown-folder', params: {} }];
  const { site, codes: reported } = read('title: <b>Senja\n', { unreadable });
  expect(site).not.toBeNull();
  expect(reported).toEqual(['file/unknown-folder', 'content/html-in-text']);
});

describe('an address from the command line', () => {
  const GIVEN = 'https://pratinjau.example/senja/';
  const seen: unknown[] = [];
  const definition = {
    ...DEFINITION,
    checkSettings: ({ url }: { url?: unknown }): SiteFault[] => {
      seen.push(url);
      return [];
    },
  };
  const at = (own: string) => read(`title: Senja\n${own}`, {}, definition as typeof DEFINITION, GIVEN);

  it.each([
    ['url: https://senja.example/\n', true],
    ['url: https://pratinjau.example/lain/\n', true],
    ['url: https://pratinjau.example/senja\n', false],
    ['', false],
  ])('replaces %j, so that the site is elsewhere: %s', (own, isElsewhere) => {
    seen.length = 0;
    const { site, isElsewhere: reported } = at(own);
    expect(site?.fields.url).toBe(GIVEN);
    expect(reported).toBe(isElsewhere);
    expect(seen).toEqual([GIVEN]);
  });
});
