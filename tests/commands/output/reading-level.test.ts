import { describe, expect, it } from 'vitest';
import { sentencesIn, sentencesOf } from '../../../cli/commands/output/reading-level.ts';
import { parse } from '../../../cli/core/parse/parse.ts';

describe('sentences', () => {
  it.each([
    ['Jalan kaki pagi. Minum air!', [3, 2]],
    ['Pukul 9.30 pagi, lihat senja.id untuk jadwal.', [7]],
    ['Apakah perlu? “Ya.” Mulai pelan.', [2, 1, 2]],
    ['Makanan Sehat', []],
    ['', []],
    ['…', []],
  ])('%j', (text, words) => {
    expect(sentencesOf(text).map((sentence) => sentence.words)).toEqual(words);
  });

  it('start and end with their own punctuation', () => {
    expect(sentencesOf('Satu.  Dua "tiga."\nEmpat?! Lima')).toEqual([
      { text: 'Satu.', words: 1 },
      { text: 'Dua "tiga."', words: 2 },
      { text: 'Empat?!', words: 1 },
    ]);
  });

  it('are found in lists and groups, but not in numbers or empty values', () => {
    const text = 'a: 1\nb:\nc: true\nd:\n  - Satu.\n  - e/f: Dua.\n';
    const document = parse('a.yaml', new TextEncoder().encode(text)).value;
    expect(document && sentencesIn(document).map(({ at }) => at)).toEqual([
      { pointer: '/d/0' },
      { pointer: '/d/1/e~1f' },
    ]);
  });

  it('are found in fields and bodies, each at its place', () => {
    const text =
      '---\ntitle: Judul\nexcerpt: Satu dua tiga.\n---\n# Bagian\n\nEmpat lima.\n\n- Enam *tujuh* delapan.\n';
    const document = parse('a.md', new TextEncoder().encode(text)).value;
    expect(document && sentencesIn(document)).toEqual([
      { text: 'Satu dua tiga.', words: 3, at: { pointer: '/excerpt' } },
      { text: 'Empat lima.', words: 2, at: { start: text.indexOf('Empat'), end: text.indexOf('\n\n- ') } },
      { text: 'Enam tujuh delapan.', words: 3, at: { start: text.indexOf('- Enam'), end: text.length - 1 } },
    ]);
  });
});
