/** A fixed file has no new fault, except one that has only become visible. */
import { describe, expect, it } from 'vitest';
import type { Candidate, Claim } from '../../../cli/core/edit/edits.ts';
import { keepsFaults } from '../../../cli/core/edit/proof.ts';
import type { CheckedFile, Reader } from '../../../cli/core/edit/read-file.ts';
import type { Code } from '../../../cli/diagnostics/catalogue.ts';
import { type Diagnostic, severityOf } from '../../../cli/diagnostics/diagnostic.ts';

const fault = (code: Code, line: number, field = '', name?: string): Diagnostic => ({
  code,
  severity: severityOf(code),
  params: name === undefined ? {} : { name },
  suggestions: [],
  file: 'a.yaml',
  range: { line, column: 1, endLine: line, endColumn: 2 },
  field,
  lineText: '',
});

const checkedFile = (diagnostics: Diagnostic[], text = 'a\nb\nc\n'): CheckedFile => ({
  path: 'a.yaml',
  text,
  document: null,
  diagnostics,
});

const NOTHING = { is: 'nothing' } as const;
const LINE = { is: 'line', name: 'b', rest: 'c' } as const;

const edit = (line: number, claim: Claim = NOTHING, mends: Diagnostic | null = null): Candidate => ({
  start: 0,
  end: 0,
  old: '',
  new: '',
  code: mends?.code ?? 'trailing-blanks',
  field: '',
  line,
  mends,
  claim,
});

const unasked: Reader['read'] = () => {
  throw new Error('no other reading is needed');
};

interface Case {
  before?: Diagnostic[];
  after: Diagnostic[];
  edits?: Candidate[];
  pointers?: (pointer: string) => string;
  read?: Reader['read'];
}
const keeps = ({
  before = [],
  after,
  edits = [edit(1)],
  pointers = (pointer) => pointer,
  read = unasked,
}: Case): boolean => keepsFaults(checkedFile(before), checkedFile(after), edits, pointers, { read });

describe('an edit', () => {
  it('removes the fault, wherever its field is afterwards', () => {
    const empty = fault('content/empty', 2, '/b', 'b');
    const mending = [edit(2, NOTHING, empty)];
    expect(keeps({ before: [empty], after: [], edits: mending })).toBe(true);
    expect(keeps({ before: [empty], after: [empty], edits: mending })).toBe(false);
    expect(
      keeps({ before: [empty], after: [{ ...empty, range: { ...empty.range, line: 9 } }], edits: mending }),
    ).toBe(false);
  });

  it('removes the fault although another field has the same one', () => {
    const [b, c] = [fault('content/empty', 2, '/b'), fault('content/empty', 2, '/c')];
    expect(keeps({ before: [b, c], after: [c], edits: [edit(2, NOTHING, b)] })).toBe(true);
  });

  it('removes the fault from its line if it has no field', () => {
    const [second, third] = [fault('yaml/tab', 2), fault('yaml/tab', 3)];
    const edits = [edit(2, NOTHING, second)];
    expect(keeps({ before: [second, third], after: [third], edits })).toBe(true);
    expect(keeps({ before: [second, third], after: [second, third], edits })).toBe(false);
  });

  it('is verified under the new name of its field', () => {
    const old = fault('content/empty', 2, '/titel');
    const now = fault('content/empty', 2, '/judul');
    const pointers = (pointer: string) => pointer.replace('titel', 'judul');
    const edits = [edit(2, NOTHING, old)];
    expect(keeps({ before: [old], after: [now], edits, pointers })).toBe(false);
    expect(keeps({ before: [old], after: [], edits, pointers })).toBe(true);
  });

  it('removes the fault of every edit', () => {
    const [second, third] = [fault('yaml/tab', 2), fault('yaml/tab', 3)];
    const edits = [edit(2, NOTHING, second), edit(3, NOTHING, third)];
    expect(keeps({ before: [second, third], after: [third], edits })).toBe(false);
    expect(keeps({ before: [second, third], after: [], edits })).toBe(true);
  });
});

describe('a fault from before the edit', () => {
  it('may remain, without parsing again even if a line was opened', () => {
    const odd = fault('content/empty', 2, '/b');
    expect(keeps({ before: [odd], after: [odd], edits: [edit(1, LINE)] })).toBe(true);
  });

  it('is recognised by its field on another line, and by its line in another field', () => {
    const odd = fault('content/empty', 2, '/b');
    expect(keeps({ before: [odd], after: [fault('content/empty', 3, '/b')] })).toBe(true);
    expect(keeps({ before: [odd], after: [fault('content/empty', 2, '/c')] })).toBe(true);
    expect(keeps({ before: [odd], after: [fault('content/empty', 3, '/c')] })).toBe(false);
  });

  it('is recognised by its field only under the new name', () => {
    const pointers = (pointer: string) => pointer.replace('titel', 'judul');
    const before = [fault('content/empty', 2, '/titel')];
    expect(keeps({ before, after: [fault('content/empty', 3, '/judul')], pointers })).toBe(true);
    expect(keeps({ before, after: [fault('content/empty', 3, '/titel')], pointers })).toBe(false);
  });

  it('is recognised by its line only if it has no field', () => {
    const before = [fault('yaml/tab', 2)];
    expect(keeps({ before, after: [fault('yaml/tab', 2)] })).toBe(true);
    expect(keeps({ before, after: [fault('yaml/tab', 3)] })).toBe(false);
  });

  it('is a different one if its code or name differs', () => {
    const before = [fault('content/unknown-field', 2, '/b', 'b'), fault('yaml/tab', 3)];
    expect(keeps({ before, after: [fault('content/unknown-field', 2, '/b', 'b')] })).toBe(true);
    expect(keeps({ before, after: [fault('content/unknown-field', 2, '/b', 'c')] })).toBe(false);
    expect(keeps({ before, after: [fault('content/unknown-field', 2, '/b')] })).toBe(false);
    expect(keeps({ before, after: [fault('content/empty', 2, '/b', 'b')] })).toBe(false);
    expect(keeps({ before, after: [fault('yaml/tab-inside', 3)] })).toBe(false);
  });

  it('is the same with no name and with an empty name', () => {
    expect(keeps({ before: [fault('yaml/tab', 3, '', '')], after: [fault('yaml/tab', 3)] })).toBe(true);
  });
});

describe('a fault of a later check', () => {
  const later: Code[] = [
    'site/missing',
    'route/collision',
    'slug/invalid',
    'page/unused-body',
    'link/no-such-page',
  ];
  const error = fault('yaml/tab', 2);
  const warning: Diagnostic = { ...fault('content/odd-space', 3, '/c'), severity: 'warning' };

  it.each(later)('may appear where something was wrong: %s', (code) => {
    expect(keeps({ before: [error], after: [fault(code, 1)] })).toBe(true);
    expect(keeps({ before: [warning, error], after: [warning, fault(code, 1)] })).toBe(true);
  });

  it.each(later)('is new where nothing was wrong: %s', (code) => {
    expect(keeps({ after: [fault(code, 1)] })).toBe(false);
    expect(keeps({ before: [warning], after: [warning, fault(code, 1)] })).toBe(false);
  });

  it('does not excuse a fault of another check, nor any fault next to it', () => {
    const after = [fault('link/no-such-page', 1), fault('content/bad-link', 3, '/c')];
    expect(keeps({ before: [error], after })).toBe(false);
    expect(keeps({ before: [error], after: after.slice(1) })).toBe(false);
  });
});

describe('a fault in the rest of the file', () => {
  const hidden = fault('content/unknown-field', 3, '/c', 'c');

  it('may appear: it is also found with the opened lines left out', () => {
    const texts: string[] = [];
    const read: Reader['read'] = (text) => {
      texts.push(text);
      return checkedFile([hidden], text);
    };
    const edits = [edit(2, LINE), edit(3)];
    expect(keeps({ after: [hidden], edits, read })).toBe(true);
    expect(keeps({ after: [hidden], edits: [edit(1, { is: 'indentation' }), edit(3, LINE)], read })).toBe(
      true,
    );
    expect(texts).toEqual(['a\n\nc\n', '\nb\n\n']);
  });

  it('is new if it is not found that way', () => {
    const read: Reader['read'] = (text) => checkedFile([fault('content/unknown-field', 3, '/d', 'd')], text);
    expect(keeps({ after: [hidden], edits: [edit(2, LINE)], read })).toBe(false);
  });

  it('is looked up under the current name', () => {
    const pointers = (pointer: string) => pointer.replace('c', 'x');
    const read: Reader['read'] = (text) => checkedFile([hidden], text);
    const after = [fault('content/unknown-field', 4, '/c', 'c')];
    expect(keeps({ after, edits: [edit(2, LINE)], pointers, read })).toBe(true);
  });

  it('is new if no line was opened', () => {
    expect(keeps({ after: [hidden], edits: [edit(2)] })).toBe(false);
    expect(keeps({ after: [hidden], edits: [edit(2, { is: 'value', value: 'x' })] })).toBe(false);
    expect(keeps({ after: [hidden], edits: [edit(2, { is: 'name', name: 'x' })] })).toBe(false);
  });
});

describe('a fault on a line that could not be read', () => {
  const read: Reader['read'] = (text) => checkedFile([], text);
  const opened = (after: Diagnostic): boolean => keeps({ after: [after], edits: [edit(2, LINE)], read });

  it('may appear if it concerns the value', () => {
    expect(opened(fault('content/not-one-of', 2, '/b'))).toBe(true);
    expect(opened(fault('content/too-long', 2, '/b'))).toBe(true);
    expect(opened(fault('content/expected-yes-no', 2, '/b'))).toBe(true);
  });

  it('is new on any other line', () => {
    expect(opened(fault('content/not-one-of', 1, '/b'))).toBe(false);
    expect(opened(fault('content/not-one-of', 3, '/b'))).toBe(false);
  });

  it('is new if it says that the line is not read as intended', () => {
    const structure: Code[] = [
      'content/unknown-field',
      'content/missing-field',
      'content/expected-list',
      'content/expected-fields',
      'content/expected-text',
      'content/empty',
    ];
    expect(structure.filter((code) => opened(fault(code, 2, '/b')))).toEqual([]);
  });

  it('is new if it is not a content code', () => {
    const codes: Code[] = [
      'yaml/colon-in-value',
      'markdown/html',
      'file/bidi-character',
      'link/no-such-page',
    ];
    expect(codes.filter((code) => opened(fault(code, 2, '/b')))).toEqual([]);
  });
});
