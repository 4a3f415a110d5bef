import { describe, expect, it } from 'vitest';
import { coverable as coverableOf } from '../../../cli/advice/traps/coverable.ts';
import type { Code } from '../../../cli/diagnostics/catalogue.ts';

/** The text after the fault at the first `⟦` is covered. */
function covered(marked: string, code: Code) {
  const at = marked.indexOf('⟦');
  const text = marked.replace('⟦', '');
  const coverable = coverableOf(text);
  coverable.cover(at, code);
  const { lines, names, uncertain } = coverable.unread;
  const now = coverable.toString();
  expect(now).toHaveLength(text.length);
  return { now, lines: lines.map(({ start, end }) => text.slice(start, end)), names: [...names], uncertain };
}

describe('a fault of one line', () => {
  it.each([
    ['title: ⟦a: b\nexcerpt: c\n', 'yaml/colon-in-value', 'title: xxxx\nexcerpt: c\n', 'title'],
    ['a: 1\n  title:\t⟦[b] c\r\nd: 2', 'yaml/special-start', 'a: 1\n  title: xxxxx\r\nd: 2', 'title', 'a'],
    ['- ⟦title: a: b\n', 'yaml/colon-in-value', '- title: xxxx\n', 'title'],
    ['⟦title a\n', 'yaml/missing-colon', '#######\n', 'title'],
    ['  ⟦title = a\n', 'yaml/equals-sign', '  #########\n', 'title'],
    ['\u00a0⟦title: a\n', 'yaml/odd-space', ' title: x\n', 'title'],
    ['- ⟦"teh" hangat\n', 'yaml/after-quote', '- ############\n', 'teh'],
    ['⟦title: b\n', 'yaml/duplicate-key', '########\n', 'title'],
    ['⟦“teh”: b c\n', 'yaml/missing-colon', '“teh”: xxx\n', 'teh'],
    ['a: ⟦"\\q"\n', 'yaml/bad-escape', 'a: xxxx\n', 'a'],
  ] as const)('%j, %s', (text, code, now, ...names) => {
    const found = covered(text, code);
    expect(found.now.length - now.length).toBe(0);
    expect(found).toMatchObject({ now, names, uncertain: false });
    expect(found.lines).toHaveLength(1);
  });

  it('covers its field if more of that is below', () => {
    expect(covered('title ⟦a\n\n  b: c\nexcerpt: d\n', 'yaml/missing-colon').now).toBe(
      '#######\n\n######\nexcerpt: d\n',
    );
    expect(covered('title ⟦a\n\nexcerpt: d\n', 'yaml/missing-colon').now).toBe('#######\n\nexcerpt: d\n');
  });

  it.each([
    ['a:\n  - b: 1\n    c: ⟦"d" e\n', ['c', 'a']],
    ['a: 1\nb:\n\n# c\n- ⟦"d" e\n', ['d', 'b']],
    ['"a b": 1\n- ⟦"d" e\n', ['d', 'a']],
    ['- ⟦"d" e\n', ['d']],
  ])('belongs to the outermost field around it, in %j', (text, names) => {
    expect(covered(text, 'yaml/after-quote').names).toEqual(names);
  });

  it('may belong to no field', () => {
    expect(covered('⟦[a] b\n', 'yaml/special-start').names).toEqual([]);
    expect(covered(`${'-'.repeat(300)}⟦a\n`, 'yaml/special-start').names).toEqual([]);
  });
});

describe('a fault of a whole field', () => {
  it.each([
    ['a: 1\ntitle: b\n  c:⟦ d\n  e\nf: 2\n', 'a: 1\n########\n######\n###\nf: 2\n'],
    ['a: 1\nb:\n  # c\n\n- ⟦d\n"f": 2\n', 'a: 1\n##\n#####\n\n###\n"f": 2\n'],
    ['  ⟦a\nb: 1\n', '###\nb: 1\n'],
    ['a: 1\nb: ⟦2\nc d\ne:\n', 'a: 1\n####\n###\ne:\n'],
    ['a: 1\nb: ⟦2\nc:d\n', 'a: 1\n####\n###\n'],
    ['a: 1\nb: ⟦2\né_1 : d\n', 'a: 1\n####\né_1 : d\n'],
  ])('%j', (text, now) => {
    expect(covered(text, 'yaml/indentation')).toMatchObject({ now, uncertain: false });
  });

  it.each([
    ['a: b\n\n# c\n- ⟦d\ne: 1\n', '####\n\n###\n###\ne: 1\n', 'yaml/stray-item'],
    ['a: b\nc d⟦\ne: 1\n', '####\n###\ne: 1\n', 'yaml/continuation'],
    ['a:\n  - b\n  c⟦\n', '##\n#####\n###\n', 'yaml/missing-dash'],
    ['⟦- a\n', '###\n', 'yaml/stray-item'],
  ] as const)('is found although it continues from the field above: %j', (text, now, code) => {
    expect(covered(text, code).now).toBe(now);
  });
});

describe('a fault with an unknown end', () => {
  it.each([
    'yaml/unclosed-quote',
    'yaml/unclosed-bracket',
    'yaml/complex-key',
    'yaml/directive',
    'yaml/too-deep',
  ] as const)('%s covers its field, and leaves open what else it has swallowed', (code) => {
    expect(covered('a: 1\nb: ⟦"c\nd: 2\n', code)).toEqual({
      now: 'a: 1\n#####\nd: 2\n',
      lines: ['b: "c'],
      names: ['b'],
      uncertain: true,
    });
  });

  it.each(['yaml/several-documents', 'yaml/body-in-yaml'] as const)(
    '%s covers everything after it',
    (code) => {
      expect(covered('a: 1\n⟦---\nb: 2\n\nc: 3', code)).toEqual({
        now: 'a: 1\n###\n####\n\n####',
        lines: ['---', 'b: 2', '', 'c: 3'],
        names: ['b', 'c'],
        uncertain: true,
      });
    },
  );
});

describe('the covered lines of a text', () => {
  it('include each line once, and a field up to a covered line', () => {
    const coverable = coverableOf('a: 1\nb c\nd: 2\n  e\nf: 3\n');
    coverable.cover(5, 'yaml/missing-colon');
    coverable.cover(6, 'yaml/missing-colon');
    coverable.cover(16, 'yaml/indentation');
    coverable.cover(0, 'yaml/indentation');
    expect(coverable.toString()).toBe('####\n###\n####\n###\nf: 3\n');
    expect(coverable.unread.lines).toHaveLength(4);
    expect(coverable.size).toBe(6);
  });

  it('are uncertain even if the line is covered already', () => {
    const coverable = coverableOf('a b\n');
    coverable.cover(0, 'yaml/missing-colon');
    expect(coverable.unread.uncertain).toBe(false);
    coverable.cover(0, 'yaml/unclosed-quote');
    expect(coverable.unread.uncertain).toBe(true);
  });

  it.each([
    [0, 4, '####\nb: 2\nc: 3'],
    [0, 5, '####\nb: 2\nc: 3'],
    [0, 6, '####\n####\nc: 3'],
    [7, 12, 'a: 1\n####\n####'],
    [10, 14, 'a: 1\nb: 2\n####'],
  ])('include the lines of a span from %i to %i, and no others', (start, end, now) => {
    const coverable = coverableOf('a: 1\nb: 2\nc: 3');
    coverable.coverSpan({ start, end });
    expect(coverable.toString()).toBe(now);
  });
});
