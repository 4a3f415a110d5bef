/** Edits are applied at their places only; which of them open a line. */
import { describe, expect, it } from 'vitest';
import { type Candidate, type Claim, type Edit, opensLine } from '../../../cli/core/edit/edits.ts';
import { apply } from '../../../cli/core/values/changes/text-pieces.ts';

const edit = (start: number, old: string, now: string): Edit => ({
  start,
  end: start + old.length,
  old,
  new: now,
  code: 'trailing-blanks',
  field: '',
});

describe('edits of a text', () => {
  it.each<[string, Edit[], string]>([
    ['none', [], 'a: b\n'],
    ['one in the middle', [edit(3, 'b', 'cd')], 'a: cd\n'],
    ['one that takes something away', [edit(1, ': ', '')], 'ab\n'],
    ['the first and the last character', [edit(0, 'a', 'x'), edit(4, '\n', '\r\n')], 'x: b\r\n'],
    ['two that touch', [edit(0, 'a', 'x'), edit(1, ':', ' =')], 'x = b\n'],
    ['an insertion at the end', [edit(3, 'b', 'c'), edit(5, '', '# d')], 'a: c\n# d'],
    ['all of it', [edit(0, 'a: b\n', '')], ''],
  ])('are applied at their places: %s', (_name, edits, after) => {
    expect(apply('a: b\n', edits)).toBe(after);
  });
});

describe('an edit that opens a line', () => {
  it.each<[Claim, boolean]>([
    [{ is: 'line', name: null, rest: '' }, true],
    [{ is: 'indentation' }, true],
    [{ is: 'value', value: 'indentation' }, false],
    [{ is: 'name', name: 'line' }, false],
    [{ is: 'nothing' }, false],
  ])('%j: %j', (claim, opens) => {
    const candidate: Candidate = { ...edit(0, '', ''), line: 1, mends: null, claim };
    expect(opensLine(candidate)).toBe(opens);
  });
});
