import { expect, it } from 'vitest';
import { MAX_MARKS, parse, tooManyMarks } from '../../../cli/core/parse/parse.ts';

const FRONT = '---\ntitle: Judul\n---\n';

it.each(['*', '_a', '`', '[', ']', '<', '>', '|', '&amp;', '!', 'a:', 'a@'])(
  'accepts %s as often as a body may contain it, and not once more',
  (piece) => {
    const enough = piece.repeat(MAX_MARKS);
    expect(tooManyMarks({ text: enough, start: 0 })).toBeNull();
    const start = 7 + enough.length + piece.search(/[^a]/);
    expect(tooManyMarks({ text: enough + piece, start: 7 })?.at).toEqual({ start, end: start + 1 });
  },
);

it('does not change a text of that length', () => {
  expect(tooManyMarks({ text: 'kata, kata; "kata" (kata).\n'.repeat(9000), start: 0 })).toBeNull();
});

it('reports it next to faults of the fields, and as the only fault of the text', () => {
  const bytes = new TextEncoder().encode(
    `${FRONT.replace('title', 'title: a: b\ntitel')}${'[a](b '.repeat(6000)}`,
  );
  const { value, diagnostics } = parse('articles/a.md', bytes);
  expect(value).toBeNull();
  expect(diagnostics.map(({ code }) => code)).toContain('markdown/too-many-marks');
  expect(diagnostics.length).toBeGreaterThan(1);
});
