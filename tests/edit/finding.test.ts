/** Searching in the texts of entries: which are found, what of them is shown, and what is marked. */
import { describe, expect, it } from 'vitest';
import { foundExcerpt } from '../../cli/edit/finding/excerpt.ts';
import { plainOf } from '../../cli/edit/finding/plain.ts';
import { folded } from '../../cli/edit/finding/search.ts';
import { textTerms, WordIndex } from '../../cli/edit/finding/word-index.ts';
import { random } from '../support/values/random.ts';

const indexOf = (texts: Readonly<Record<string, string>>): WordIndex => {
  const index = new WordIndex();
  for (const [file, text] of Object.entries(texts)) index.put(file, text, text);
  return index;
};
const marked = (text: string, search: string): string[] =>
  foundExcerpt(text, search).filter((_, at) => at % 2 === 1);

describe('the index', () => {
  const index = indexOf({
    a: 'Sayur bayam dan jagung muda di Łódź.',
    b: 'Jagung rebus, garam secukupnya. O’Brien.',
    c: 'Straße di İstanbul bersama Bolaño.',
  });

  it.each([
    ['jagung', ['a', 'b']],
    ['MUDA sayur', ['a']],
    ['ayam', ['a']],
    ['lodz', ['a']],
    ['obrien', ['b']],
    ['bolano istanbul strasse', ['c']],
    ['rebus-garam', ['b']],
    ['jagung bolano', []],
    // One slip, only if nothing is as it is typed.
    ['jagnug', ['a', 'b']],
    ['secukupnja', ['b']],
    // In every text.
    ['di', []],
    ['', []],
  ])('finds by “%s”', (search, files) => expect(index.find(search, true)).toEqual(files));

  it('allows no slip while some texts are not read', () => expect(index.find('jagnug', false)).toEqual([]));

  it('knows a text as it was put last, and forgets those that are gone', () => {
    const own = indexOf({ a: 'satu', b: 'dua' });
    own.put('a', 'new', 'tiga');
    expect([own.has('a', 'new'), own.has('a', 'satu')]).toEqual([true, false]);
    expect([own.find('satu', false), own.find('tiga', false)]).toEqual([[], ['a']]);
    own.keep(new Set(['b']));
    expect([own.find('tiga', false), own.find('dua', false)]).toEqual([[], ['b']]);
  });
});

describe('an excerpt', () => {
  it('marks the words of the search, wherever they stand, with their marks and slips', () => {
    const text = 'Bu O’Brien menulis dari Łódź kepada Bolaño tentang sayur bayam.';
    expect(marked(text, 'bolano obrien lodz')).toEqual(['O’Brien', 'Łódź', 'Bolaño']);
    expect(marked(text, 'byaam')).toEqual(['bayam']);
    expect(foundExcerpt(text, 'zebra').join('')).toBe(text);
  });

  it('begins shortly before the words that stand together', () => {
    const far = `Jagung. ${'Kalimat lain yang panjang sekali. '.repeat(20)}Lalu rebus jagung dengan garam sampai empuk. ${'Kata. '.repeat(60)}`;
    const pieces = foundExcerpt(far, 'garam jagung');
    expect(pieces.filter((_, at) => at % 2 === 1)).toEqual(['jagung', 'garam']);
    expect(pieces[0]).toMatch(/^… .*rebus $/);
    expect(pieces.at(-1)).toMatch(/ …$/);
    expect(pieces.join('').length).toBeLessThan(170);
  });

  it('is a part of the text, and has the words that the index has found', () => {
    const own = random(20_261_130);
    const signs = [...'aAbÉéßłøı’\u0301 .-–,🌿中文İ'];
    for (let turn = 0; turn < 2000; turn += 1) {
      const some = (most: number): string =>
        Array.from({ length: 1 + own.below(most) }, () => own.of(signs)).join('');
      const text = some(600).replace(/\s+/g, ' ').trim();
      const words = text.split(' ');
      const search = `${own.of(words)} ${own.of(words)}`;
      const pieces = foundExcerpt(text, search);
      const shown = pieces.join('').replace(/^… | …$/g, '');
      expect(text).toContain(shown);
      expect(pieces.length % 2).toBe(1);
      const terms = textTerms(search);
      if (terms.length > 0)
        expect([text, search, indexOf({ text }).find(search, false)]).toEqual([text, search, ['text']]);
      for (const one of marked(text, search)) {
        const is = folded(one);
        if (indexOf({ text }).find(search, false).length > 0)
          expect([is, terms.some((term) => is.includes(term))]).toEqual([is, true]);
      }
    }
  });
});

it('reads the texts of fields and of the body, without marks and addresses', () => {
  const fields = {
    title: 'Sup hangat',
    imageUrl: 'images/sup.jpg',
    site: 'https://contoh.id/resep',
    order: 3,
    sections: [{ type: 'quote', words: 'Pelan-pelan saja.' }],
  };
  const body = `## Bahan\n\n- **ba**yam [segar](https://contoh.id/x)\n1. ![Panci](images/p.jpg)\n\n:::note Ingat\n> kata <b>tebal</b>\n:::\n| a | b |\n`;
  expect(plainOf(fields, body)).toBe(
    'Sup hangat · quote · Pelan-pelan saja. · Bahan bayam segar Panci kata tebal a b',
  );
});
