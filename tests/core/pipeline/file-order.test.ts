/** Diagnostics in natural order of their files. */
import { expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { revision } from '../../../cli/core/models/checks/file-checks.ts';
import { inFileOrder } from '../../../cli/core/pipeline/file-order.ts';
import type { ContentFolder } from '../../../cli/core/stages/content-folder.ts';
import type { Choices } from '../../../cli/core/stages/entry.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';

const one = (
  file: string,
  line: number,
  column: number,
  code: Diagnostic['code'] = 'yaml/tag',
  params: Diagnostic['params'] = {},
): Diagnostic => ({
  code,
  severity: 'error',
  params,
  suggestions: [],
  file,
  range: { line, column, endLine: 9, endColumn: 9 },
  field: '',
  lineText: '',
});

const ordered = (
  diagnostics: readonly Diagnostic[],
  {
    folder = {},
    before = null,
    now = {},
  }: { folder?: Partial<ContentFolder>; before?: Choices | null; now?: Choices } = {},
) => {
  const content = contentFolder({}, folder);
  const lists = () => ({ allowed: null, chosen: new Map() });
  const around = { folder: content, mayHaveBody: () => true, before, choices: now, lists, site: null };
  return inFileOrder(diagnostics, content, revision(CHECKS.file.diagnostic, around));
};

it('sorts by file, line, column and code', () => {
  const wanted = [
    one('articles/2.md', 1, 9),
    one('articles/10.md', 2, 4),
    one('articles/10.md', 2, 10),
    one('articles/10.md', 10, 1, 'content/html-in-text'),
    one('articles/10.md', 10, 1, 'yaml/alias'),
    one('articles/10.md', 10, 1, 'yaml/tag'),
    one('site.yaml', 1, 1, 'content/html-in-text'),
  ];
  expect(ordered([...wanted].reverse())).toEqual(wanted);
  expect(ordered([...wanted.slice(3), ...wanted.slice(0, 3)])).toEqual(wanted);
});

it('keeps the order of equal items, and does not change its input', () => {
  const alike = ['a', 'b', 'c'].map((name) => one('site.yaml', 1, 1, 'yaml/tag', { name }));
  expect(ordered(alike)).toEqual(alike);
  const given = [one('site.yaml', 1, 1), one('articles/a.md', 1, 1)];
  expect(ordered(given).map(({ file }) => file)).toEqual(['articles/a.md', 'site.yaml']);
  expect(given.map(({ file }) => file)).toEqual(['site.yaml', 'articles/a.md']);
});

it('does not report pictures that are missing only because they are not read', () => {
  const missing = (value: string) => one('articles/a.md', 1, 1, 'content/image-missing', { value });
  const found = [missing('images/a.png'), missing('images/b.png')];
  const unreadable = [{ path: 'images/a.png', code: 'file/symbolic-link', params: {} } as const];
  expect(ordered(found, { folder: { unreadable } })).toEqual([found[1]]);
});

it('reports choices that site.yaml no longer has', () => {
  const chosen = one('articles/a.md', 1, 1, 'content/not-one-of', { value: 'Api', list: 'topics/title' });
  const now = { 'topics/title': ['Air', 'Bara'] };
  const before = { 'topics/title': ['Air', 'Api'] };
  expect(ordered([chosen], { now })).toEqual([chosen]);
  expect(ordered([chosen], { before, now })).toMatchObject([
    { code: 'content/choice-gone', suggestions: ['Bara'] },
  ]);
});

it('reports links to http: once a file, at the first place and with their number', () => {
  const http = (file: string, line: number) =>
    one(file, line, 1, 'link/not-https', { value: `${line}`, count: 1 });
  const found = [http('b.md', 7), one('b.md', 3, 1), http('a.md', 4), http('b.md', 2), http('b.md', 9)];
  expect(ordered(found)).toEqual([
    http('a.md', 4),
    { ...http('b.md', 2), params: { value: '2', count: 3 } },
    one('b.md', 3, 1),
  ]);
});
