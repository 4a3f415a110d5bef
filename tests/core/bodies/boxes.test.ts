/** Boxes, alerts and their titles in the language of the page. */
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { siteMarkdown } from '../../../cli/core/bodies/site-markdown.ts';

const images = { base: '/', find: () => ({ code: 'content/image-missing' }) as const, bodySizes: '' };
const render = (text: string, language = 'en', titles?: Record<string, string>) =>
  renderMarkdown(
    { text, start: 0 },
    { images, language, checks: CHECKS.file, markdown: siteMarkdown(titles && { directives: titles }) },
  );
const html = (...args: Parameters<typeof render>): string => render(...args).body.html;

describe('a box', () => {
  it('has a title in the language of the page, that of the site, or its own', () => {
    const box = (title: string) =>
      `<div class="note" role="note">\n<p class="note__title">${title}</p>\n<p>A <em>b</em>.</p>\n</div>\n`;
    const text = '::: note\nA *b*.\n:::\n';
    expect(html(text)).toBe(box('Note'));
    expect(html(text, 'id')).toBe(box('Catatan'));
    expect(html(text, 'de', { note: 'Hinweis' })).toBe(box('Hinweis'));
    expect(html(text.replace('note', 'note My <b>'))).toBe(box('My &lt;b&gt;'));
    expect(html('::: tip\na\n:::', 'en', { mine: 'Mine' })).toContain('class="tip"');
  });

  it('may have its title in brackets, as in other tools', () => {
    expect(html(':::tip[My title]\na\n:::\n')).toBe(html('::: tip My title\na\n:::\n'));
  });

  it('around code shows the code alone', () => {
    const text = '::: code-group\n```js [a.js]\nx\n```\n```ts [a.ts]\ny\n```\n:::\n';
    // Its parts are not in tabs, unless the site asks for them.
    expect(render(text).faults).toMatchObject([
      { code: 'markdown/plain-code', params: { found: 'code-group' } },
    ]);
    expect(html(text)).toMatch(/^<div class="code-group">\n(?!<p)[\s\S]*a\.js[\s\S]*a\.ts[\s\S]*<\/div>\n$/);
    expect(html('::: v-pre\n{a}\n:::\n')).toBe('<div class="v-pre">\n<p>{a}</p>\n</div>\n');
  });

  it('called details can be opened', () => {
    expect(html('::: details More & more\nA.\n\n- b\n:::\n')).toBe(
      '<details class="details">\n<summary>More &amp; more</summary>\n<p>A.</p>\n<ul>\n<li>b</li>\n</ul>\n</details>\n',
    );
    expect(html('::: details\nA.\n:::\n', 'id')).toContain('<summary>Rincian</summary>');
    expect(html(':::: details A\n::: tip B\nC\n:::\n::::\n')).toMatch(/<\/div>\n<\/details>\n$/);
  });
});

describe('an alert', () => {
  it.each(['note', 'tip', 'important', 'warning', 'caution'])('called %s is a box', (name) => {
    const text = `> [!${name.toUpperCase()}]\n> A **b**.\n>\n> - c\n`;
    expect(html(text)).toBe(html(`::: ${name}\nA **b**.\n\n- c\n:::\n`));
    expect(html(text, 'id')).toBe(html(`::: ${name}\nA **b**.\n\n- c\n:::\n`, 'id'));
  });

  it('may hold its text in a paragraph of its own, and have a title, as in other tools', () => {
    expect(html('> [!note]\n>\n> A.\n')).toBe(html('> [!NOTE]\n> A.\n'));
    expect(html('> [!warning]- Take care\n> A.\n')).toBe(html('::: warning Take care\nA.\n:::\n'));
    expect(html('- > [!NOTE]\n  > A.\n')).toContain('<li>\n<div class="note"');
    expect(html('> [!NOTE]\n> a\n> > b\n')).toMatch(/<blockquote>\n<p>b<\/p>\n<\/blockquote>\n<\/div>\n$/);
  });

  it('keeps the places of what is wrong in it', () => {
    const text = '> [!NOTE]\n> A **b.\n';
    const at = text.indexOf('**');
    expect(render(text).faults).toMatchObject([
      { code: 'markdown/unclosed-mark', at: { start: at, end: at + 2 } },
    ]);
  });

  it.each(['> a [!NOTE]', '> [!NOTE]x', '[!NOTE]\na', '> `[!NOTE]`'])('is none in %j', (text) => {
    expect(html(text)).not.toContain('role="note"');
  });
});

describe('the line that closes a box, moved by a formatter,', () => {
  const box = (text: string) =>
    `<div class="note" role="note">\n<p class="note__title">Note</p>\n${text}</div>\n`;

  it.each([
    ['- a\n  - b\n    :::', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n'],
    ['- a\n  - b :::', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n'],
    ['> a\n> :::', '<blockquote>\n<p>a</p>\n</blockquote>\n'],
    ['> a :::', '<blockquote>\n<p>a</p>\n</blockquote>\n'],
    ['> - a\n>   :::', '<blockquote>\n<ul>\n<li>a</li>\n</ul>\n</blockquote>\n'],
    ['a\nb :::', '<p>a\nb</p>\n'],
    ['a\n::\\:', '<p>a</p>\n'],
    ['```\n> :::\n```\n:::', '<pre><code>&gt; :::\n</code></pre>\n'],
  ])('closes it in %j', (inside, shown) => {
    const text = `::: note\n${inside}\n\nAfter.\n\n`;
    expect(render(text)).toMatchObject({ faults: [], body: { html: `${box(shown)}<p>After.</p>\n` } });
    // The same before another box, whose closing line is in its place.
    expect(html(`${text}::: note\nc\n:::\n`)).toBe(`${box(shown)}<p>After.</p>\n${box('<p>c</p>\n')}`);
  });

  it.each(['| ::: |', '| ::: | |', '> | ::: |'])('closes it as the last row of a table: %j', (row) => {
    const before = row.startsWith('>') ? '> ' : '';
    const shown = html(
      `::: note\n\n${before}| a | b |\n${before}|---|---|\n${before}| 1 | 2 |\n${row}\n\nAfter.\n`,
    );
    expect(shown).toMatch(/<td data-column="b">2<\/td>\n<\/tr>\n<\/tbody>[\s\S]*<\/div>\n<p>After\.<\/p>\n$/);
    expect(shown).not.toContain(':::');
  });

  it.each([
    'Close it with :::\n\nb\n:::',
    '1.  a\n\n    ::: tip\n    b\n    :::\n:::',
    '> ::: tip\n> b\n> :::\n\nc\n:::',
  ])('does not, where a line of its own does: %j', (inside) => {
    const { body, faults } = render(`::: note\n${inside}\n\nAfter.\n`);
    expect(faults).toEqual([]);
    expect(body.html).toMatch(/<\/div>\n<p>After\.<\/p>\n$/);
  });
});

describe('a text on the line that opens a box', () => {
  const LONG = 'Drink a glass of warm water before you walk with your friends,';

  it.each([
    ['::: note Read this. :::', '<p>Read this.</p>'],
    ['::: note Read *this*. :::\n\n::: tip\na\n:::', '<p>Read <em>this</em>.</p>'],
    [`::: note ${LONG}\nand rest. :::`, `<p>${LONG}\nand rest.</p>`],
    ['::: note Read this. 2. Rest\n:::', '<p class="note__title">Read this. 2. Rest</p>'],
    ['::: details Read this.\n:::', '<summary>Read this.</summary>'],
  ])('is shown, and reported: %j', (text, shown) => {
    const { body, faults } = render(`${text}\n\nAfter.\n`);
    expect(body.html).toContain(shown);
    expect(body.html).toMatch(/<p>After\.<\/p>\n$/);
    expect(faults).toMatchObject([{ code: 'markdown/joined-lines', at: { start: 0 } }]);
    // The advice, obeyed.
    const rows = faults[0]?.params?.rows as string[];
    expect(render(rows.join('\n')).faults).toEqual([]);
  });

  it('keeps the places of what is wrong in it', () => {
    const text = `::: note ${LONG}\nand **rest.\n:::\n`;
    expect(render(text).faults.map(({ at }) => 'start' in at && text.slice(at.start, at.end))).toContain(
      '**',
    );
    const line = '::: note Read **this. :::\n';
    expect(render(line).faults.map(({ at }) => 'start' in at && line.slice(at.start, at.end))).toContain(
      '**',
    );
  });

  it('of an alert is its text, if there is no other, or its sentence goes on', () => {
    expect(html('> [!TIP] Walk *slowly*.\n')).toBe(html('> [!TIP]\n> Walk *slowly*.\n'));
    expect(html(`> [!TIP] ${LONG}\n> and rest.\n`)).toBe(html(`> [!TIP]\n> ${LONG}\n> and rest.\n`));
    expect(html('> [!TIP] Walk\n>\n> slowly.\n')).toBe(html('::: tip Walk\nslowly.\n:::\n'));
    expect(html(`> [!TIP] ${LONG.slice(0, -1)}\n> And rest.\n`)).toContain('<p>And rest.</p>');
  });

  it('is the title, where a formatter that aligns colons has put some behind it', () => {
    expect(html('::: note Title :::\na\n:::\n')).toBe(html('::: note Title\na\n:::\n'));
    expect(html('::: note ::::::\na\n::::::\n')).toBe(html('::: note\na\n:::\n'));
  });
});

it('reads an alert whose marks a tool has escaped', () => {
  for (const mark of ['\\[!NOTE]', '\\[!NOTE\\]', '\\[\\!NOTE\\]', '\\[!note\\]'])
    expect(html(`> ${mark}\n> a\n`)).toBe(html('> [!NOTE]\n> a\n'));
});
