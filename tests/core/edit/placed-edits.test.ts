/** Edits as places in a text, with the diagnostic that each fixes. */
import { expect, it } from 'vitest';
import type { Candidate, FixedFile } from '../../../cli/core/edit/edits.ts';
import { appliedEdits, fixesOf } from '../../../cli/core/edit/placed-edits.ts';
import type { Code } from '../../../cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';

const diagnostic = (code: Code, line: number, column: number, length = 1): Diagnostic => ({
  code,
  severity: 'error',
  params: {},
  suggestions: [],
  file: 'x.yaml',
  range: { line, column, endLine: line, endColumn: column + length },
  field: '',
  lineText: '',
});

const before = 'a: yes\nb:\tc\n\td\n';
const edit = (start: number, old: string, now: string, code: Code, mends?: Diagnostic): Candidate => ({
  start,
  end: start + old.length,
  old,
  new: now,
  code,
  field: '',
  line: mends?.range.line ?? 1,
  mends: mends ?? null,
  claim: { is: 'nothing' },
});
const tab = diagnostic('yaml/tab', 2, 3);
const answer = diagnostic('content/expected-yes-no', 1, 4, 3);
const file: FixedFile = {
  path: 'x.yaml',
  before,
  after: 'a: true\nb: c\n  d\n',
  passes: [
    [edit(9, '\t', ' ', 'yaml/tab', tab), edit(12, '\t', '  ', 'yaml/tab', tab)],
    [{ ...edit(3, 'yes', 'true', 'content/expected-yes-no', answer), suggested: true }],
  ],
};
it('gives the place of each edit in the text of its pass', () => {
  expect(
    appliedEdits(file).map(({ range, pass, old }) => [range.line, range.column, range.endColumn, pass, old]),
  ).toEqual([
    [2, 3, 4, 1, '\t'],
    [3, 1, 2, 1, '\t'],
    [1, 4, 7, 2, 'yes'],
  ]);
});

it('attaches edits to the diagnostic that they fix, and marks those that are only suggested', () => {
  const other = diagnostic('content/expected-yes-no', 9, 1);
  const elsewhere = { ...tab, file: 'y.yaml' };
  const fixes = fixesOf([file], [elsewhere, other, tab, answer, diagnostic('content/empty', 1, 4)]);
  expect(fixes.map((fix) => [fix.diagnostic, fix.edits.length, fix.safe])).toEqual([
    [tab, 2, true],
    [answer, 1, false],
  ]);
});

it('places an edit of a later pass in the original text, unless it changes what an earlier one has written', () => {
  const text = 'a: b\nc: d\ne: f\n';
  const second = diagnostic('content/look-alike', 2, 4);
  const moved = diagnostic('content/look-alike', 2, 7);
  const later: FixedFile = {
    path: 'x.yaml',
    before: text,
    after: 'aaaa: b\nc: ddd\ne: fff\n',
    passes: [
      [edit(0, 'a', 'aaaa', 'content/unknown-field'), edit(13, 'f', 'ff', 'content/empty')],
      [edit(11, 'd', 'ddd', 'content/look-alike', moved), edit(17, 'f', 'ff', 'content/look-alike', moved)],
    ],
  };
  const [fix] = fixesOf([later], [second]);
  expect(
    fix?.edits.map(({ range, old, pass }) => [range.line, range.column, range.endColumn, old, pass]),
  ).toEqual([
    [2, 4, 5, 'd', 1],
    [3, 5, 6, 'f', 2],
  ]);
});

it('finds the diagnostic of each of very many edits on one line', () => {
  const count = 20_000;
  const own = Array.from({ length: count }, (_, at) => diagnostic('link/no-such-page', 1, at * 2 + 1));
  const passes = [own.map((one, at) => edit(at * 2, 'a', 'b', 'link/no-such-page', one))];
  const many = { path: 'x.yaml', before: 'a '.repeat(count), after: 'b '.repeat(count), passes };
  const fixes = fixesOf([many], own);
  expect(fixes.map(({ diagnostic: one }) => one)).toEqual(own);
  expect(fixes.every(({ edits }) => edits.length === 1)).toBe(true);
});
