import { describe, expect, it } from 'vitest';
import { conflictsIn } from '../../../cli/core/parse/conflicts.ts';

/** The marked faults of a text, and the parts that are not read. */
const faultsOf = (text: string) => {
  const { faults, spans } = conflictsIn(text);
  return {
    marks: faults.map(({ code, params, at }) => {
      if (!('start' in at)) throw new Error('no place');
      return [code, params?.mark, text.slice(at.start, at.end), at.start];
    }),
    left: spans.map(({ start, end }) => text.slice(start, end)),
  };
};

describe('Git conflicts', () => {
  it('leave a text without markers unchanged', () => {
    expect(conflictsIn('title: a\nexcerpt: b\n=======\n')).toEqual({ faults: [], spans: [] });
  });

  it('are read as the first version, without the markers and the second one', () => {
    const text = 'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> cabang\nc: 4\n';
    expect(faultsOf(text)).toEqual({
      marks: [['file/conflict', '<<<<<<<', '<<<<<<<', 5]],
      left: ['<<<<<<< HEAD', '=======\nb: 3\n>>>>>>> cabang'],
    });
  });

  it('are read without the common version too, which some styles insert', () => {
    const text = '<<<<<<< kami\nb: 2\n||||||| asal\nb: 1\n=======\nb: 3\n>>>>>>> mereka';
    expect(faultsOf(text).left).toEqual([
      '<<<<<<< kami',
      '||||||| asal\nb: 1\n=======\nb: 3\n>>>>>>> mereka',
    ]);
  });

  it('are each reported', () => {
    const one = '<<<<<<<\na: 1\n=======\na: 2\n>>>>>>>\n';
    expect(faultsOf(one + one)).toEqual({
      marks: [
        ['file/conflict', '<<<<<<<', '<<<<<<<', 0],
        ['file/conflict', '<<<<<<<', '<<<<<<<', one.length],
      ],
      left: ['<<<<<<<', '=======\na: 2\n>>>>>>>', '<<<<<<<', '=======\na: 2\n>>>>>>>'],
    });
  });

  it('lose only the end marker if there is no second version', () => {
    expect(faultsOf('<<<<<<< a\nb: 2\n>>>>>>> c\n').left).toEqual(['<<<<<<< a', '>>>>>>> c']);
  });

  it.each([
    ['an end without a beginning', 'a: 1\n>>>>>>> cabang\nb: 2\n', '>>>>>>>', ['>>>>>>> cabang']],
    ['a beginning without an end', '<<<<<<< HEAD\nb: 2\n=======\nb: 3\n', '<<<<<<<', ['<<<<<<< HEAD']],
    ['a middle before any beginning', '=======\n<<<<<<< HEAD\nb: 2\n', '<<<<<<<', ['<<<<<<< HEAD']],
  ])('are reported for %s', (_what, text, mark, left) => {
    const found = faultsOf(text);
    expect(found.marks[0]?.slice(0, 3)).toEqual(['file/conflict', mark, mark]);
    expect(found.left).toEqual(left);
  });

  it('are reported for a second end marker, but not for the text after it', () => {
    const text = '<<<<<<<\n=======\n>>>>>>> a\n=======\n>>>>>>> b\n';
    expect(faultsOf(text)).toEqual({
      marks: [
        ['file/conflict', '<<<<<<<', '<<<<<<<', 0],
        ['file/conflict', '>>>>>>>', '>>>>>>>', text.indexOf('>>>>>>> b')],
      ],
      left: ['<<<<<<<', '=======\n>>>>>>> a', '>>>>>>> b'],
    });
    expect(faultsOf('>>>>>>> a\n=======\nb: 1\n>>>>>>> c\n').left).toEqual(['>>>>>>> a', '>>>>>>> c']);
  });

  it.each([
    ['eight signs', '<<<<<<<< HEAD\n'],
    ['six signs', '<<<<<< HEAD\n>>>>>>\n'],
    ['a word right behind', '<<<<<<<HEAD\n'],
    ['signs further right', ' <<<<<<< HEAD\n'],
    ['another sign among them', '<<<<<<> a\n'],
  ])('are not found in %s', (_what, text) => {
    expect(conflictsIn(text)).toEqual({ faults: [], spans: [] });
  });

  it('are recognised before a tab and before a Windows line break', () => {
    expect(faultsOf('<<<<<<<\tHEAD\r\na: 1\r\n=======\r\na: 2\r\n>>>>>>>\r\n').left).toEqual([
      '<<<<<<<\tHEAD',
      '=======\r\na: 2\r\n>>>>>>>',
    ]);
  });
});
