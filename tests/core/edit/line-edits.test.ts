import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../cli/core/edit/edits.ts';
import { editsOfLines, finalNewline, linesOf, trailingBlanks } from '../../../cli/core/edit/line-edits.ts';
import { apply } from '../../../cli/core/values/changes/text-pieces.ts';
import type { Code } from '../../../cli/diagnostics/catalogue.ts';
import { yamlNodes } from '../../../cli/diagnostics/field-places/index.ts';
import { locator } from '../../../cli/diagnostics/locator/locator.ts';

const diagnostic = (text: string, code: Code, line: number, field = '') => ({
  ...locator({ path: 'a.yaml', text })({ code, at: { start: 0, end: 0 } }),
  range: { line, column: 1, endLine: line, endColumn: 1 },
  field,
});

/** The edits of a line with a fault, and the resulting line. */
function fixed(code: Code, line: string) {
  const text = `x: 1\n${line}\ny: 2\n`;
  const edits = editsOfLines(linesOf({ text, start: 0 }, 1), [diagnostic(text, code, 2)]);
  for (const { start, end, old } of edits) expect(text.slice(start, end)).toBe(old);
  return { line: apply(text, edits).split('\n')[1], claims: edits.map(({ claim }) => claim) };
}

describe('a line that cannot be read', () => {
  it.each([
    ['yaml/missing-space', 'title:Teh', 'title: Teh', 'title', 'Teh'],
    ['yaml/missing-space', '  - - a_b-1:Teh  ', '  - - a_b-1: Teh  ', 'a_b-1', 'Teh'],
    ['yaml/missing-space', 'title:"a"', 'title: "a"', 'title', '"a"'],
    ['yaml/equals-sign', 'title = Teh', 'title: Teh', 'title', 'Teh'],
    ['yaml/equals-sign', '\ttitle=Teh', '\ttitle: Teh', 'title', 'Teh'],
    ['yaml/equals-sign', 'title\t=\t a = b', 'title: a = b', 'title', 'a = b'],
    ['yaml/odd-space', 'title:\u00a0Teh', 'title: Teh', 'title', 'Teh'],
    ['yaml/odd-space', 'title\u00a0: Teh', 'title: Teh', 'title', 'Teh'],
    ['yaml/odd-space', '\u00a0title: Teh ', ' title: Teh ', 'title', 'Teh'],
    ['yaml/odd-space', '\u200btitle: Teh', 'title: Teh', 'title', 'Teh'],
    ['yaml/odd-space', '-\u3000Teh', '- Teh', null, 'Teh'],
    ['yaml/odd-space', '- -\u00a0title:\u2003Teh', '- - title: Teh', 'title', 'Teh'],
    ['yaml/odd-space', 'title:\u00a0', 'title:', 'title', ''],
    ['yaml/odd-space', 'title  :  \u00a0Teh', 'title  : Teh', 'title', 'Teh'],
  ] as const)('%s: %j becomes %j', (code, line, now, name, rest) => {
    expect(fixed(code, line)).toEqual({ line: now, claims: [{ is: 'line', name, rest }] });
  });

  it.each([
    ['yaml/missing-space', 'title: Teh'],
    ['yaml/missing-space', 'title://teh'],
    ['yaml/missing-space', '12:30'],
    ['yaml/missing-space', 'title'],
    ['yaml/equals-sign', 'title == Teh'],
    ['yaml/equals-sign', 'title ='],
    ['yaml/equals-sign', '= Teh'],
    ['yaml/equals-sign', 'title: a = b'],
    ['yaml/odd-space', 'title: Teh\u00a0hangat'],
    ['yaml/missing-colon', 'title Teh'],
  ] as const)('%s: %j is unchanged', (code, line) => {
    expect(fixed(code, line)).toEqual({ line, claims: [] });
  });

  it.each([
    ['yaml/after-quote', 'title: "Teh" jahe', '"\\"Teh\\" jahe"'],
    ['yaml/special-start', '- - a: [Baru] Teh  ', '"[Baru] Teh"'],
  ] as const)('%s: the value of %j is quoted as advised', (code, line, fix) => {
    const text = `${line}\n`;
    const fault = { ...diagnostic(text, code, 1), params: { fix } };
    const [edit, ...more] = editsOfLines(linesOf({ text, start: 0 }, 1), [fault]);
    expect([edit?.new, more]).toEqual([fix, []]);
    expect(line.trimEnd().endsWith(edit?.old ?? '-')).toBe(true);
  });

  it.each(['title: "Teh" jahe # ya', 'title: | teh', 'title: "Teh" y: jahe'])('%j is not quoted', (line) => {
    const text = `${line}\n`;
    const fault = { ...diagnostic(text, 'yaml/after-quote', 1), params: { fix: '"a"' } };
    const isName = (word: string) => word === 'y';
    expect(editsOfLines(linesOf({ text, start: 0 }, 1), [fault], isName)).toEqual([]);
  });

  it('gets the dash of a further item, if it begins with a field', () => {
    const text = '    title: Teh\n';
    const fault = { ...diagnostic(text, 'yaml/missing-dash', 1), params: { wanted: 2 } };
    const made = (isName: boolean) => {
      const edits = editsOfLines(linesOf({ text, start: 0 }, 1), [fault], () => isName);
      return [apply(text, edits), ...edits.map(({ claim }) => claim)];
    };
    expect(made(true)).toEqual(['  - title: Teh\n', { is: 'line', name: 'title', rest: 'Teh' }]);
    expect(made(false)).toEqual([text]);
  });

  it('is unchanged if the fault belongs to a field or to another line', () => {
    const text = 'title:a\n';
    const lines = linesOf({ text, start: 0 }, 1);
    expect(editsOfLines(lines, [diagnostic(text, 'yaml/missing-space', 1, '/title')])).toEqual([]);
    expect(editsOfLines(lines, [diagnostic(text, 'yaml/missing-space', 9)])).toEqual([]);
    expect(editsOfLines([], [diagnostic(text, 'yaml/missing-space', 1)])).toEqual([]);
  });

  it('is reported with its place and fault', () => {
    const text = '---\ntitle:a\n---\n';
    const fault = diagnostic(text, 'yaml/missing-space', 2);
    expect(editsOfLines(linesOf({ text: 'title:a', start: 4 }, 2), [fault])).toEqual([
      {
        start: 4,
        end: 10,
        line: 2,
        old: 'title:',
        new: 'title: ',
        code: 'yaml/missing-space',
        field: '',
        mends: fault,
        claim: { is: 'line', name: 'title', rest: 'a' },
      },
    ]);
  });
});

it('replaces the tabs at the start of any line by the spaces that fit the lines above, once one is reported', () => {
  const text = 'a:\n\tb: 1\n \t\tc: 2\r\n\t# d\n\t\ne:\tf\n';
  const lines = linesOf({ text, start: 0 }, 1);
  const edits = editsOfLines(lines, [diagnostic(text, 'yaml/tab', 2)]);
  expect(apply(text, edits)).toBe('a:\n  b: 1\n    c: 2\r\n\t# d\n\t\ne:\tf\n');
  expect(edits.map(({ code, claim }) => [code, claim])).toEqual([
    ['yaml/tab', { is: 'indentation' }],
    ['yaml/tab', { is: 'indentation' }],
  ]);
  expect(editsOfLines(lines, [diagnostic(text, 'yaml/alias', 2)])).toEqual([]);
});

it('finds lines by number and offset, without their line breaks', () => {
  expect(linesOf({ text: 'a\r\nb\n', start: 4 }, 2)).toEqual([
    { number: 2, start: 4, text: 'a' },
    { number: 3, start: 7, text: 'b' },
    { number: 4, start: 9, text: '' },
  ]);
});

it('removes trailing spaces after single-line values only', () => {
  const text = 'a: b \t\r\nc: "d"  \ne:\n  - f \ng: h  \n  i\nj: |\n  k  \n  l\nm: \nn: o\n';
  const edits = trailingBlanks(text, linesOf({ text, start: 0 }, 1), yamlNodes({ text, start: 0 }));
  expect(apply(text, edits)).toBe('a: b\r\nc: "d"\ne:\n  - f\ng: h  \n  i\nj: |\n  k  \n  l\nm: \nn: o\n');
  expect(edits[0]).toEqual({
    start: 4,
    end: 6,
    line: 1,
    old: ' \t',
    new: '',
    code: 'trailing-blanks',
    field: '',
    mends: null,
    claim: { is: 'nothing' },
  });
});

it('ends a text with its own kind of line break', () => {
  const ended = (text: string) => finalNewline(text, linesOf({ text, start: 0 }, 1));
  expect(ended('a: 1\nb: 2')).toEqual([
    {
      start: 9,
      end: 9,
      line: 2,
      old: '',
      new: '\n',
      code: 'final-newline',
      field: '',
      mends: null,
      claim: { is: 'nothing' },
    },
  ]);
  expect(ended('a: 1\r\nb: 2')[0]?.new).toBe('\r\n');
  expect(finalNewline('', [])[0]?.line).toBe(1);
});

it('applies edits in the order of their places', () => {
  const edit = (start: number, end: number, piece: string) => ({ start, end, new: piece }) as Edit;
  expect(apply('abcdef', [edit(0, 1, 'X'), edit(2, 2, 'YY'), edit(4, 6, '')])).toBe('XbYYcd');
  expect(apply('abc', [])).toBe('abc');
});
