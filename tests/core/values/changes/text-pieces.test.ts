/** Replaced parts of a text: nothing else of it changes, and its line breaks stay. */
import { describe, expect, it } from 'vitest';
import {
  apply,
  changedLines,
  type TextPiece,
  withLineBreaks,
} from '../../../../cli/core/values/changes/text-pieces.ts';

const piece = (start: number, old: string, now: string): TextPiece => ({
  start,
  end: start + old.length,
  new: now,
});

describe('edits of a text', () => {
  it.each<[string, TextPiece[], string]>([
    ['none', [], 'a: b\n'],
    ['one in the middle', [piece(3, 'b', 'cd')], 'a: cd\n'],
    ['one that takes something away', [piece(1, ': ', '')], 'ab\n'],
    ['the first and the last character', [piece(0, 'a', 'x'), piece(4, '\n', '\r\n')], 'x: b\r\n'],
    ['two that touch', [piece(0, 'a', 'x'), piece(1, ':', ' =')], 'x = b\n'],
    ['an insertion at the end', [piece(3, 'b', 'c'), piece(5, '', '# d')], 'a: c\n# d'],
    ['all of it', [piece(0, 'a: b\n', '')], ''],
  ])('are applied at their places: %s', (_name, edits, after) => {
    expect(apply('a: b\n', edits)).toBe(after);
  });
});

it('keeps the line breaks of lines that stay', () => {
  expect(withLineBreaks('a\r\nb\nc\r\n', 'a\nx\nb\nc\n')).toBe('a\r\nx\r\nb\nc\r\n');
  expect(withLineBreaks('a\r\nb', 'a\nb\nc')).toBe('a\r\nb\r\nc');
});

it('leaves out the first and last lines that stay', () => {
  expect(changedLines('|\n  a\n  b\n  c', '|\n  a\n  d\n  e\n  c', 10)).toEqual({
    start: 16,
    end: 19,
    old: '  b',
    new: '  d\n  e',
  });
  expect(changedLines('a', 'b', 3)).toEqual({ start: 3, end: 4, old: 'a', new: 'b' });
});
