/**
 * Texts as other tools have really written them, with the versions that the docs name: what formatters and editors wrote
 * of `ours.md` and `joined.md`, and converters of `ours.html` (pandoc and mammoth of the same as a document).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { overlay, run } from '../../diagnostics/corpus.ts';

const FOLDER = new URL('other-tools/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const view = { src: '/kebun.jpg', width: 1, height: 1, srcset: '', placeholder: null };
const images = { base: '/', find: () => view, bodySizes: '' };

function shown(text: string): { html: string; faults: string[] } {
  const { body, faults } = renderMarkdown(
    { text, start: 0 },
    { images: images as never, language: 'en', checks: CHECKS.file },
  );
  return {
    html: body.html,
    faults: faults.map(({ code, params }) => (params?.kind ? `${code} ${params.kind}` : code)),
  };
}

const TABLE_OF_OURS = (/<section class="table-scroll"[\s\S]*?<\/section>\n/.exec(
  shown(read('formatted/ours.md')).html,
) ?? [''])[0];
const OF_CODE = [
  ['<figure class="code">\n<figcaption>a.js</figcaption>\n', ''],
  ['<mark>let a = 1;</mark>', 'let a = 1;'],
  ['</pre>\n</figure>', '</pre>'],
] as const;

/** What a tool takes out of a file without a trace, as [what is shown of ours, what is left]. */
const LOST: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  decap: [
    ['<li>satu\n', '<li>\n<p>satu</p>\n'],
    ['<li class="task-list-item"><input type="checkbox" aria-label="Not done" disabled> belum', '<li>belum'],
    [
      '<li class="task-list-item"><input type="checkbox" aria-label="Done" disabled checked> sudah',
      '<li>sudah',
    ],
    ...OF_CODE,
  ],
  // It has another form of table, and closes the box within it.
  keystatic: [
    [
      TABLE_OF_OURS,
      '<p>{% table %}</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<hr>\n<ul>\n<li>1</li>\n<li>2</li>\n</ul>\n<hr>\n',
    ],
    ['<p>Sesudah tiga.</p>', '<ul>\n<li></li>\n</ul>\n<p>{% /table %}</p>\n<p>Sesudah tiga.</p>'],
    ...OF_CODE,
  ],
  // It escapes the address, and refuses a file with a footnote below it.
  lexical: [
    [
      '<a href="https://example.org/a_b" rel="noreferrer">https://example.org/a_b</a>',
      'https://example.org/a_b',
    ],
  ],
  tina: [
    ['<sup><a href="#fn-1" id="fnref-1" aria-label="Note 1">1</a></sup>', '[^1]'],
    [
      '<section class="footnotes" aria-label="Footnotes">\n<ol>\n<li id="fn-1"><p>Isi catatan. <a href="#fnref-1" aria-label="Back to the text">\u21A9\uFE0E</a></p>\n</li>\n</ol>\n</section>\n',
      '',
    ],
  ],
};

const toolsIn = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, FOLDER))
    .filter((file) => !/^(?:ours|joined)\./.test(file))
    .map((file) => file.replace(/\.md$/, ''));

describe('a text that a formatter or an editor has written', () => {
  it.each(toolsIn('formatted'))('shows what it showed before: %s', (tool) => {
    const plain = (html: string): string => html.replace(/ ?(?:=""| \/)(?=[ >])/g, '');
    const ours = plain(shown(read('formatted/ours.md')).html);
    let expected = ours;
    for (const [of, left] of LOST[tool] ?? []) {
      expect(expected).toContain(of);
      expected = expected.replace(of, left);
    }
    const { html, faults } = shown(read(`formatted/${tool}.md`));
    expect(faults).toEqual(tool === 'keystatic' ? ['markdown/template-syntax {% … %}'] : []);
    expect(plain(html)).toBe(expected);
  });

  const title = '<p class="note__title">';
  it.each([
    ['decap', `${title}Jadwal</p>\n<ol start="2">`, ['markdown/template-syntax [!…]']],
    ['dprint', `${title}Jadwal</p>\n<ol start="2">`, []],
    ['dprint-wrap', '<p>Jadwal 2. Minum air</p>', Array(3).fill('markdown/joined-lines')],
    ['keystatic', `${title}Jadwal</p>\n<ol start="2">`, []],
    ['lexical', `${title}Jadwal</p>\n<ol start="2">`, []],
    ['markdownlint', `${title}Jadwal</p>\n<ol start="2">`, []],
    ['prettier', `${title}Jadwal 2. Minum air</p>\n</div>`, ['markdown/joined-lines']],
    ['prettier-wrap', '<p>Jadwal 2. Minum air</p>', Array(3).fill('markdown/joined-lines')],
    ['remark', '<p>2. Minum air</p>', []],
    ['remark-directive', '<p>2. Minum air</p>', []],
    ['tina', '<p>2. Minum air</p>', ['markdown/template-syntax [!…]']],
  ] as const)('is shown, or reported, where lines are joined: %s', (tool, part, codes) => {
    const { html, faults } = shown(read(`joined/${tool}.md`));
    expect(html).toContain(part);
    expect(faults).toEqual(codes);
    expect(html).not.toContain(':::');
    expect(html).toMatch(/<p class="tip__title">Tip<\/p>\n<p>Minum air putih,/);
    expect(html).toMatch(/<p class="warning__title">Warning<\/p>\n<p>Teks pendek\.<\/p>/);
    expect(html).toMatch(/<p class="important__title">Important<\/p>\n<p>Jalan kaki/);
  });
});

it('is reported where an editor with boxes of its own takes ours for text', () => {
  const { html, faults } = shown(read('rewritten/nuxt-studio.md'));
  const kinds = ['\\::: …', '\\:::: …', ':br'];
  expect(faults.toSorted()).toEqual(kinds.map((kind) => `markdown/template-syntax ${kind}`).toSorted());
  expect(html).toContain('<p>::: note Ingat</p>');
  expect(html).toContain('<p class="note__title">Note</p>\n<p>Minum air putih.</p>');
  // What it takes out of the file.
  expect(html).not.toMatch(/<input|<mark>|<sub>|class="footnotes"/);
});

const SHORTCODES = ['caption …', 'gallery …'].map((name) => `markdown/template-syntax [${name}]`);
const OF_HUGO = 'markdown/template-syntax {{< … >}}';
const OF_PANDOC = ['markdown/template-syntax …~…~', 'markdown/template-syntax : …'];
const TABLE =
  /<th>Waktu<\/th>\n<th>Kegiatan<\/th>[\s\S]*<td data-column="Kegiatan">Berkebun di halaman<\/td>/;
const TASKS = /disabled[^<]*> jalan<\/li>\n<li class="task-list-item"><input[^<]*checked[^<]*> makan<\/li>/;
const ALERT = /<div class="note" role="note">\n<p class="note__title">Note<\/p>\n<p>Minum air\.<\/p>/;

describe('a text that a converter has written', () => {
  it.each([
    ['mammoth', [TASKS, '<h2 id="jadwal">Jadwal</h2>'], []],
    ['pandoc-commonmark-x', [TABLE, TASKS, ALERT, '<u>garis</u>'], OF_PANDOC],
    ['pandoc-docx', [TABLE, TASKS, '<u>garis</u>'], [...OF_PANDOC, 'markdown/pasted-table']],
    ['pandoc-gfm', [TABLE, TASKS, ALERT, '<u>garis</u>'], []],
    [
      'pandoc-html',
      [TABLE, TASKS, ALERT, '<u>garis</u>', '<h2 id="jadwal">Jadwal</h2>'],
      [...OF_PANDOC, 'markdown/pasted-table'],
    ],
    [
      'pandoc-styles',
      [
        TABLE,
        TASKS,
        '<u>garis</u>',
        '<p>Kutipan panjang.</p>',
        '<a href="https://example.org/" rel="noreferrer">tautan</a>',
      ],
      [...OF_PANDOC, 'markdown/pasted-table'],
    ],
    ['turndown', [TASKS, ALERT], []],
    ['turndown-gfm', [TABLE, TASKS, ALERT], ['markdown/text-in-table', 'markdown/table-rule']],
    ['wordpress-export', [TABLE, TASKS, ALERT], ['markdown/text-in-table', 'markdown/table-rule']],
  ] as const)('is shown, or reported: %s', (tool, parts, others) => {
    const { html, faults } = shown(read(`converted/${tool}.md`));
    for (const part of parts) expect(html).toMatch(part);
    expect(faults.toSorted()).toEqual([...SHORTCODES, OF_HUGO, ...others].toSorted());
    expect(html).not.toMatch(/:::|custom-style|\{[.#=]|&lt;!--|[^+-]-{4}|_blank/);
  });
});

describe('fields that a program has written', () => {
  it.each([
    ['gray-matter', ['content/date-in-digits'], ['28 April 2025']],
    ['prettier', ['content/date-in-digits'], ['28 April 2025']],
  ])('are read, or get a suggestion: %s', async (tool, codes, suggestions) => {
    const { diagnostics } = await run(overlay({ 'articles/09-uji.md': read(`fields/${tool}.md`) }));
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
    expect(diagnostics.flatMap((one) => one.suggestions ?? [])).toEqual(suggestions);
  });
});

it('are the files that the docs name', () => {
  const docs = readFileSync(new URL('../../../cli/docs/other-tools.md', import.meta.url), 'utf8');
  const rows = docs.split('\n').filter((line) => /^\|.*`[a-z]+\//.test(line));
  const named = rows.flatMap((row) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    expect(cells[2], row).toMatch(/\d+\.\d+/);
    expect(cells[4], row).not.toBe('');
    return [...(cells.at(-2) ?? '').matchAll(/`([a-z]+\/[a-z-]+\.md)`/g)].map(([, file]) => file);
  });
  const files = ['converted', 'fields', 'formatted', 'joined', 'rewritten'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, FOLDER)).map((file) => `${folder}/${file}`),
  );
  const ofTools = files.filter((file) => !/\/(?:ours|joined)\./.test(file));
  expect([...new Set(named)].toSorted()).toEqual(ofTools.toSorted());
});
