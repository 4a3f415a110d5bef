/** What of two Markdown texts is shown, and what is said of changes that have no letters. */
import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { wordsFrom } from '../../../cli/diagnostics/languages/index.ts';
import { comparedTexts } from '../../../cli/edit/app/versions/changed-blocks.ts';
import { changedSigns } from '../../../cli/edit/app/versions/changed-signs.ts';
import WORDS from '../../../cli/edit/app/words/words.generated.json' with { type: 'json' };
import { times } from '../../support/machine/long.ts';
import { random } from '../../support/values/random.ts';

const words = wordsFrom(WORDS, 'id');

/** What is said of the changes between two texts, with the part that it is said of. */
const said = (one: string, other: string) =>
  comparedTexts(one, other).map(({ text, own }) =>
    changedSigns(EditorState.create({ doc: text, extensions: [markdownLanguage] }), own, words).map(
      ({ from, to, says }) => [text.slice(from, to), says],
    ),
  );

const LONG = Array.from({ length: 9 }, (_, at) => `Alinea ${at}.`).join('\n\n');

describe('the blocks of two texts', () => {
  it('are shown where they differ, with what is next to them', () => {
    const [one, other] = comparedTexts(LONG, LONG.replace('Alinea 4.', 'Alinea empat.'));
    const left = [one, other].map(({ text, far }) => far.map(({ from, to }) => text.slice(from, to)));
    const ends = ['Alinea 0.\n\nAlinea 1.\n\nAlinea 2.', 'Alinea 6.\n\nAlinea 7.\n\nAlinea 8.'];
    expect(left).toEqual([ends, ends]);
  });

  it('are shown in both texts where one of them has one more', () => {
    const [one, other] = comparedTexts(LONG, LONG.replace('Alinea 4.\n\n', ''));
    expect([one, other].map(({ far }) => far.length)).toEqual([2, 2]);
    expect(one.far.every(({ from, to }) => !one.text.slice(from, to).includes('3'))).toBe(true);
    expect(other.far.every(({ from, to }) => !/[35]/.test(other.text.slice(from, to)))).toBe(true);
  });

  it('never leave out what differs, whatever the texts', () => {
    for (let seed = 0; seed < times(300, 5000); seed += 1) {
      const { below, of } = random(seed);
      const text = () =>
        Array.from({ length: below(40) }, () => of(['a', 'b', '**', ' ', '\n', '\n\n', '- '])).join('');
      for (const { text: all, own, far } of comparedTexts(text(), text()))
        for (const { from, to } of far) {
          expect(
            own.filter((one) => one.from < to && one.to > from),
            String(seed),
          ).toEqual([]);
          // Whole lines: anything else cannot be left out.
          expect([all[from - 1] ?? '\n', all[to] ?? '\n'], String(seed)).toEqual(['\n', '\n']);
        }
    }
  });
});

describe('changes that have no letters', () => {
  it.each([
    ['Jahe **segar** ini', 'Jahe segar ini', [[['**segar**', 'tebal']], []]],
    ['Jahe segar', 'Jahe *segar*', [[], [['*segar*', 'miring']]]],
    ['Bahan', '## Bahan', [[], [['## Bahan', 'judul']]]],
    ['- Satu\n- Dua', '1. Satu\n2. Dua', [[['- Satu', 'daftar']], [['1. Satu', 'nomor']]]],
    ['Kata ibu', '> Kata ibu', [[], [['> Kata ibu', 'kutipan']]]],
    [
      'Lihat [madu](/a/).',
      'Lihat [madu](/b/).',
      [[['[madu](/a/)', 'tautan: /a/']], [['[madu](/b/)', 'tautan: /b/']]],
    ],
    ['Kode `a`', 'Kode a', [[['`a`', '`']], []]],
    ['::: tip\nA\n:::', '::: danger\nA\n:::', [[['::: tip', null]], [['::: danger', null]]]],
    ['![A](x.jpg)', '![A](y.jpg)', [[['![A](x.jpg)', null]], [['![A](y.jpg)', null]]]],
    // What is new with its words is seen.
    ['Jahe', 'Jahe **segar**', [[], []]],
    ['1. Satu', '1. Baru\n2. Satu', [[], []]],
  ])('of %j and %j are said', (one, other, expected) => {
    expect(said(one, other)).toEqual(expected);
  });
});
