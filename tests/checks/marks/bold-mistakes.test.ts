import { expect, it } from 'vitest';
import marks from '../../../cli/checks/marks/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { parser } from '../../../cli/core/bodies/markdown-parser.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';
import { apply } from '../../../cli/core/values/changes/text-pieces.ts';

const faultsIn = (text: string) => bodyFaults(new BodyText({ text, start: 0 }), [marks]);

/** The text as it is fixed; null if nothing is certain. */
function fixed(text: string): string | null {
  const edits = faultsIn(text).flatMap((fault) => fault.edits ?? []);
  if (edits.length === 0) return null;
  return apply(
    text,
    edits.map(({ start, end, new: now }) => ({
      start,
      end,
      old: text.slice(start, end),
      new: now,
      code: 'markdown/unclosed-mark',
      field: '',
    })),
  );
}

it.each([
  ['**Penting:**Minum', '**Penting:** Minum'],
  ['*Penting:*minum', '*Penting:* minum'],
  ['***Awas!***Panas', '***Awas!*** Panas'],
  ['__Penting:__Minum', '__Penting:__ Minum'],
  ['_Penting:_minum', '_Penting:_ minum'],
  ['**"kata"**nya', '"**kata**"nya'],
  ['**(kata)**nya', '(**kata**)nya'],
  ['dia**“kata”**', 'dia“**kata**”'],
  ['**Pusat—**tempat', '**Pusat**—tempat'],
  ['**5%**nya', '**5**%nya'],
  ['**Catatan.**Minum', '**Catatan.** Minum'],
  ['Minum **air **putih', 'Minum **air** putih'],
  ['Minum** air** putih', 'Minum **air** putih'],
  ['Ini * miring*.', 'Ini *miring*.'],
  ['Ini *miring *.', 'Ini *miring*.'],
  ['| a | **b:**c |\n|---|---|\n| d | e |', '| a | **b:** c |\n|---|---|\n| d | e |'],
])('makes of %j what was intended', (text, intended) => {
  expect(fixed(text)).toBe(intended);
  expect(faultsIn(intended)).toEqual([]);
  const html = parser.render(intended);
  expect(html.match(/<(?:em|strong)>/g)).not.toBeNull();
  expect(html).not.toMatch(/[*_]/);
});

it.each([
  '**contoh.**id',
  '**12.**30',
  'a ** b ** c',
  'kata** x **kata',
  '**a **b** c',
  '__kata__nya',
  '**a\nb:**c',
  'Ini *miring *saja',
  '*miring *saja, lalu *lagi *saja',
  'Nilai *rata-rata dan *median',
  'Ini _miring _saja',
])('offers no fix for %j', (text) => {
  expect(fixed(text)).toBeNull();
  expect(faultsIn(text)).not.toEqual([]);
});

it.each([
  '*Harga naik',
  '2*(3+4)*x',
  '_a_b_',
  'target="_blank">Baca</a>_x',
  '*a b*c* d',
  'Kolom _id dan _rev ada',
  'Bahan *garam *gula *merica',
  '*Harga dapat berubah. Lihat *situs kami',
])('reports no single mark in %j', (text) => {
  expect(faultsIn(text).filter(({ code }) => code === 'markdown/unclosed-mark')).toEqual([]);
});

it.each([
  ['Ini *miring *saja', ['*miring* saja']],
  ['*miring *saja, lalu *lagi *saja', ['*miring* saja', '*lagi* saja']],
  ['Ini _miring _saja', ['_miring_ saja']],
])('suggests in %j what is likely', (text, likely) => {
  expect(faultsIn(text).map(({ params }) => params?.fix)).toEqual(likely);
});

it('suggests no marks without text between them', () => {
  for (const text of ['Sebelum 18F**,** saya', 'Nicole Wong**.**Lalu'])
    expect(faultsIn(text).map(({ params }) => params?.fix)).toEqual(['']);
});
