import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTrap } from '../../../cli/advice/traps/line-traps.ts';
import { lineAfter, lineAt, lineBefore } from '../../../cli/core/values/yaml/lines.ts';
import { times } from '../../support/machine/long.ts';

const text = fc.string({
  unit: fc.constantFrom('\n', '\n', '\r\n', '#', ' ', 'a', '-', ': '),
  maxLength: 20,
});

it('finds the line of an offset, and the lines around it', () => {
  fc.assert(
    fc.property(text, fc.nat(), (written, number) => {
      const lines = written.split('\n').map((line) => line.replace(/\r$/, ''));
      const offset = number % (written.length + 1);
      const index = written.slice(0, offset).split('\n').length - 1;
      const line = lineAt(written, offset);
      expect(line.text).toBe(lines[index]);
      expect(line.start).toBe(
        written
          .split('\n')
          .slice(0, index)
          .reduce((sum, one) => sum + one.length + 1, 0),
      );
      expect(lineAfter(written, line)?.text ?? null).toBe(lines[index + 1] ?? null);
      const above = lines.slice(0, index).filter((one) => !/^\s*(?:#|$)/.test(one));
      expect(lineBefore(written, line)?.text ?? null).toBe(above.at(-1) ?? null);
    }),
    { numRuns: times(500, 20_000) },
  );
});

/** Code, correct form of the line or the faulty character, and the marked part. */
function trap(line: string) {
  const fault = lineTrap({ start: 10, text: line });
  if (!fault) return null;
  if (!('start' in fault.at)) throw new Error('no place');
  const { character, fix = character ?? null } = fault.params ?? {};
  return [fault.code, fix, line.slice(fault.at.start - 10, fault.at.end - 10)];
}

describe('the fault of a line', () => {
  it.each([
    // A special space where a plain one is required.
    ['title:\u00a0Teh', 'yaml/odd-space', 'U+00A0', '\u00a0'],
    ['\u00a0title: Teh', 'yaml/odd-space', 'U+00A0', '\u00a0'],
    ['-\u3000Teh', 'yaml/odd-space', 'U+3000', '\u3000'],
    ['- \u200btitle: Teh', 'yaml/odd-space', 'U+200B', '\u200b'],
    ['title\u00a0: Teh', 'yaml/odd-space', 'U+00A0', '\u00a0'],
    // Curly quotes do not protect what is in them.
    ['title: “Teh: hangat”', 'yaml/curly-quotes', '"Teh: hangat"', '“Teh: hangat”'],
    ['title: “Teh #1” ', 'yaml/curly-quotes', '"Teh #1"', '“Teh #1”'],
    ['title: “Teh”: hangat', 'yaml/curly-quotes', '"“Teh”: hangat"', '“Teh”: hangat'],
    ['title: "Teh”', 'yaml/curly-quotes', '"Teh"', '"Teh”'],
    ["title: 'Teh’", 'yaml/curly-quotes', '"Teh"', "'Teh’"],
    // An equals sign in place of a colon.
    ['title = Teh hangat ', 'yaml/equals-sign', 'title: Teh hangat', 'title = Teh hangat'],
    ['  title=Teh', 'yaml/equals-sign', 'title: Teh', 'title=Teh'],
    ['title = "Teh"', 'yaml/equals-sign', 'title: "Teh"', 'title = "Teh"'],
    ["title = 'Teh'", 'yaml/equals-sign', "title: 'Teh'", "title = 'Teh'"],
    ['title = [Teh', 'yaml/equals-sign', 'title: "[Teh"', 'title = [Teh'],
    ['title = "a" b "c"', 'yaml/equals-sign', `title: '"a" b "c"'`, 'title = "a" b "c"'],
    // No space after the colon.
    ['title:Teh', 'yaml/missing-space', 'title: Teh', 'title:Teh'],
    ['  - title:Teh hangat ', 'yaml/missing-space', 'title: Teh hangat', 'title:Teh hangat'],
    ['title:"Teh"', 'yaml/missing-space', 'title: "Teh"', 'title:"Teh"'],
    // A YAML indicator at the beginning.
    ['title: [Penting] Makan', 'yaml/special-start', '"[Penting] Makan"', '[Penting] Makan'],
    ['title: {a} b', 'yaml/special-start', '"{a} b"', '{a} b'],
    ['title: @kontak ', 'yaml/special-start', '"@kontak"', '@kontak'],
    ['title: `a`', 'yaml/special-start', '"`a`"', '`a`'],
    ['title: %a', 'yaml/special-start', '"%a"', '%a'],
    ['title: , a', 'yaml/special-start', '", a"', ', a'],
    ['title: ]', 'yaml/special-start', '"]"', ']'],
    ['title: }', 'yaml/special-start', '"}"', '}'],
    ['title: & b', 'yaml/special-start', '"& b"', '& b'],
    ['title: *a b', 'yaml/special-start', '"*a b"', '*a b'],
    ['title: !a b', 'yaml/special-start', '"!a b"', '!a b'],
    ['title: > a', 'yaml/special-start', '"> a"', '> a'],
    ['title: | a', 'yaml/special-start', '"| a"', '| a'],
    ['title: - a', 'yaml/special-start', '"- a"', '- a'],
    ['title: ? a', 'yaml/special-start', '"? a"', '? a'],
    ['  - @kontak', 'yaml/special-start', '"@kontak"', '@kontak'],
    ['- title: [a] b', 'yaml/special-start', '"[a] b"', '[a] b'],
    // Text after a closing quote.
    ['title: "Makan" sehat', 'yaml/after-quote', '"\\"Makan\\" sehat"', 'sehat'],
    ["title: 'Jum'at'", 'yaml/after-quote', '"Jum\'at"', "at'"],
    ['- "a" b ', 'yaml/after-quote', '"\\"a\\" b"', 'b'],
    ['"a"b', 'yaml/after-quote', '"\\"a\\"b"', 'b'],
    ["title: 'a''b' c", 'yaml/after-quote', "\"'a''b' c\"", 'c'],
    ['title: "Teh",', 'yaml/after-quote', '"Teh"', ','],
    ['  "title": \'Teh\' ;', 'yaml/after-quote', "'Teh'", ';'],
    // A colon within a value.
    ['title: Makan: sehat ', 'yaml/colon-in-value', 'title: "Makan: sehat"', 'Makan: sehat'],
    ['  - title: a: b', 'yaml/colon-in-value', 'title: "a: b"', 'a: b'],
    ['title: a:', 'yaml/colon-in-value', 'title: "a:"', 'a:'],
    // No colon at all.
    ['title Teh ', 'yaml/missing-colon', null, 'title Teh'],
    ['  Teh', 'yaml/missing-colon', null, 'Teh'],
  ])('%j: %s', (line, code, fix, part) => {
    expect(trap(line)).toEqual([code, fix, part]);
  });

  it.each([
    '',
    'title: Teh',
    'title:',
    'title: "Teh: hangat"',
    'title: Teh\u00a0hangat',
    'title: “Teh” hangat',
    'title: https://contoh.id/',
    'title://contoh.id',
    'title: [a, b]',
    'title: [a] # b',
    'title: {a: 1}',
    'title: {a: 1} # b',
    'title: |',
    'title: >- # a',
    'title: |2+',
    'title: &a',
    'title: -a',
    'title: ?a',
    'title: "a" # b',
    'title: "a \\" b"',
    '- a',
    '# a',
    'a: 12:30',
  ])('is absent in %j', (line) => {
    expect(trap(line)).toBeNull();
  });

  it('is not searched for in very long lines', () => {
    expect(trap(`title ${'a'.repeat(3994)}`)?.[0]).toBe('yaml/missing-colon');
    expect(trap(`title ${'a'.repeat(3995)}`)).toBeNull();
  });

  it('names the opening character of a construct, and the field that contains a colon', () => {
    expect(lineTrap({ start: 0, text: 'title: [a] b' })?.params).toMatchObject({ character: '[' });
    expect(lineTrap({ start: 0, text: '- title: a: b' })?.params).toMatchObject({ key: 'title' });
  });
});
