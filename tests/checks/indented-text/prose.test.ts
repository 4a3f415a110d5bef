import { describe, expect, it } from 'vitest';
import { isIndentedProse, isPlainProse } from '../../../cli/checks/indented-text/prose.ts';

describe('an indented code block', () => {
  it.each([
    'Minum air putih.',
    'Ini alinea yang disalin dari pengolah kata',
    '“Minum air,” kata ibu.',
    'Harga teh naik; gula tidak. Lihat https://a.id/b_c?d=e.',
    '1. Cuci beras\n2. Tanak nasi',
    '• Sepatu olahraga\n• Botol air minum',
    'lalu ia pulang ke rumah dan tidur siang.',
    'Jalan Melati 5\nKota Bandung, Jawa Barat',
    '## Bahan yang perlu\n\n- jahe',
  ])('is prose: %j', (code) => {
    expect(isIndentedProse(code)).toBe(true);
  });

  it.each([
    'npm install senja',
    'title: Judul yang baik sekali',
    'const a = 1;',
    'a {\n  b: c;\n}',
    '$ git commit',
    '<b>Minum air putih setiap pagi.</b>',
    'SELECT nama FROM warga WHERE umur',
    'if x then y else z',
    '12 34 56',
    'Pagi',
    '# Judul pengaturan yang panjang sekali',
  ])('is code: %j', (code) => {
    expect(isIndentedProse(code)).toBe(false);
  });

  it('loses its indent if its lines mean the same without it', () => {
    expect(isPlainProse(['\tSatu.', '', '\tDua.'])).toBe(true);
    expect(isPlainProse(['    1. Satu', '    2. Dua'])).toBe(true);
    expect(isPlainProse([`    ${'kata '.repeat(13)}`, '    lagi.'])).toBe(true);
    expect(isPlainProse(['    Jalan Melati 5', '    Bandung'])).toBe(false);
    expect(isPlainProse(['    Satu.', '', '      Dua.'])).toBe(false);
  });
});
