/** Texts in quotes whose lines begin at the left edge are read as YAML reads indented ones. */
import { describe, expect, it } from 'vitest';
import { parse } from '../../../cli/core/parse/parse.ts';
import { withQuotedLines } from '../../../cli/core/parse/quoted-lines.ts';
import { parseYaml } from '../../../cli/core/parse/yaml.ts';

describe('a text in quotes that goes on at the left edge', () => {
  it.each([
    ['in double quotes', 'a: "satu\ndua"\nb: 1\n', 'satu dua'],
    ['in single quotes', "a: 'satu\ndua'\nb: 1\n", 'satu dua'],
    ['over three lines', 'a: "satu\ndua\ntiga."\nb: 1\n', 'satu dua tiga.'],
    ['with blanks at the end of a line', 'a: "satu  \ndua"\nb: 1\n', 'satu dua'],
    ['with CRLF', 'a: "satu\r\ndua"\r\nb: 1\r\n', 'satu dua'],
    ['partly indented', 'a: "satu\n   dua\ntiga"\nb: 1\n', 'satu dua tiga'],
    ['with a comment behind it', 'a: "satu\ndua" # tiga\nb: 1\n', 'satu dua'],
    ['with escapes', 'a: "satu \\"dua\\"\ntiga"\nb: 1\n', 'satu "dua" tiga'],
    ['with doubled quotes', "a: 'Jum''at\npagi'\nb: 1\n", "Jum'at pagi"],
    ['with a number sign', 'a: "satu\n#dua"\nb: 1\n', 'satu #dua'],
  ])('is read: %s', (_, text, a) => {
    expect(parseYaml(text)).toMatchObject({ faults: [], unread: null, fields: { a, b: 1 } });
    expect(withQuotedLines(text)).toHaveLength(text.length);
  });

  it('is read in an item and after a list', () => {
    expect(parseYaml('a:\n- b\nc: "satu\ndua"\n').fields).toEqual({ a: ['b'], c: 'satu dua' });
    expect(parseYaml('a:\n  - b: "satu\ndua"\n    c: 1\n').fields).toEqual({ a: [{ b: 'satu dua', c: 1 }] });
  });

  it('leaves all places as they are, in front matter too', () => {
    const text = '---\na: "satu\ndua"\nb: [\n---\nIsi.\n';
    const { diagnostics } = parse('x.md', text);
    expect(diagnostics.map(({ range }) => range.line)).toEqual([4]);
    expect(parse('x.md', text.replace('[', '1')).value).toMatchObject({ fields: { a: 'satu dua', b: 1 } });
  });

  it.each([
    ['is closed', 'a: "satu"\nb: "dua"\n'],
    ['is indented', 'a: "satu\n  dua"\nb: 1\n'],
    ['would hold a field', "a: 'Aisyah\nb: Jum'\n"],
    ['would hold an item', 'a: "satu\n- dua"\n'],
    ['has a blank line', 'a: "satu\n\ndua"\n'],
    ['is never closed', 'a: "satu\ndua\n'],
    ['has more behind it', 'a: "satu\ndua" tiga\n'],
    ['goes on for long', `a: "satu\n${'dua\n'.repeat(41)}tiga"\n`],
    ['has an escaped line break', 'a: "satu\\\ndua"\n'],
  ])('is left to the parser if it %s', (_, text) => {
    expect(withQuotedLines(text)).toBe(text);
  });
});
