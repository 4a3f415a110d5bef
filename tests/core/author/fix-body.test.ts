/** Bodies are fixed if that is certain, and nothing else in them changes. */
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { editsOfBody, proveBody, slipFinder } from '../../../cli/core/author/fix-body.ts';
import type { Judge } from '../../../cli/core/author/fix-reading.ts';
import { parse } from '../../../cli/core/parse/parse.ts';

const slipsIn = slipFinder(CHECKS.file.body);
const FRONT = '---\ntitle: a\n---\n';
const judge: Judge = (text) => {
  const { value, diagnostics } = parse('a.md', new TextEncoder().encode(text));
  return { path: 'a.md', text, document: value, diagnostics };
};

/** The fixed body, or null if nothing is certain. */
function fixedBody(body: string): string | null {
  const before = judge(FRONT + body);
  const edits = editsOfBody(before, slipsIn);
  const after = edits.length === 0 ? null : proveBody(before, edits, judge, slipsIn);
  return after?.after.text.slice(FRONT.length) ?? null;
}

describe('a certain fix', () => {
  it.each([
    ['Lihat https://a.id/b_c.', 'Lihat <https://a.id/b_c>.'],
    [
      'Lihat www.a.id dan a@b.id\n\n`www.a.id`',
      'Lihat [www.a.id](https://www.a.id) dan <a@b.id>\n\n`www.a.id`',
    ],
    ['• Satu\n• Dua', '- Satu\n- Dua'],
    ['Bahan:\n\uf0b7\tSatu\n\uf0b7\tDua\n\nTeks', 'Bahan:\n- Satu\n- Dua\n\nTeks'],
    ['> • Satu\n> • Dua', '> - Satu\n> - Dua'],
    ['1.Satu\n2.Dua', '1. Satu\n2. Dua'],
    ['-Satu\n-Dua', '- Satu\n- Dua'],
    ['\tMinum air putih.\n\nTeks.', 'Minum air putih.\n\nTeks.'],
    ['Teks.\n\n    Minum air putih.\nLagi.', 'Teks.\n\nMinum air putih.\nLagi.'],
    ['\t1. Cuci beras\n\t2. Tanak nasi', '1. Cuci beras\n2. Tanak nasi'],
    ['Teks.\n\n[Penting]: minum', 'Teks.\n\n\\[Penting]: minum'],
    ['2025. Tahun itu', '2025\\. Tahun itu'],
    ['mailto:a@b.id', '<a@b.id>'],
    ['• Satu\r\n• Dua\r\n', '- Satu\r\n- Dua\r\n'],
    ['| a |\n|---|\n| https://a.id |', '| a |\n|---|\n| <https://a.id> |'],
  ])('is applied: %j', (body, now) => {
    expect(fixedBody(body)).toBe(now);
  });

  it.each([
    ['• Satu\n• Dua\nKesimpulan.'],
    ['a. Satu\nb. Dua'],
    ['— Satu\n— Dua'],
    ['Teks\n---\nLagi'],
    ['Hari\tLama\nSenin\t10 menit'],
    // The list above would continue.
    ['- Nol\n\n• Satu\n• Dua'],
    ['    Jalan Melati 5\n    Kota Bandung, Jawa Barat'],
    ['    npm install'],
    ['Teks.\n\n[1]: https://a.id/b'],
    ['Teks.\n\n[1]: a.go.id'],
    ['1945. Merdeka\n1955. Pemilu'],
  ])('is not applied elsewhere: %j', (body) => {
    expect(fixedBody(body)).toBeNull();
  });

  it('is applied however many there are', () => {
    expect(fixedBody('https://a.id\n\n'.repeat(300))).toBe('<https://a.id>\n\n'.repeat(300));
  });
});

it('rejects an edit that changes more than it claims', () => {
  const before = judge(`${FRONT}• Satu\n• Dua\n\nTiga`);
  const edits = editsOfBody(before, slipsIn);
  const [first, second] = edits;
  if (!first || !second) throw new Error('no edits');
  expect(proveBody(before, edits, judge, slipsIn)).not.toBeNull();
  expect(proveBody(before, [first], judge, slipsIn)).toBeNull();
  expect(proveBody(before, [first, { ...second, new: '- Lagi ' }], judge, slipsIn)).toBeNull();
  expect(proveBody(before, [first, { ...second, end: second.end + 4 }], judge, slipsIn)).toBeNull();
  expect(proveBody(before, [first, { ...second, new: '-' }], judge, slipsIn)).toBeNull();
});
