/** Trials find the templates that look at the texts of their pages, and no others. */
import { describe, expect, it } from 'vitest';
import { EXAMPLE_IMAGE } from '../../../cli/core/render/examples.ts';
import { lookingTemplates, tryTemplates } from '../../../cli/core/render/trials.ts';
import type { RenderInput, RenderPage } from '../../../cli/core/stages/page.ts';
import type { SiteDefinition } from '../../../cli/core/stages/site.ts';
import { definitionOf, frontEndOf } from '../../support/render-values.ts';

const SITE = {};

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
const escaped = (text: string): string => text.replace(/["&'<>]/g, (sign) => ESCAPES[sign] ?? '');

const pageOf = (data: object, template = 'card', html = ''): RenderInput => ({
  template,
  site: SITE,
  meta: {
    href: '/',
    canonical: null,
    title: 'a',
    documentTitle: 'a',
    current: null,
    description: 'a',
    language: 'id',
  },
  data,
  body: { html, headings: [{ level: 2, id: 'a', text: 'A' }] },
});

/** A template that says of the field `text` what `look` finds in it, beside the text itself. */
const saying =
  (look: (text: string) => unknown): RenderPage =>
  ({ data }) => {
    const { text } = data as { text: string };
    return [`<p class="${look(text)}">`, escaped(text)];
  };

const found = (text: string, look: (text: string) => unknown): boolean =>
  lookingTemplates([pageOf({ text })], saying(look)).length > 0;

describe('a template that passes texts on', () => {
  it.each(['Kakek', '7', '5 menit', 'Bagian 5', '/kontak/', ''])('is served, for the text %j', (text) => {
    expect(found(text, () => 'same')).toBe(false);
  });

  it('may leave an empty text out, and ask whether an address leads to this site', () => {
    expect(found('', (text) => text === '')).toBe(false);
    expect(found('/kontak/', (text) => text.startsWith('/'))).toBe(false);
  });

  it('may show a body as it is', () => {
    const show: RenderPage = ({ body }) => [`<div>${body.html}</div>`];
    expect(lookingTemplates([pageOf({}, 'card', '<p>Isi</p>')], show)).toEqual([]);
  });
});

describe('a template that looks at texts', () => {
  it.each<[string, string, (text: string) => boolean]>([
    ['whether they are long', 'Kakek', (text) => text.length > 1000],
    ['whether they are one letter', 'Kakek', (text) => text.length < 2],
    ['what they begin with', 'Kakek', (text) => text.startsWith('Z')],
    ['what they begin with behind a slash', '/kontak/', (text) => text[1] === 'q'],
    ['which letter they are', 'a', (text) => text === 'Q'],
    ['whether a sign is in them', 'Kakek', (text) => text.includes('?')],
    ['whether a number is large', '7', (text) => Number(text) > 100_000],
    ['whether a longer number is large', '12', (text) => Number(text) > 100_000],
    ['whether a number is none', '7', (text) => Number(text) === 0],
    ['whether they begin with a large number', '5 menit', (text) => Number.parseInt(text, 10) > 100_000],
    ['how long they are behind a number', '5 menit', (text) => text.length > 40],
    ['how long they are before a number', 'Bagian 5', (text) => text.length > 40],
  ])('and asks %s is found', (_, text, look) => {
    expect(found(text, look)).toBe(true);
  });

  it('is found however it does', () => {
    expect(found('Kakek', (text) => text.slice(0, 2))).toBe(true);
    expect(found('Kakek', (text) => (/^\w+$/.exec(text) as RegExpExecArray)[0])).toBe(true);
  });

  it('is found where it fails at some', () => {
    const fail = (text: string) => {
      if (text.startsWith('Z')) throw new Error('no Z');
    };
    expect(found('Kakek', fail)).toBe(true);
  });

  it('is found where it compares two of them', () => {
    const compare: RenderPage = ({ data }) => {
      const { one, other } = data as { one: string; other: string };
      return [one === other ? escaped(one) : `${escaped(one)} ${escaped(other)}`];
    };
    expect(lookingTemplates([pageOf({ one: 'a', other: 'b' })], compare)).toEqual(['card']);
  });

  it('is found where it looks at a body, or at its headings', () => {
    const page = pageOf({}, 'card', '<p>Isi</p>');
    expect(lookingTemplates([page], ({ body }) => [body.html.length > 50 ? '' : body.html])).toEqual([
      'card',
    ]);
    const shorten: RenderPage = ({ body }) => [
      ...body.headings.map(({ text }) => (text.length > 50 ? '…' : escaped(text))),
      body.html,
    ];
    expect(lookingTemplates([page], shorten)).toEqual(['card']);
    const count: RenderPage = ({ body }) => [`${body.headings.length}`, body.html];
    expect(lookingTemplates([page], count)).toEqual([]);
  });

  it('is not tried with numbers where a text does not begin with one', () => {
    expect(found('Bagian 5', (text) => Number.parseInt(text, 10) > 10)).toBe(false);
    expect(found('5 menit', (text) => Number(text) > 10)).toBe(false);
  });
});

describe('of several pages', () => {
  const looking = saying((text) => text.length > 40);

  it('each template is named once, in the order of the pages', () => {
    const render: RenderPage = (input) => (input.template === 'plain' ? ['<p>'] : looking(input));
    const pages = ['card', 'plain', 'list', 'card'].map((template) => pageOf({ text: 'a' }, template));
    expect(lookingTemplates(pages, render)).toEqual(['card', 'list']);
    expect(lookingTemplates([], render)).toEqual([]);
  });

  it('six shapes of a template are tried, and no more', () => {
    const shaped = (size: number) => pageOf({ text: 'a', size });
    const render: RenderPage = (input) =>
      (input.data as { size: number }).size === 6 ? looking(input) : ['<p>'];
    const sizes = (...all: number[]) => lookingTemplates(all.map(shaped), render);
    expect(sizes(1, 2, 3, 4, 5, 6)).toEqual(['card']);
    expect(sizes(1, 1, 2, 2, 3, 4, 5, 6)).toEqual(['card']);
    expect(sizes(1, 2, 3, 4, 5, 7, 6)).toEqual([]);
  });

  it('six shapes are tried of each template', () => {
    const pages = ['a', 'b'].flatMap((template) =>
      [1, 2, 3, 4].map((size) => pageOf({ text: 'a', size }, template)),
    );
    const render: RenderPage = (input) =>
      (input.data as { size: number }).size === 4 ? looking(input) : ['<p>'];
    expect(lookingTemplates(pages, render)).toEqual(['a', 'b']);
  });
});

describe('the templates of a site', () => {
  const schema = (fields: object) => JSON.stringify({ type: 'object', 'x-body': 'required', ...fields });
  const TEXTS = {
    site: schema({
      required: ['url'],
      properties: { title: { type: 'string' }, url: { type: 'string', format: 'site-url' } },
      'x-collections': {
        goods: { kind: 'good', model: 'good', synonyms: [] },
        pages: { kind: 'page', model: 'page', address: 'path', synonyms: [] },
      },
    }),
    good: schema({ required: ['title'], properties: { title: { type: 'string' } } }),
    page: schema({ required: ['title'], properties: { title: { type: 'string' } } }),
  };

  /** Names of the templates that are found when those that are named look at titles. */
  function tried(looking: string[], plan: SiteDefinition['plan'] = definitionOf().plan) {
    const render: RenderPage = ({ template, meta, data, body }) => {
      const { more } = data as { more: { title: string }[] };
      const titles = [meta.title, ...more.map(({ title }) => title)];
      const looks = looking.includes(template) && titles.some((title) => title.length > 40);
      return [looks ? 'long' : '', ...titles.map(escaped), body.html];
    };
    const site = { definition: definitionOf({ plan }), renderPage: () => render };
    return tryTemplates(TEXTS, site, frontEndOf());
  }

  it('are served when they look at nothing', () => {
    expect(tried([])).toEqual([]);
  });

  it('are found when they look, but for those of pages with an address of their own', () => {
    expect(tried(['goods', 'list', 'pages'])).toEqual(['goods', 'list']);
  });

  it('are tried on pages with a body and its headings', () => {
    const bodies = new Set<string>();
    const render: RenderPage = ({ template, body }) => {
      if (template === 'goods') bodies.add(JSON.stringify([body.html.length > 0, body.headings.length]));
      return [];
    };
    tryTemplates(TEXTS, { definition: definitionOf(), renderPage: () => render }, frontEndOf());
    expect([...bodies]).toEqual(['[true,5]']);
  });

  it('may show the picture of the examples', () => {
    const shown: unknown[] = [];
    tried([], (content, tools) => {
      shown.push(tools.image(EXAMPLE_IMAGE, 'Contoh'));
      return definitionOf().plan(content, tools);
    });
    expect(shown).toMatchObject([
      { src: '/assets/contoh-0123456789-640.jpg', width: 960, height: 540, alt: 'Contoh' },
    ]);
  });
});
