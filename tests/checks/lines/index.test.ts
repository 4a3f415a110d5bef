import fc from 'fast-check';
import { expect, it } from 'vitest';
import lines, { paragraphMistakes } from '../../../cli/checks/lines/index.ts';
import { textBelowItem } from '../../../cli/checks/lines/joined-lines.ts';
import { noteHeadings } from '../../../cli/checks/lines/private-notes.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';
import { times } from '../../support/machine/long.ts';

const codes = (content: string) => paragraphMistakes(content).map(({ code }) => code);

it('reports lines by what they were intended to be', () => {
  expect(codes('a\tb\nc\td')).toEqual(['markdown/pasted-table']);
  expect(codes('1/11/26 08.10 - Sri: Pagi   semua\n1/11/26 08.11 - Budi: Pagi   juga')).toEqual([]);
  expect(codes('a\nTulis isinya di sini.')).toEqual(['markdown/placeholder']);
  expect(codes('Tulis isinya di sini, ya.')).toEqual([]);
});

/** Parts of lines that may be mistakes. */
const PARTS = [
  ...['#', '##', '-', '*', '+', '1.', '2)', '|', '---', '\u00a0', '\u2003', '\t', '   ', ' ', '\n', '\n'],
  ...['•', '–', '—', '✓', 'o', 'a)', 'b)', 'ii)', '(1)', 'air', 'Minum air', 'É', 'kata.', '\\', 'x'],
  ...['a;b;c', 'a,b,', ';', ',', '1,5'],
  ...['lorem ipsum', 'Lorem Ipsum dolor', 'Tulis isinya di sini.', 'Write the text here.'],
];

it('checks every paragraph in which something may be wrong, and every text for placeholders', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }), (parts) => {
      const text = new BodyText({ text: parts.join(''), start: 0 });
      const mistakes = text.blocks.flatMap(({ parent, content }) =>
        paragraphMistakes(content).filter(
          ({ code }) => parent === 'paragraph_open' || code === 'markdown/placeholder',
        ),
      );
      const faults = bodyFaults(text, [lines]);
      const below = text.blocks.flatMap(({ parent, content }, index) =>
        parent === 'paragraph_open' && paragraphMistakes(content).length === 0
          ? (textBelowItem(text, index) ?? [])
          : [],
      );
      const expected = [...mistakes, ...below, ...noteHeadings(text)];
      expect(faults.map(({ code }) => code).sort()).toEqual(expected.map(({ code }) => code).sort());
    }),
    { numRuns: times(500, 20_000) },
  );
});

it('advises a rule for a table with gaps only if it has none', () => {
  const fixOf = (body: string) =>
    bodyFaults(new BodyText({ text: body, start: 0 }), [lines]).map(({ params }) => params?.fix);
  expect(fixOf('| a | b |\n\n| 1 | 2 |\n\n| 3 | 4 |')).toEqual(['|---|---|']);
  expect(fixOf('| a | b |\n\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |')).toEqual(['']);
  expect(fixOf('| a | b |\n|---|---|\n\n\n| 1 | 2 |')).toEqual(['']);
});
