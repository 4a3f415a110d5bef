import { expect, it } from 'vitest';
import { MAX_MARKS, parse, tooManyMarks } from '../../../cli/core/parse/parse.ts';

const FRONT = '---\ntitle: Judul\n---\n';

it.each([
  ['* ', 1],
  ['_a', 1],
  ['` ', 1],
  ['~ ', 1],
  ['[', 1],
  [']', 1],
  ['<', 1],
  ['>', 1],
  ['|', 1],
  ['&amp;', 1],
  ['!', 1],
  ['a:', 1],
  // A run of one sign is one mark, or the two of strong emphasis.
  ['** ', 2],
  ['````` ', 2],
  ['a@', 5],
  ['www.', 5],
  ['a://', 5],
  ['](', 4],
])('accepts %s as often as a body may contain it, and not once more', (piece, work) => {
  const enough = piece.repeat(Math.floor(MAX_MARKS / work));
  expect(tooManyMarks({ text: enough, start: 0 })).toBeNull();
  const start = 7 + enough.length + piece.search(/[^aw]|w/);
  expect(tooManyMarks({ text: enough + piece, start: 7 })?.at).toEqual({ start, end: start + 1 });
});

it('accepts what is little work, however many signs it has', () => {
  const row = '| :sun: | `:sun:` | :moon: | `:moon:` | [top](#top) |\n';
  const code = '```rust\nlet x: Vec<Option<&str>> = a::b::<T>(&c[0]) | !d;\n```\n\n';
  for (const text of ['*'.repeat(250_000), '`'.repeat(250_000), row.repeat(1800), code.repeat(2200)])
    expect(tooManyMarks({ text, start: 0 })).toBeNull();
});

it('does not change a text of that length', () => {
  expect(tooManyMarks({ text: 'kata, kata; "kata" (kata).\n'.repeat(9000), start: 0 })).toBeNull();
});

it('reports it next to faults of the fields, and as the only fault of the text', () => {
  const bytes = new TextEncoder().encode(
    `${FRONT.replace('title', 'title: a: b\ntitel')}${'[a](b '.repeat(12_000)}`,
  );
  const { value, diagnostics } = parse('articles/a.md', bytes);
  expect(value).toBeNull();
  expect(diagnostics.map(({ code }) => code)).toContain('markdown/too-many-marks');
  expect(diagnostics.length).toBeGreaterThan(1);
});
