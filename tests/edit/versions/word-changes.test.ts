/** Which words differ between two texts. */
import { describe, expect, it } from 'vitest';
import { changedWords, withoutMiddles } from '../../../cli/edit/app/versions/word-changes.ts';
import { times } from '../../support/machine/long.ts';
import { random } from '../../support/values/random.ts';

const marked = (one: string, other: string) =>
  changedWords(one, other).map((parts) =>
    parts.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(''),
  );

describe('the words of two texts', () => {
  it.each([
    ['Jalan pagi', 'Jalan sore', ['Jalan [pagi]', 'Jalan [sore]']],
    ['satu dua tiga', 'satu tiga', ['satu [dua ]tiga', 'satu tiga']],
    ['', 'baru', ['', '[baru]']],
    ['sama', 'sama', ['sama', 'sama']],
    ['Minum air, ya.', 'Minum teh hangat, ya.', ['Minum [air], ya.', 'Minum [teh hangat], ya.']],
    ['é👍🏽 a', 'é👎 a', ['é[👍🏽] a', 'é[👎] a']],
  ])('of %j and %j', (one, other, expected) => {
    expect(marked(one, other)).toEqual(expected);
  });

  it('are all there, and those that are not marked are the same in both', () => {
    for (let seed = 0; seed < times(300, 5000); seed += 1) {
      const { below, of } = random(seed);
      const text = () =>
        Array.from({ length: below(30) }, () => of(['a', 'b', 'c', ' ', ' ', '\n', '.'])).join('');
      const texts = [text(), text()] as const;
      const [one, other] = changedWords(...texts);
      expect(
        [one, other].map((parts) => parts.map((part) => part.text).join('')),
        String(seed),
      ).toEqual(texts);
      const common = [one, other].map((parts) =>
        parts
          .map((part) => (part.isOwn ? '' : part.text))
          .join('')
          .replace(/\s+/g, ''),
      );
      expect(common[0], String(seed)).toBe(common[1]);
      expect(one.some((part) => part.isOwn) || other.some((part) => part.isOwn)).toBe(texts[0] !== texts[1]);
    }
  });

  it('are compared in time, however long', () => {
    const long = (word: string) => Array.from({ length: 40_000 }, (_, at) => `${word}${at}`).join(' ');
    const [one] = changedWords(`sama ${long('a')}`, `sama ${long('b')}`);
    expect(one[0]).toEqual({ text: 'sama ', isOwn: false });
    expect(one).toHaveLength(2);
  });

  it('are shown without the middle of what is the same', () => {
    const same = 'kata '.repeat(400);
    const parts = withoutMiddles(changedWords(`${same}satu ${same}dua`, `${same}tiga ${same}empat`)[0] ?? []);
    expect(parts.map(({ text }) => text).join('')).toMatch(/^\n…\n(?:kata ?){20,40}/);
    expect(parts.filter(({ isOwn }) => isOwn).map(({ text }) => text)).toEqual(['satu', 'dua']);
    expect(withoutMiddles([{ text: same, isOwn: true }])).toEqual([{ text: same, isOwn: true }]);
  });
});
