/** Settings in site.yaml, and choices of entries while it is faulty. */
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../cli/core/entries/read-site.ts';
import type { ContentFolder, Unreadable } from '../../../cli/core/stages/content-folder.ts';
import type { SiteFault } from '../../../cli/core/stages/site.ts';
import type { Model, Models } from '../../../cli/core/validate/models.ts';
import { codes, models } from '../../support/entries-content.ts';
import { contentFolder } from '../../support/folder-in-memory.ts';

const DEFINITION = { checkSettings: (): SiteFault[] => [], diagnostics: {} };

function read(
  text: string | null,
  changes: Partial<ContentFolder> = {},
  definition = DEFINITION,
  url: string | null = null,
) {
  const folder = contentFolder(text === null ? {} : { 'site.yaml': text }, changes);
  const { value, diagnostics } = readSite(folder, models, definition, url);
  return { ...value, choices: value.context.choices, codes: codes(diagnostics), diagnostics };
}

const TOPICS = 'topics:\n  - title: Air\n  - title: Api\n';
const HOSTS = 'imageHosts:\n  - foto.example\n';

describe('a sound site.yaml', () => {
  it('gives its fields and the links in them', () => {
    const { site, diagnostics } = read(`title: Senja\n${TOPICS}menu:\n  - href: /kontak/\n`);
    expect(site).toEqual({
      fields: {
        title: 'Senja',
        topics: [{ title: 'Air' }, { title: 'Api' }],
        menu: [{ href: '/kontak/' }],
      },
      links: [{ href: '/kontak/', pointer: '/menu/0/href' }],
    });
    expect(diagnostics).toEqual([]);
  });

  it('gives what entries are judged by', () => {
    const images = new Set(['images/a.png']);
    expect(read(`title: Senja\n${TOPICS}${HOSTS}`, { images }).context).toEqual({
      choices: { 'topics/title': ['Air', 'Api'], imageHosts: ['foto.example'] },
      targets: {},
      images,
      languages: {},
      reserved: ['topik'],
    });
  });

  it('allows every host when it names none, and has the lists that its model fills in', () => {
    expect(read('title: Senja\n').choices).toEqual({ 'topics/title': ['Umum'], imageHosts: null });
  });

  it('has a nameless choice where an item does not say what it is chosen by', () => {
    expect(read('title: Senja\ntopics:\n  - title: Air\n  - {}\n').choices['topics/title']).toEqual([
      'Air',
      '',
    ]);
  });

  it('may be odd', () => {
    const { site, choices, codes: told } = read(`title: " Senja"\n${HOSTS}`);
    expect(site?.fields.title).toBe(' Senja');
    expect(choices).toEqual({ 'topics/title': ['Umum'], imageHosts: ['foto.example'] });
    expect(told).toEqual(['content/outer-space']);
  });

  it('knows the lists of all models', () => {
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
    const text = 'title: Senja\nmenu:\n  - href: /a/\n';
    const { value } = readSite(contentFolder({ 'site.yaml': text }), more, DEFINITION, null);
    expect(value.context.choices).toEqual({
      'topics/href': [''],
      'menu/href': ['/a/'],
      'places/href': null,
      imageHosts: null,
    });
  });
});

describe('a faulty site.yaml', () => {
  it('is no site, but keeps the lists that are right', () => {
    const { site, choices, codes: told } = read(`${TOPICS}${HOSTS}`);
    expect(site).toBeNull();
    expect(choices).toEqual({ 'topics/title': ['Air', 'Api'], imageHosts: ['foto.example'] });
    expect(told).toEqual(['content/missing-field']);
  });

  it('keeps no list that was left out', () => {
    expect(read('menu: []\n').choices).toEqual({ 'topics/title': null, imageHosts: null });
  });

  it.each([
    ['topics: Air\n', null],
    ['topics:\n  - Air\n', null],
    ['topics:\n  - title: Air\n  - title: 7\n', null],
    ['topics:\n  - title: Air\n  - title: " Api"\n', ['Air', ' Api']],
    ['topics:\n  - title: Air\ntopic: Api\n', ['Air']],
    ['topics: "Air" api\n', null],
    ['topics:\n  - title: "Air" api\n', null],
    ['topics:\n  - "Air" api\n', null],
    ['topics:\n  # Alam\n\n  - title: Air\n  - a: 1\n    title: "Api" a\n', null],
    ['topics:\n  - title: Air\n  lain: Api\n', null],
    ['topics\n  - title: Air\n', null],
    ['title:\n  topics: a\ntopics:\n  - title: Air\n', ['Air']],
  ])('keeps of %j the topics %j', (text, topics) => {
    const { site, choices } = read(`${text}${HOSTS}title: 7\n`);
    expect(site).toBeNull();
    expect(choices).toEqual({ 'topics/title': topics, imageHosts: ['foto.example'] });
  });

  it('keeps no hosts when one of them is none', () => {
    const { choices } = read(`title: Senja\n${TOPICS}imageHosts:\n  - https://foto.example/\n`);
    expect(choices).toEqual({ 'topics/title': ['Air', 'Api'], imageHosts: null });
    expect(read(`title: Senja\n${TOPICS}imageHosts:\n  - "foto.example" a\n`).choices).toEqual(choices);
  });

  it('keeps nothing when it cannot be read', () => {
    const lost: Unreadable = { path: 'site.yaml', code: 'file/unreadable', params: { reason: 'EIO' } };
    const { site, choices, codes: told } = read('title: Senja\n', { read: () => lost });
    expect(site).toBeNull();
    expect(choices).toEqual({ 'topics/title': null, imageHosts: null });
    expect(told).toEqual(['file/unreadable']);
  });

  it('is told of first for how it is written, then for what it says', () => {
    const { codes: told } = read('title: "Senja" kita\nimageHosts: [x]\n');
    expect(told).toEqual(['yaml/after-quote', 'content/bad-host']);
  });

  it('tells a field by the names that models have', () => {
    expect(read('title: Senja\nimageHosts a\n').codes).toEqual(['yaml/missing-colon']);
  });

  it('may be so by the site’s own rules', () => {
    const at = { pointer: '/topics', target: 'value' } as const;
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

  it('is told that it is missing, behind what else lies there', () => {
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
  ] as const)('is told nothing more of it where %s is %s', (path, code) => {
    expect(read(null, { unreadable: unreadable(path, code) }).codes).toEqual([code]);
    const more = [...unreadable('kebun', 'file/unknown-folder'), ...unreadable(path, code)];
    expect(read(null, { unreadable: more }).codes).toEqual(['file/unknown-folder', code]);
  });
});

it('takes the step through the folder, which may break it off', () => {
  const steps: unknown[] = [];
  const each: ContentFolder['each'] = (items, step) => {
    steps.push(...items);
    return items.map((item) => step(item));
  };
  expect(read('title: Senja\n', { each }).site).not.toBeNull();
  expect(read(null, { each }).site).toBeNull();
  expect(steps).toEqual(['site.yaml']);
});

it('tells of what cannot be read beside a sound site.yaml', () => {
  const unreadable: Unreadable[] = [{ path: 'kebun', code: 'file/unknown-folder', params: {} }];
  const { site, codes: told } = read('title: " Senja"\n', { unreadable });
  expect(site).not.toBeNull();
  expect(told).toEqual(['file/unknown-folder', 'content/outer-space']);
});

describe('an address given from outside', () => {
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
  ])('replaces %j, which is then elsewhere: %s', (own, isElsewhere) => {
    seen.length = 0;
    const { site, isElsewhere: told } = at(own);
    expect(site?.fields.url).toBe(GIVEN);
    expect(told).toBe(isElsewhere);
    expect(seen).toEqual([GIVEN]);
  });
});
