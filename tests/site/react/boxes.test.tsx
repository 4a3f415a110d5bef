/** Components in bodies: from the line of a box to the page, and what models say against its attributes. */
import {
  createContext,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { withoutParts } from '../../../cli/core/bodies/boxes/boxes.ts';
import { filesIn, renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { parser } from '../../../cli/core/bodies/markdown-parser.ts';
import { siteMarkdown } from '../../../cli/core/bodies/site-markdown.ts';
import { siteParts } from '../../../cli/core/validate/component-props.ts';
import { bodyLines } from '../../../cli/core/values/body-lines.ts';
import { asHtml } from '../../../cli/site/react/as-html.ts';
import { Body, type BoxModules } from '../../../cli/site/react/body.tsx';
import type { PageView } from '../../../cli/site/react/page.ts';
import { Picture } from '../../../cli/site/react/picture.tsx';
import { pageRenderer } from '../../../cli/site/react/renderer.tsx';
import { modelsOf } from '../../support/values/validate-values.ts';

const recipe = {
  type: 'object',
  additionalProperties: false,
  required: ['minutes'],
  properties: {
    title: { type: 'string', maxLength: 20 },
    minutes: { type: 'integer', minimum: 1, $comment: 'How long it takes.' },
    level: { enum: ['easy', 'hard'], default: 'easy' },
    vegan: { type: 'boolean' },
    code: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 2 },
    photo: { type: 'string', format: 'image-url', 'x-alt': 'alt' },
    alt: { type: 'string' },
    photos: { type: 'array', items: { type: 'string', format: 'image-url' } },
  },
};
const seconds = { type: 'object', additionalProperties: false, properties: { seconds: { type: 'number' } } };
const models = modelsOf({
  site: { type: 'object', properties: {} },
  'templates/boxes/recipe': recipe,
  'client/widgets/timer': seconds,
});
const parts = siteParts({ boxes: ['free', 'note', 'recipe'], widgets: ['timer'] }, models);
const images = {
  base: '/',
  find: (address: string, alt: string) =>
    address.includes('none')
      ? ({ code: 'content/image-missing', params: { value: address } } as const)
      : { src: `/assets/${address}`, srcSet: null, width: 4, height: 3, alt },
  bodySizes: '',
};
const read = (text: string, language = 'en') =>
  renderMarkdown(
    { text, start: 0 },
    { images, language, checks: CHECKS.file, markdown: siteMarkdown(undefined, parts) },
  );

/** Shows its props as JSON. */
const Shown: FunctionComponent<{ children?: ReactNode }> = ({ children, ...props }) => (
  <section data-shown={JSON.stringify(props)}>{children}</section>
);
const Title = createContext('');
const Free: FunctionComponent<{ children?: ReactNode }> = ({ children }) => (
  <aside id={useId()} title={useContext(Title)}>
    {children}
  </aside>
);
const Timer: FunctionComponent<{ seconds?: number }> = ({ seconds: count }) => <b>{count}</b>;

let Content: FunctionComponent<PageView>;
/** React warns while a site is developed. */
const warned = vi.spyOn(console, 'error');
afterEach(() => expect(warned).not.toHaveBeenCalled());

beforeEach(() => {
  Content = ({ body }) => (
    <Title value="of the page">
      <Body of={body} className="prose" />
    </Title>
  );
});

function pageOf(text: string, language?: string, part?: 'whole', own: BoxModules = {}): string {
  const boxes = { free: { default: Free }, note: { default: Shown }, recipe: { default: Shown }, ...own };
  const render = pageRenderer({
    templates: { home: { default: ((page: PageView) => <Content {...page} />) as FunctionComponent<never> } },
    boxes,
    widgets: { timer: { default: Timer as FunctionComponent<never> } },
    document: (({ children }: { children: ReactNode }) => (
      <html lang="en">
        <body>{children}</body>
      </html>
    )) as FunctionComponent<never>,
  });
  const { body, faults } = read(text, language);
  expect(faults).toEqual([]);
  const page = { template: 'home', site: { assets: { starter: '/start.js' } }, body } as unknown as PageView;
  const html = render(page).join('');
  expect(render(page).join('')).toBe(html);
  return part === 'whole'
    ? html
    : html.replace(/^<!doctype html><html lang="en"><head>.*?<\/head><body>|<\/body><\/html>$/g, '');
}
const propsIn = (text: string, language?: string): object[] =>
  [...pageOf(text, language).matchAll(/data-shown="([^"]*)"/g)].map(([, props = '']) =>
    JSON.parse(
      props
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  );

describe('pictures in attributes', () => {
  const Pictured: FunctionComponent<{ photo?: string; photos?: string[] }> = (props) => (
    <p title={`${props.photo} ${props.photos}`}>
      <Picture of={props} field="photo" />
      {props.photos?.map((src, at, photos) => (
        <Picture key={src} of={photos} field={at} />
      ))}
    </p>
  );

  it('are published like those of fields, with their views', () => {
    const text = '::: recipe {minutes=1 photo=a.jpg alt="T&amp;C" photos=[b.png, c.png]}\n:::\n';
    expect(read(text).faults).toEqual([]);
    const html = pageOf(text, 'en', undefined, { recipe: { default: Pictured } });
    expect(html).toContain('title="/assets/a.jpg /assets/b.png,/assets/c.png"');
    expect(html).toContain('src="/assets/a.jpg" width="4" height="3" alt="T&amp;C"');
    expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      '/assets/a.jpg',
      '/assets/b.png',
      '/assets/c.png',
    ]);
    expect(filesIn(text).linked).toEqual(['a.jpg', 'b.png', 'c.png']);
  });

  it.each([
    ['none.jpg', 'content/image-missing'],
    ['none', 'content/bad-image-path'],
  ])('are reported at their place: %s', (name, code) => {
    const text = `a\n\n::: recipe {minutes=1 photo=${name}}\nb\n:::\n`;
    const start = text.indexOf(name);
    expect(read(text).faults).toMatchObject([{ code, at: { start, end: start + name.length } }]);
  });
});

describe('a component of a box', () => {
  it('is rendered with the page, with the Markdown inside as its children', () => {
    const text = 'A\n\n:::: free\n## B\n\n- c\n\n  ::: recipe D {minutes=3}\n  e *f*\n  :::\n::::\n\nG\n';
    expect(pageOf(text)).toBe(
      '<div class="prose"><p>A</p>\n<aside id="_R_2_" title="of the page">\n<h2 id="b">B</h2>\n<ul>\n<li>\n<p>c</p>\n' +
        '<section data-shown="{&quot;title&quot;:&quot;D&quot;,&quot;minutes&quot;:3,&quot;level&quot;:&quot;easy&quot;}"><p>e <em>f</em></p>\n</section>\n</li>\n</ul>\n' +
        '</aside>\n<p>G</p>\n</div>',
    );
  });

  it('has ids that differ, and no children without a text', () => {
    const html = pageOf('::: free\na\n:::\n\n::: free\n:::\n');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    expect(html).toContain('title="of the page"></aside>');
  });

  it.each([
    ['::: recipe {minutes=30 level="hard" vegan}', { minutes: 30, level: 'hard', vegan: true }],
    ["::: recipe{ minutes: '30', vegan: false }", { minutes: 30, level: 'easy', vegan: false }],
    [':::recipe[A [b]]{minutes=“30” code=030}', { title: 'A [b', minutes: 30, level: 'easy', code: '030' }],
    [
      '::: recipe A & <b> {minutes=1 tags=[a, "b c"]',
      { title: 'A & <b>', minutes: 1, level: 'easy', tags: ['a', 'b c'] },
    ],
    [
      '::: recipe {minutes=1 tags="a, b" title="" code=true}',
      { minutes: 1, level: 'easy', tags: ['a', 'b'], code: 'true' },
    ],
  ])('gets the attributes of %j by its model', (line, props) => {
    expect(propsIn(`${line}\na\n:::\n`)).toEqual([props]);
  });

  it('may replace a box that every site has, alerts too', () => {
    expect(propsIn('::: note\na\n:::\n\n> [!NOTE] Mine\n> b\n')).toEqual([
      { title: 'Note' },
      { title: 'Mine' },
    ]);
    expect(propsIn('> [!note]\n> a\n', 'id')).toEqual([{ title: 'Catatan' }]);
    expect(propsIn('::: note {a=1 b="1" c d=e key=x f=[1, g]}\n:::\n')).toEqual([
      { title: 'Note', a: 1, b: '1', c: true, d: 'e', f: [1, 'g'] },
    ]);
  });

  it('is rendered also where a template inserts the body itself', () => {
    Content = ({ body }) => <main {...asHtml(body.html)} />;
    expect(pageOf('a\n\n::: recipe {minutes=1}\nb\n:::\n')).toBe(
      '<main><p>a</p>\n<section data-shown="{&quot;minutes&quot;:1,&quot;level&quot;:&quot;easy&quot;}">\n<p>b</p>\n</section>\n</main>',
    );
  });

  it('shows its text to readers that know no components', () => {
    const { html } = read('::: recipe My & pie {minutes=1}\n## A\n\nb\n:::\n\n::: widget timer\n\nc\n').body;
    expect(withoutParts(html)).toBe(
      '<div>\n<p>My &amp; pie</p>\n<h2 id="a">A</h2>\n<p>b</p>\n</div>\n<div></div>\n<p>c</p>\n',
    );
    expect(bodyLines(html)).toBe('My & pie\n#a A\nb\nc');
  });

  it('survives HTML around it, which cannot imitate one', () => {
    const html = pageOf(
      '<div>x</div>\n\n::: free\na <b>b</b>\n:::\n\n<senja-box kind="box" name="free" props="{}">c</senja-box>\n'.replace(
        /\n<senja-box[\s\S]*/,
        '',
      ),
    );
    expect(html).toMatch(/<div>x<\/div>\n<aside [^>]*>\n<p>a <b>b<\/b><\/p>\n<\/aside>/);
    expect(read('<senja-box kind="box" name="free" props="{}">c</senja-box>\n').body.html).not.toContain(
      '<senja-box',
    );
  });
});

describe('a widget', () => {
  it('is shown with its attributes, once or several times, with what is inside behind it', () => {
    expect(pageOf('::: widget timer {seconds=5 when="visible"}\n:::\n\n::: widget timer\na\n:::\n')).toMatch(
      /<div data-widget="timer" data-props="{&quot;seconds&quot;:5}" data-when="visible"><b>5<\/b><\/div><div data-widget="timer" data-props="{}" data-number="2"><b><\/b><\/div>\n<p>a<\/p>/,
    );
  });

  it('starts as it says also where a template inserts the body itself', () => {
    const insert: typeof Content = ({ body }) => <main {...asHtml(body.html)} />;
    const text = '::: widget timer {when=load}\n\na\n';
    const own = pageOf(text, undefined, 'whole');
    Content = insert;
    const html = pageOf(text, undefined, 'whole');
    for (const one of [own, html]) {
      expect(one).toMatch(
        /^<!doctype html><html lang="en"><head><script async="" src="\/start\.js"><\/script><\/head><body>/,
      );
      expect(one).toContain('data-when="load"');
    }
  });

  it('needs no line that closes it, and takes none from others', () => {
    expect(pageOf('::: widget timer\n\na\n\n::: free\nb\n:::\n\nc\n')).toMatch(
      /<\/div>\n<p>a<\/p>\n<aside [^>]*>\n<p>b<\/p>\n<\/aside>\n<p>c<\/p>/,
    );
    expect(pageOf('::: free\n::: widget timer\n:::\n\nc\n')).toMatch(
      /<aside [^>]*><div [^>]*><b><\/b><\/div><\/aside>\n<p>c/,
    );
  });
});

it.each([
  ['::: recipe Pie {minuts=3}\n:::', [['content/unknown-field', 'minuts', ['minutes']]]],
  ['> ::: recipe Pie\n> a\n> :::', [['content/missing-field', 'recipe', undefined]]],
  ['- ::: recipe {minutes="many"}\n  :::', [['content/invalid', 'many', undefined]]],
  ['::: recipe {minutes="1.500"}\n:::', [['content/invalid', '1.500', ['1500']]]],
  ['::: recipe {minutes="1.500.000"}\n:::', [['content/invalid', '1.500.000', ['1500000']]]],
  [
    '::: recipe {minutes=0 vegan=maybe}\n:::',
    [
      ['content/invalid', '0', undefined],
      ['content/expected-yes-no', 'maybe', []],
    ],
  ],
  ['::: recipe {minutes=1 level=hrad}\n:::', [['content/not-one-of', 'hrad', ['hard']]]],
  ['::: recipe {minutes=}\n:::', [['content/missing-field', 'recipe', undefined]]],
  [
    '::: recipe A title that is too long {minutes=1}\n:::',
    [['content/too-long', 'A title that is too long', undefined]],
  ],
  ['::: recipe {minutes=1 tags="a,b,c"}\n:::', [['content/too-many', 'a,b,c', undefined]]],
  ['::: recpe\n:::', [['markdown/unknown-box', 'recpe', ['recipe']]]],
  ['::: widget tmer {seconds=1}', [['markdown/unknown-box', 'tmer', ['timer']]]],
  ['::: widget', [['markdown/unknown-box', 'widget', []]]],
  ['::: widget timer {secnds=1}', [['content/unknown-field', 'secnds', ['seconds']]]],
  ['::: widget timer {when=visble}', [['content/not-one-of', 'visble', ['visible']]]],
])('tells what is wrong in %j at its place', (text, expected) => {
  for (const file of [text, `\r\n\r\n${text.replaceAll('\n', '\r\n')}`]) {
    const { faults, body } = read(file);
    expect(
      faults.map(({ code, at, suggestions }) => {
        const { start, end } = at as { start: number; end: number };
        return [code, file.slice(start, end), suggestions];
      }),
    ).toEqual(expected);
    expect(body.html).not.toContain('<senja-box');
  }
});

it('leaves bodies without components as they are', () => {
  const markdown = siteMarkdown(undefined, parts);
  const tokens = markdown?.parse('a\n', {});
  expect(tokens).toEqual(parser.parse('a\n', {}));
  expect(siteMarkdown(undefined, siteParts({ boxes: [], widgets: [] }, models))).toBeUndefined();
  expect(createElement(Body, { of: { html: '<p>a</p>', headings: [] } }).props.of.html).toBe('<p>a</p>');
});
