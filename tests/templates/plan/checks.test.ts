/** Diagnostics of the whole content, of example data, and of links to parts without content yet. */
import { describe, expect, it } from 'vitest';
import type { SiteModel } from '../../../templates/model.generated.ts';
import {
  emptyCategories,
  endpointFaults,
  exampleData,
  expectedSections,
} from '../../../templates/plan/checks.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

const settings = {
  categories: [
    { name: 'Makanan Sehat', anchor: 'makanan', description: '' },
    { name: 'Tidur', anchor: 'tidur', description: '' },
  ],
} as SiteModel;

describe('an empty category', () => {
  const faultsOf = (...categories: string[]) =>
    emptyCategories({ settings, articles: { all: categories.map((category) => ({ category })) } });
  const empty = (name: string, index: number) => ({
    code: 'site/empty-category',
    params: { name },
    at: { pointer: `/categories/${index}/name`, target: 'value' },
  });

  it('is one without articles', () => {
    expect(faultsOf('Tidur')).toEqual([empty('Makanan Sehat', 0)]);
    expect(faultsOf('Makanan Sehat')).toEqual([empty('Tidur', 1)]);
    expect(faultsOf('Tidur', 'Makanan Sehat')).toEqual([]);
  });

  it('is not reported by name if there are no articles at all', () => {
    const nothing = [{ code: 'site/no-articles', params: {}, at: { start: 0, end: 0 } }];
    expect(faultsOf()).toEqual(nothing);
  });
});

it('expects both anchors of each category on the home page', () => {
  const place = (id: string, name: string) => ({
    id,
    code: 'link/empty-category',
    params: { anchor: id, name },
  });
  expect(expectedSections(settings)).toEqual([
    place('makanansehat', 'Makanan Sehat'),
    place('makanan', 'Makanan Sehat'),
    place('tidur', 'Tidur'),
    place('judul-tidur', 'Tidur'),
  ]);
});

describe('the address of a form', () => {
  const of = (name: string, endpoint: unknown) =>
    endpointFaults({ [name]: { endpoint } } as Partial<SiteModel>);

  it.each(['contact', 'newsletter'])('is reported at its field, whatever the model allows: %s', (name) => {
    for (const endpoint of [
      'http://a.example/',
      'javascript:x',
      "https://a.example; script-src 'x'",
      '',
      7,
      {},
      null,
    ])
      expect([endpoint, of(name, endpoint)]).toMatchObject([
        endpoint,
        [
          {
            code: /^https:/.test(String(endpoint)) ? 'content/bad-url' : 'content/not-https',
            at: { pointer: `/${name}/endpoint` },
          },
        ],
      ]);
    expect(of(name, 'https://kirim.example/a?b=c')).toEqual([]);
  });

  it('may be missing', () => {
    expect(endpointFaults({})).toEqual([]);
    expect(of('contact', undefined)).toEqual([]);
  });
});

describe('example data', () => {
  const codes = (file: string, example: unknown, url: string) =>
    exampleData(plainEntry(file, { fields: { title: 'A', example } }), { url }).map(({ code }) => code);

  it('is a note for a page until the site has its own address, and then a warning', () => {
    expect(codes('pages/a.yaml', true, 'https://senja.example/')).toEqual(['site/example-data']);
    expect(codes('pages/a.yaml', true, 'https://senjasehat.id/')).toEqual(['site/example-data-public']);
  });

  it('is not reported without the field that marks it', () => {
    expect(codes('pages/a.yaml', false, 'https://senja.example/')).toEqual([]);
    expect(codes('articles/a.yaml', true, 'https://senja.example/')).toEqual([]);
  });
});
