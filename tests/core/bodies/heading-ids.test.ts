/** The title of a body in pages of several templates: a page has one h1, and nothing is lost or shown twice. */
import { expect, it } from 'vitest';
import { rendererOf, renderPage } from '../../../cli/core/render/render-pages.ts';
import type { RenderInput, RenderPage } from '../../../cli/core/stages/page.ts';
import { buildOf, entryOf, plannedOf, titleOf } from '../../support/values/render-values.ts';

/** The templates of a page of the entry “tea”. */
const TEMPLATES: Record<string, RenderPage> = {
  bare: ({ body }) => `<main>${body.html}</main>`,
  titled: (input) => `<main><h1 class="a"> ${titleOf(input)}</h1>${input.body.html}</main>`,
  either: (input) =>
    `<main>${input.body.headings[0]?.level === 1 ? '' : `<h1>${titleOf(input)}</h1>`}${input.body.html}</main>`,
  shared: (input) => ['<main>', `<h1>${titleOf(input)}</h1>`, `${input.body.html}</main>`],
};

function shown(body: string, template = 'bare') {
  const tea = entryOf('goods/tea.md', { bodyStart: 0 });
  const site = plannedOf([tea]);
  const inputs: RenderInput[] = [];
  const render: RenderPage = (input) => {
    inputs.push(input);
    return TEMPLATES[template]?.(input) ?? '';
  };
  const build = buildOf({ texts: { 'goods/tea.md': body }, render });
  const page = site.pages.find(({ path }) => path === '/goods/tea/');
  if (!page) throw new Error('no page');
  const { pieces, notes } = renderPage(page, rendererOf(site, build.folder, build));
  const html = pieces.join('').replace(/^<main>|\n*<\/main>$/g, '');
  return { html, headings: inputs.at(-1)?.body.headings ?? [], notes, renderings: inputs.length };
}

it('shows the title of a body as the h1 of a page whose template has none', () => {
  const { html, headings, notes } = shown('# Green tea\n\nText.\n\n## Steps\n\n# More\n');
  expect(html).toBe(
    '<h1 id="green-tea">Green tea</h1>\n<p>Text.</p>\n<h2 id="steps">Steps</h2>\n<h2 id="more">More</h2>',
  );
  expect(headings.map(({ level, id }) => `${level} ${id}`)).toEqual(['1 green-tea', '2 steps', '2 more']);
  expect(notes.untitled).toBeUndefined();
});

it.each(['titled', 'either', 'shared'])('shows a title once that the template “%s” shows too', (template) => {
  const { html, headings, renderings } = shown('# Tea\n\nText.\n\n## Steps\n', template);
  expect(html).toMatch(/^<h1[^>]*> ?tea<\/h1>\n<p id="tea">Text.<\/p>\n<h2 id="steps">Steps<\/h2>$/);
  expect(headings.map(({ id }) => id)).toEqual(['steps']);
  // What is usual takes no second rendering.
  expect(renderings).toBe(1);
});

it('keeps the id of a title that is not repeated, wherever it can', () => {
  expect(shown('# Tea\n\n## Steps\n', 'titled').html).toContain(
    '</h1><span id="tea"></span>\n<h2 id="steps">',
  );
  expect(shown('# Tea\n\n- a\n', 'titled').html).toContain('<ul id="tea">\n<li>a</li>');
  expect(shown('# Tea\n', 'titled').html).toContain('<span id="tea"></span>');
});

it('shows another title than that of the template as the heading of a section', () => {
  const { html, headings } = shown('# Green tea\n\nText.\n', 'titled');
  expect(html).toBe('<h1 class="a"> tea</h1><h2 id="green-tea">Green tea</h2>\n<p>Text.</p>');
  expect(headings).toEqual([{ level: 2, id: 'green-tea', text: 'Green tea' }]);
});

it('follows a template that shows its title only if the body has none', () => {
  expect(shown('# Green tea\n\nText.\n', 'either').html).toBe(
    '<h1 id="green-tea">Green tea</h1>\n<p>Text.</p>',
  );
  expect(shown('Text.\n', 'either').html).toBe('<h1>tea</h1><p>Text.</p>');
});

it.each([
  ['a picture', '# ![Tea](https://a.example/x.png)'],
  ['a link', '# [Tea](/about/)'],
])('never drops a title with %s', (_what, title) => {
  const { html } = shown(`${title}\n\nText.\n`, 'titled');
  expect(html).toContain('<h2 id="tea">');
});

it('takes no heading for the title that is in a quote, is not the first, or is of a lower level', () => {
  for (const body of ['> # Tea', '- # Tea', '## Tea', '## Steps\n\n# Tea']) {
    const { html, notes } = shown(`${body}\n`);
    expect(html).not.toContain('<h1');
    expect(notes.untitled).toBe(true);
  }
});

it('ignores headings without text in front of the title', () => {
  for (const empty of ['#', '# <!-- a -->', '## ', '#\n\n#'])
    expect(shown(`${empty}\n\n# Green tea\n\nText.\n`).html.trim()).toBe(
      '<h1 id="green-tea">Green tea</h1>\n<p>Text.</p>',
    );
  for (const body of ['#\n', '#\n\nText.\n', '#\n\n## Tea\n']) {
    const { html, notes } = shown(body);
    expect(html).not.toContain('<h1');
    expect(notes.untitled).toBe(true);
  }
});

it('takes the h1 of HTML for a title, too', () => {
  expect(shown('<h1 align="center">Tea shop</h1>\n\nText.\n').html).toBe(
    '<h1 id="tea-shop" class="align-center">Tea shop</h1>\n<p>Text.</p>',
  );
});

it('writes powers in the text of a heading as such, and keeps the id that GitHub gives it', () => {
  const { html, headings } = shown('Text.\n\n## 10<sup>2</sup> and H<sub>2</sub>O\n');
  expect(headings).toEqual([{ level: 2, id: '102-and-h2o', text: '10² and H₂O' }]);
  expect(html).toContain('<h2 id="102-and-h2o">10<sup>2</sup> and H<sub>2</sub>O</h2>');
});
