/** GitHub's summary of a step: its Markdown, in which content is only text. */
import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import type { Report } from '../../cli/diagnostics/report/index.ts';
import { MAX_LISTED, MAX_ROWS, summary } from '../../cli/diagnostics/reporters/for-programs/summary.ts';

const SOURCE = 'https://github.com/siti/senja/blob/abc';

const CHOICE: Diagnostic = {
  code: 'content/not-one-of',
  severity: 'error',
  params: { name: 'category', value: 'Tidurr', allowed: 'Tidur' },
  suggestions: ['Tidur'],
  file: 'articles/17 teh (1).md',
  range: { line: 3, column: 11, endLine: 3, endColumn: 17 },
  field: '/category',
  lineText: '',
};
const DRAFT: Diagnostic = {
  ...CHOICE,
  code: 'site/draft',
  severity: 'note',
  suggestions: [],
  file: 'a.yaml',
};

const report = (changes: Partial<Report> = {}): Report => ({
  ok: false,
  lang: 'en',
  files: 2,
  fileNames: [],
  diagnostics: [DRAFT, CHOICE],
  contentFolder: 'content',
  closing: ['The content is not valid.'],
  failure: null,
  ...changes,
});

const SOUND = report({ ok: true, diagnostics: [], closing: ['The content is valid.'] });

it('lists faults, the most severe first, with links to their lines', () => {
  expect(summary(report(), SOURCE, false)).toBe(
    [
      '### senja: 1 error, 0 warnings, 1 note in 2 files.',
      '',
      '| Severity | Code | Place | Message |',
      '|---|---|---|---|',
      `| error | content/not-one-of | [content/articles/17 teh (1).md:3](<${SOURCE}/content/articles/17%20teh%20(1).md?plain=1#L3>) | “Tidurr” is not one of the choices for the field “category”. → Tidur |`,
      `| note | site/draft | [content/a.yaml:3](<${SOURCE}/content/a.yaml?plain=1#L3>) | This file is not published: it is marked as a draft. |`,
      '',
      'The content is not valid.',
      '',
      '',
    ].join('\n'),
  );
});

it('is in Indonesian, and omits unwanted links and notes', () => {
  const pages = { added: ['/artikel/teh/'], changed: ['/', '/kontak/'], gone: [] };
  expect(summary(report({ lang: 'id', pages, closing: [] }), null, true)).toBe(
    [
      '### senja: 1 kesalahan, 0 peringatan, 1 catatan dalam 2 berkas.',
      '',
      '| Jenis | Kode | Tempat | Pesan |',
      '|---|---|---|---|',
      '| kesalahan | content/not-one-of | content/articles/17 teh (1).md:3 | Isian “category” berisi “Tidurr”, yang tidak ada dalam pilihan. → Tidur |',
      '',
      'Halaman dibandingkan dengan dist sebelumnya: 1 baru (/artikel/teh/), 2 berubah (/, /kontak/), 0 hilang.',
      '',
      '',
    ].join('\n'),
  );
});

it('shows what is known of pages, and only the count of what went well', () => {
  expect(summary(SOUND, SOURCE, false)).toBe('### senja: 0 errors, 0 warnings in 2 files.\n\n');
  const many = Array.from({ length: MAX_LISTED + 2 }, (_, index) => `/${index}/`);
  const pages = { added: many, changed: [], gone: ['/x_y_z/'] };
  expect(summary({ ...SOUND, pages }, SOURCE, false)).toContain(
    'Pages, compared with the previous dist: 7 new (/0/, /1/, /2/, /3/, /4/, 2 others), 0 changed, 1 gone (/x\\_y\\_z/).\n',
  );
});

it('has a row for a limited number of faults, and counts the rest', () => {
  const rows = (count: number) =>
    summary(report({ diagnostics: Array.from({ length: count }, () => CHOICE) }), SOURCE, false);
  expect(rows(MAX_ROWS).match(/^\| error/gm)).toHaveLength(MAX_ROWS);
  expect(rows(MAX_ROWS)).not.toContain('more');
  expect(rows(MAX_ROWS + 3).match(/^\| error/gm)).toHaveLength(MAX_ROWS);
  expect(rows(MAX_ROWS + 3)).toContain('\n\n… and 3 more, see the log of this step.\n\n');
});

it('counts by code from 50 diagnostics on', () => {
  const many = (count: number) =>
    summary(report({ diagnostics: Array.from({ length: count }, () => CHOICE) }), SOURCE, false);
  expect(many(49)).not.toContain('| Code | Severity | Count');
  expect(many(50)).toContain(
    '\n\n| Code | Severity | Count | Files | --fix |\n|---|---|---:|---:|---|\n| content/not-one-of | error | 50 | 1 | no |\n\n',
  );
});

it('is empty if all is well and only faults are wanted', () => {
  expect(summary(SOUND, SOURCE, true)).toBe('');
  expect(summary({ ...SOUND, diagnostics: [DRAFT] }, SOURCE, true)).toBe('');
  expect(summary(report(), SOURCE, true)).not.toContain('site/draft');
});

it.each([
  'https://jahat.example/a?b=1',
  'HTTP://jahat.example',
  'ftp://jahat.example/x',
  'www.jahat.example',
  'mailto:a@jahat.example',
  'a.b+c@jahat.example',
  '(see https://jahat.example)',
  '@octocat',
  '@octo/team',
  '#1',
  'octo/cat#12',
  'GH-12',
  'JIRA-7',
  'deadbeef1234567890deadbeef1234567890dead',
  'octo/cat@deadbeef',
  'GHSA-abcd-efgh-ijkl',
])('creates no link from %s', (value) => {
  const diagnostic = {
    ...CHOICE,
    params: { name: value, value },
    suggestions: [value],
    file: `articles/${value}.md`,
  };
  const failure = { code: 'machine/output', message: value, hint: value };
  const pages = { added: [value], changed: [], gone: [] };
  const text = summary(report({ diagnostics: [diagnostic], closing: [value], failure, pages }), null, false);
  const html = new MarkdownIt({ html: true, linkify: true }).render(text);
  // A name with a domain-like ending, such as `teh.md`, is not a link on GitHub.
  expect(html.match(/<a [^>]*>(?!\w+\.md)[^<]*/g)).toBeNull();
  // Text between two tags is examined by GitHub separately.
  const pieces = html.split(/<[^>]*>/);
  const LINKED = /:\/\/|www\.|\w@\w|(?<!\w)@\w|#\w|\b[A-Z]{2,}-\d|\b[0-9a-f]{7,40}\b|GHSA-\w/i;
  expect(pieces.filter((piece) => LINKED.test(piece))).toEqual([]);
  const shown = html.replace(/<[^>]*>/g, '').replace(/&amp;/g, '&');
  expect(shown.split(value).length).toBeGreaterThan(5);
});

it('reports a failure', () => {
  const failure = { code: 'machine/output', message: 'x_y: no | space.', hint: 'Mend it.' };
  expect(summary(report({ diagnostics: [], failure, closing: [] }), null, false)).toContain(
    '\n\nmachine/output: x\\_y: no \\| space. Mend it.\n\n',
  );
});

it('escapes content: no markup, link, formula or end of a cell', () => {
  const hostile =
    'a|b `c` <img src=x> **d** _e_ ~~f~~ [g](http://h) ![i](j) \\| &amp; $k$ \r\n| l |\n# m ```';
  const diagnostic = {
    ...CHOICE,
    params: { name: hostile, value: hostile },
    suggestions: [hostile],
    file: hostile,
  };
  const text = summary(report({ diagnostics: [diagnostic], closing: [hostile] }), SOURCE, false);
  const html = new MarkdownIt({ html: true }).render(text);
  expect(html.match(/<tr>/g)).toHaveLength(2);
  expect(html.match(/<td>/g)).toHaveLength(4);
  const tags = new Set(html.match(/<(?!\/)\w+/g));
  expect([...tags].sort()).toEqual(['<a', '<h3', '<p', '<table', '<tbody', '<td', '<th', '<thead', '<tr']);
  expect(html.match(/<a /g)).toHaveLength(1);
  // Each is present as written.
  for (const part of ['a|b `c` &lt;img', '**d** _e_ ~~f~~ [g](', '\\| &amp;amp; $k$'])
    expect(html.split(part).length, part).toBeGreaterThan(3);
});
