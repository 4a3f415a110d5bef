/** Bodies are fixed if that is certain, and nothing else in them changes. */
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { editsOfBody, mistakeFinder } from '../../../cli/core/edit/body-edits.ts';
import { editFile } from '../../../cli/core/edit/edit-file.ts';
import { prove } from '../../../cli/core/edit/proof.ts';
import { parsing, type Reader } from '../../../cli/core/edit/read-file.ts';

const FRONT = '---\ntitle: a\n---\n';
const reader: Reader = { ...parsing('a.md'), mistakesIn: mistakeFinder(CHECKS.file.body) };

/** The fixed body, or null if nothing is certain. */
function fixedBody(body: string): string | null {
  const fixed = editFile('a.md', FRONT + body, reader, (file) => editsOfBody(file, reader));
  return fixed?.after.slice(FRONT.length) ?? null;
}

describe('a safe fix', () => {
  it.each([
    ['\tMinum air putih.\n\nTeks.', 'Minum air putih.\n\nTeks.'],
    ['Teks.\n\n    Minum air putih.\nLagi.', 'Teks.\n\nMinum air putih.\nLagi.'],
    ['\t1. Cuci beras\n\t2. Tanak nasi', '1. Cuci beras\n2. Tanak nasi'],
    ['Teks.\n\n[Penting]: minum', 'Teks.\n\n\\[Penting]: minum'],
    ['2025. Tahun itu', '2025\\. Tahun itu'],
    ['\t1. Cuci beras\r\n\t2. Tanak nasi\r\n', '1. Cuci beras\r\n2. Tanak nasi\r\n'],
  ])('is applied: %j', (body, now) => {
    expect(fixedBody(body)).toBe(now);
  });

  it.each([
    ['Teks\n---\nLagi'],
    ['Hari\tLama\nSenin\t10 menit'],
    ['    Jalan Melati 5\n    Kota Bandung, Jawa Barat'],
    ['    npm install'],
    ['Teks.\n\n[1]: https://a.id/b'],
    ['Teks.\n\n[1]: a.go.id'],
    ['1945. Merdeka\n1955. Pemilu'],
  ])('is not applied elsewhere: %j', (body) => {
    expect(fixedBody(body)).toBeNull();
  });

  it('is applied however many there are', () => {
    const now = 'Minum air putih.\n\nTeks.\n\n';
    expect(fixedBody(`\t${now}`.repeat(300))).toBe(now.repeat(300));
  });
});

it('rejects an edit that changes more than it claims', () => {
  const before = reader.read(`${FRONT}\t1. Cuci beras\n\t2. Tanak nasi\n\nTiga`);
  const edits = editsOfBody(before, reader);
  const [first, second] = edits;
  if (!first || !second) throw new Error('no edits');
  expect(prove(before, edits, reader)).not.toBeNull();
  expect(prove(before, [first, { ...second, new: '- Lagi ' }], reader)).toBeNull();
  expect(prove(before, [first, { ...second, new: '-' }], reader)).toBeNull();
  expect(prove(before, [first, { ...second, start: 0, end: 0 }], reader)).toBeNull();
});

it('makes all edits of a fault or none of them, and others in spite of it', () => {
  const list = '\t1. Cuci beras\n\t2. Tanak nasi';
  const body = `[Penting]: minum\n\nTeks.\n\n${list}`;
  const made = editFile('a.md', FRONT + body, reader, (file) => {
    const edits = editsOfBody(file, reader);
    return edits.map((edit, index) => (index === edits.length - 1 ? { ...edit, new: '- Lagi ' } : edit));
  });
  expect(made?.after).toBe(`${FRONT}\\[Penting]: minum\n\nTeks.\n\n${list}`);
});
