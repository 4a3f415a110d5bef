import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordTable } from '../../../cli/core/search/word-table.ts';

it('finds the words that a regular expression finds, and learns each once', () => {
  const letters = fc.constantFrom(...'aabcdeéß’ -.1٣ก漢\u0301😀\n');
  const learnt: string[] = [];
  const table = new WordTable((word) => {
    learnt.push(word);
    return word;
  });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 60 }), (signs) => {
      const text = signs.join('');
      expect(table.valuesIn(text)).toEqual(text.match(/[\p{L}\p{M}\p{N}\u{1F600}]+/gu) ?? []);
    }),
    { numRuns: 2000 },
  );
  expect(learnt.length).toBeGreaterThan(500);
  expect(new Set(learnt).size).toBe(learnt.length);
});
