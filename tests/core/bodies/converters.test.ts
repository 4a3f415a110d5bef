/** What converters of documents write beside CommonMark: attributes, parts in other formats, tables without bars, lines, headings behind bookmarks. */
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { renderMarkdown } from '../../../cli/core/bodies/markdown.ts';

const view = { src: '/k.jpg', width: 1, height: 1, srcset: '', placeholder: null };
const images = { base: '/', find: () => view, bodySizes: '' };
const render = (text: string) =>
  renderMarkdown({ text, start: 0 }, { images: images as never, language: 'en', checks: CHECKS.file });
const html = (text: string): string => render(text).body.html.replaceAll(' />', '>');

/** The codes of a text, each with what it marks. */
const reported = (text: string): string[] =>
  render(text).faults.map(({ code, at }) => `${code} ${'start' in at ? text.slice(at.start, at.end) : ''}`);

describe('attributes of pandoc', () => {
  it.each([
    ['[a *b*]{.underline}', '<u>a <em>b</em></u>'],
    ['[a]{.mark}', '<mark>a</mark>'],
    ['[a]{.smallcaps}', 'a'],
    ['[a]{style="color:red"} b', 'a b'],
    ['[a]{custom-style="Strong Text"}', 'a'],
    ['[a]{lang="en" dir="ltr"}', '<span lang="en" dir="ltr">a</span>'],
    ['[]{#_Toc1 .anchor}a', '<span id="_Toc1"></span>a'],
    ['[]{#_Toc1 .anchor}[]{#_Ref2 .anchor}a', '<span id="_Toc1"></span><span id="_Ref2"></span>a'],
    ['[a]{#x\n.y key="z"}', '<span id="x">a</span>'],
    ['[[a]{.underline}](/b/)', '<a href="/b/"><u>a</u></a>'],
    ['[a](/b/){target="_blank" rel="x"}.', '<a href="/b/">a</a>.'],
    ['`a`{.js key="b"}', '<code>a</code>'],
    ['[a]{##b}', '<span id="b">a</span>'],
  ])('are read in %j', (text, shown) => {
    expect(html(`${text}\n`)).toBe(`<p>${shown}</p>\n`);
    expect(reported(`${text}\n`)).toEqual([]);
  });

  it.each([
    ['[a] {.b}', '{.b}'],
    ['![a](images/k.jpg){width=50%}', '{width=50%}'],
    ['[a](/b/){.c}', '{.c}'],
    ['## A {.b}', '{.b}'],
  ])('that may mean more, or are none, stay and are reported: %j', (text, marked) => {
    expect(html(text)).toContain(marked);
    expect(reported(text)).toContainEqual(`markdown/template-syntax ${marked}`);
  });

  it.each(['[a]{b}', '[a]{onclick="b"', '[a](b){c}', 'a {"b": "c"}', '\\[a]{.b'])(
    'are none in %j',
    (text) => {
      expect(html(text)).toMatch(/\{/);
    },
  );

  it.each([
    ['![](images/k.jpg){alt="A *b*" width="3in"}', '<p>', 'A *b*', '</p>'],
    ['![A *b*](images/k.jpg){alt="C"}', '<figure>', 'C', '<figcaption>A b</figcaption></figure>'],
    ['![A](images/k.jpg){fig-alt="A"}', '<p>', 'A', '</p>'],
  ])('give a picture its alternative text: %j', (text, begin, alt, end) => {
    expect(html(text).trim()).toMatch(
      new RegExp(`^${begin}<img [^>]*alt="${alt.replaceAll('*', '\\*')}"[^>]*>${end}$`),
    );
    expect(reported(text)).toEqual([]);
  });

  it('let nothing through that HTML does not', () => {
    expect(html('[a]{onclick="b" style="c"} [d]{lang="x\' y"}')).toBe(
      '<p>a <span lang="x\' y">d</span></p>\n',
    );
    expect(html('[a]{#x"y}')).not.toContain('<span');
  });

  it.each([
    ['## A {#b .c}', 'id="b">A<'],
    ['## A {#b .unnumbered}', 'id="b">A<'],
    ['## A {.unnumbered .unlisted}', 'id="a">A<'],
    ['## A {-}', 'id="a">A<'],
    ['# []{#_Toc1 .anchor}A', 'id="a"><span id="_Toc1"></span>A<'],
  ])('are read in %j', (text, shown) => {
    expect(html(text)).toContain(shown);
    expect(reported(text)).toEqual([]);
  });

  it('of a box name it, or show what is in it', () => {
    const same = ['{.note}', '{.note #a key="b"}', '{.note} ::::'].map((info) =>
      html(`::: ${info}\na\n:::\n`),
    );
    expect(new Set(same)).toEqual(new Set([html('::: note\na\n:::\n')]));
    expect(html('::: {.note title="B c"}\na\n:::\n')).toBe(html('::: note B c\na\n:::\n'));
    expect(html('::: {custom-style="Intense Quote"}\na\n:::\n\nb')).toBe(
      '<div>\n<p>a</p>\n</div>\n<p>b</p>\n',
    );
    expect(reported('::: {custom-style="Intense Quote"}\na\n:::\n')).toEqual([]);
    expect(reported('::: {.wp-block #a}\na\n:::\n')).toEqual(['markdown/template-syntax {.wp-block #a}']);
  });
});

describe('a part in another format', () => {
  it.each([
    ['-   a\n\n```{=html}\n<!-- -->\n```\n-   b\n', '<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>\n'],
    ['``` {=html}\n<p>a <b>b</b></p>\n```\n', '<p>a <b>b</b></p>'],
    ['`<b>`{=html}a`</b>`{=html}`<!-- c -->`{=html}\n', '<p><b>a</b></p>\n'],
    ['`a<br>b`{=html5}\n', '<p>a<br>b</p>\n'],
    [
      '- > ```{=html}\n  > <b>a</b>\n  > ```\n',
      '<ul>\n<li>\n<blockquote><b>a</b>\n</blockquote>\n</li>\n</ul>\n',
    ],
  ])('is read if it is HTML: %j', (text, shown) => {
    expect(html(text).trim()).toBe(shown.trim());
    expect(reported(text)).toEqual([]);
  });

  it('is checked as HTML is', () => {
    const text = '```{=html}\n<script>a</script>\n```\n\n`<img src="x" onerror="y">`{=html}\n';
    expect(html(text)).not.toMatch(/script|onerror/);
    expect(reported(text).join()).toMatch(/markdown\/html/);
  });

  it('is taken out and reported if it is anything else', () => {
    const text = 'a `\\newpage`{=latex} b\n\n```{=openxml}\n<w:br/>\n```\n';
    expect(html(text)).toBe('<p>a  b</p>\n');
    expect(render(text).faults).toMatchObject([
      { code: 'markdown/html', params: { found: '{=latex}, {=openxml}' } },
    ]);
    expect(html('```{=a\nb\n```')).toContain('<pre>');
  });
});

const plainRows = (text: string): string =>
  [...html(text).matchAll(/<tr>([\s\S]*?)<\/tr>/g)]
    .map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => cell).join(' | '),
    )
    .join(' / ');

const SIMPLE = '  Waktu   Kegiatan\n  ------- ----------\n  06.00   Jalan\n  16.00   Berkebun\n';
const CLOSED = '  ------- ----------\n  06.00   Jalan\n  16.00   Berkebun\n  ------- ----------\n';
const LONG =
  '  ------------------\n  Waktu   Kegiatan\n          pagi\n  ------- ----------\n  06.00   Jalan\n          kaki\n\n  16.00   Berkebun\n  ------------------\n';
const HEADLESS =
  '  ------- ----------\n  06.00   Jalan\n          kaki\n\n  16.00   Berkebun\n  ------- ----------\n';

describe('a table without bars', () => {
  it.each([
    [SIMPLE, 'Waktu | Kegiatan / 06.00 | Jalan / 16.00 | Berkebun'],
    [CLOSED, ' |  / 06.00 | Jalan / 16.00 | Berkebun'],
    [LONG, 'Waktu | Kegiatan\npagi / 06.00 | Jalan\nkaki / 16.00 | Berkebun'],
    [HEADLESS, ' |  / 06.00 | Jalan\nkaki / 16.00 | Berkebun'],
    [SIMPLE.replace('16.00', '     '), 'Waktu | Kegiatan / 06.00 | Jalan /  | Berkebun'],
  ])('is read: %j', (table, rows) => {
    for (const text of [
      `A.\n\n${table}\nB.\n`,
      `- A.\n\n${table.replace(/^(?=.)/gm, '  ')}`,
      table.replace(/^/gm, '> '),
    ]) {
      expect(plainRows(text)).toBe(rows);
      expect(reported(text)).toEqual([]);
    }
    expect(html(`${table}\nB.\n`)).toMatch(/<\/table><\/section>\n<p>B\.<\/p>\n$/);
  });

  it('keeps the places of what is wrong in it', () => {
    const text = LONG.replace('Berkebun', '**Kebun').replace('kaki', '*satu *dua');
    expect(reported(text)).toEqual(['markdown/unclosed-mark *satu *dua', 'markdown/unclosed-mark **']);
  });

  it.each([
    'A\n-- --\nb\n',
    'Kata yang panjang\n---- ----\nlagi dan lagi\n',
    `${CLOSED.slice(0, CLOSED.lastIndexOf('  -'))}\n`,
    '---- ----\n',
    '--------\n\nA\n\n--------\n',
    LONG.slice(0, LONG.lastIndexOf('  -')),
  ])('is none in %j', (text) => {
    expect(html(text)).not.toContain('<table');
  });
});

it.each([SIMPLE, LONG, '| a | b |\n|---|---|\n| c | d |\n'])(
  'reads the caption below the table %j',
  (table) => {
    for (const mark of ['  : ', ': ', ':  ']) {
      const shown = html(`${table}\n${mark}Jadwal *pagi*\n\nB.\n`);
      expect(shown).toContain('<table>\n<caption>Jadwal <em>pagi</em></caption>\n<thead>');
      expect(shown).toMatch(/<\/section>\n<p>B\.<\/p>\n$/);
    }
    expect(reported(`${table}\n: Jadwal **pagi\n`)).toEqual(['markdown/unclosed-mark **']);
    expect(html(`${table}\nA.\n\n: Jadwal\n`)).not.toContain('<caption');
    expect(html(`${table}\n:Jadwal\n`)).not.toContain('<caption');
  },
);

it('reads lines that each begin with a bar as lines', () => {
  expect(html('| A *b*\n| c\n\nd\n')).toBe('<p>A <em>b</em><br>\nc</p>\n<p>d</p>\n');
  expect(html('| A\n|\n| b\n')).toBe('<p>A<br>\n<br>\nb</p>\n');
  expect(reported('| A **b\n| c\n')).toEqual(['markdown/unclosed-mark **']);
  for (const text of ['| a | b\n| c | d\n', '| a\n', '| a |\n| b |\n', '| a\n| b\nc | d\n'])
    expect(html(text)).toContain('|');
  expect(html('| a\n|---\n| b\n')).toContain('<table');
});

it('reads a heading behind bookmarks', () => {
  expect(html('<a id="x"></a># A\n')).toBe('<h2 id="x">A</h2>\n');
  expect(html('a\n\n<a id="x"></a><a id="_y"></a>## B **c**\n\nd\n')).toBe(
    '<p>a</p>\n<a id="_y"></a><h2 id="x">B <strong>c</strong></h2>\n<p>d</p>\n',
  );
  expect(reported('<a id="x"></a># A **b\n')).toEqual(['markdown/unclosed-mark **']);
  expect(html('<a id="x"></a>a # b\n')).toBe('<p><a id="x"></a>a # b</p>\n');
  expect(html('<a href="/x/"></a># b\n')).not.toContain('<h2');
});

describe('marks that a converter has escaped', () => {
  it.each([
    ['- \\[ \\] a\n- \\[x\\] b\n', '- [ ] a\n- [x] b\n'],
    ['1. \\[ ] **a**\n', '1. [ ] **a**\n'],
  ])('are read as tasks: %j', (text, same) => {
    expect(html(text)).toBe(html(same));
  });

  it.each(['- \\[a\\] b\n', '- \\[x\\](/y/)\n', '\\[ \\] a\n', '- \\[ \\]\n'])(
    'are no task in %j',
    (text) => {
      expect(html(text)).not.toContain('checkbox');
    },
  );

  it('keep the places of what is wrong behind them', () => {
    expect(reported('- \\[ \\] a **b\n')).toEqual(['markdown/unclosed-mark **']);
  });

  it.each([
    '\\[caption id="a\\_b" width="300"\\]',
    '\\[gallery ids="5,6"\\]',
    '\\[gallery\nids=\\"5\\"\\]',
    '\\[/caption\\]',
    '\\[toc\\]',
    '{{\\< youtube a \\>}}',
    '\\{\\{< youtube a >\\}\\}',
    '\\{% include a.html %\\}',
    '\\[youtube=https://youtu.be/a\\]',
  ])('are reported as the template syntax that they show: %j', (piece) => {
    expect(reported(`A ${piece} b.\n`)).toEqual([`markdown/template-syntax ${piece}`]);
  });

  it('are reported at the beginning of a caption, also before a picture that is a link', () => {
    const text = '\\[caption id="a"\\][![Kebun](k.jpg)](/k/) Pagi\\[/caption\\]\n';
    expect(reported(text)[0]).toBe('markdown/template-syntax \\[caption id="a"\\]');
  });

  it('are reported as an alert that is not at the beginning of its quotation', () => {
    expect(reported('> [!NOTE]\n> a\n>\n> \\[!TIP]\n> b\n')).toEqual(['markdown/template-syntax \\[!TIP]']);
  });

  it.each([
    '\\[a\\]',
    '\\[1, 2\\]',
    '`\\[gallery\\]`',
    '\\{a\\}',
    '\\{.b}',
    'Write \\[!NOTE] there.',
    '\\[\\[a\\]\\]',
    '\\*\\[a] b',
  ])('are a text in %j', (text) => {
    expect(reported(`A ${text} c.\n`)).toEqual([]);
  });
});
