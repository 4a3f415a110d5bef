import { describe, expect, it } from 'vitest';
import { isIndentedList, isIndentedProse, isPlainProse } from '../../../cli/checks/indented-text/prose.ts';

describe('an indented code block', () => {
  it.each([
    'Minum air putih.',
    'From the kitchen.',
    'Catatan: minum air.',
    '- Senin: sup ayam',
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
    '- name: pasang semua paket',
    '- -v tulis semua pesan',
    '- apt-get install',
    'menjorok sekali kata ibu saya kemarin.',
    'Pagi',
    '# Judul pengaturan yang panjang sekali',
  ])('is code: %j', (code) => {
    expect(isIndentedProse(code)).toBe(false);
  });

  it('is prose from fewer words in a quotation', () => {
    expect(isIndentedProse('menjorok sekali kata ibu saya kemarin.', 5)).toBe(true);
    expect(isIndentedProse('menjorok sekali kata ibu saya', 5)).toBe(false);
    expect(isIndentedProse('kata ibu saya kemarin.', 5)).toBe(false);
  });

  it.each([
    '- Satu\n- Dua',
    '- Senin: sup\n- Selasa: nasi',
    '* Satu\n\n* Dua',
    '1. jahe\n2. gula',
    '1) Jahe\n2) gula https://a.id/b_c',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '| a |\n| :-: |',
  ])('is a list or a table: %j', (code) => {
    expect(isIndentedList(code)).toBe(true);
  });

  it.each([
    '- Satu',
    '- satu\n- dua',
    '- Satu\ndua',
    '- nama: satu\n- nama: dua',
    '- npm ci\n- npm test',
    '- -a\n- -b',
    '- USB\n- HDMI',
    '- Satu\n- Dua_b',
    '1. 5\n2. 6',
    '| a | b |\n| c | d |',
    '| a | b\n|---|---|',
  ])('is no list in words, and no table: %j', (code) => {
    expect(isIndentedList(code)).toBe(false);
  });

  it('loses its indent if its lines mean the same without it', () => {
    expect(isPlainProse(['\tSatu.', '', '\tDua.'])).toBe(true);
    expect(isPlainProse(['    1. Satu', '    2. Dua'])).toBe(true);
    expect(isPlainProse(['    | a |', '    |---|'])).toBe(true);
    expect(isPlainProse([`    ${'kata '.repeat(13)}`, '    lagi.'])).toBe(true);
    expect(isPlainProse(['    Jalan Melati 5', '    Bandung'])).toBe(false);
    expect(isPlainProse(['    Satu.', '', '      Dua.'])).toBe(false);
  });
});
