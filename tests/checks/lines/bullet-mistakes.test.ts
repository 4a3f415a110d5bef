import { describe, expect, it } from 'vitest';
import { bulletMistake } from '../../../cli/checks/lines/bullet-mistakes.ts';
import { spansIn } from '../../../cli/checks/lines/line-mistakes.ts';

const mistake = (content: string) => bulletMistake(content, spansIn(content));

/** The paragraph after the edits. */
function fixedText(content: string): string {
  let text = content;
  for (const { at, length, new: now } of [...(mistake(content)?.edits ?? [])].reverse())
    text = text.slice(0, at) + now + text.slice(at + length);
  return text;
}

describe('joined lines', () => {
  it.each(['•', '·', '▪', '●', '○', '◦', '■', '➢', '►', '–', '\uf0b7', '\uf0a7', '‣', '⁃', '❖', '»', '›'])(
    'become a list: %j',
    (sign) => {
      expect(fixedText(`${sign} Satu\n${sign} Dua`)).toBe('- Satu\n- Dua');
      expect(fixedText(`Bahan:\n${sign}\tSatu\n${sign}\u00a0 Dua`)).toBe('Bahan:\n- Satu\n- Dua');
    },
  );

  it.each([
    ['•Satu\n•Dua', '- Satu\n- Dua'],
    ['o\tSatu\no\tDua', '- Satu\n- Dua'],
    ['Ø\tSatu\nØ\tDua', '- Satu\n- Dua'],
    ['Ø Satu\nØ Dua', '- Satu\n- Dua'],
    ['§ Satu\n§ Dua', '- Satu\n- Dua'],
    ['‒ Satu\n‒ Dua', '- Satu\n- Dua'],
    ['✅ Satu\n❌ Dua', '- ✅ Satu\n- ❌ Dua'],
    ['✔️ Satu\n✔️ Dua', '- ✔️ Satu\n- ✔️ Dua'],
    ['1️⃣ Satu\n2️⃣ Dua', '- 1️⃣ Satu\n- 2️⃣ Dua'],
    ['→ Satu\n→ Dua', '- → Satu\n- → Dua'],
    ['*Satu\n*Dua', '- Satu\n- Dua'],
  ])('become a list: %j', (content, list) => {
    expect(fixedText(content)).toBe(list);
  });

  it.each([
    'a. Satu\nb. Dua',
    'a) Satu\nb) Dua',
    '(1) Satu\n(2) Dua',
    'i. Satu\nii. Dua',
    '— Satu\n— Dua',
    '08.15 Senam\n09.00 - 10.00 WIB: Makan',
    '8:15 am Walk\n9:00 am Lunch',
    '20/04/25 08.15 - Ibu: Pagi\n20/04/25 08.16 - +62 812: Pagi',
    '[20/4/25, 08.15.22] Ibu: Pagi\n[20/4/25, 08.16.01] Budi: Pagi',
    '1.1 Latar\n1.2. Tujuan',
    '[ ] Pakai sepatu\n[x] Bawa air',
    '• Satu\n• Dua\nKesimpulan.',
    '• Satu\n◦ Dua\n• Tiga',
  ])('are reported but not fixed where the fix is not safe: %j', (content) => {
    expect(mistake(content)?.code).toBe('markdown/list-sign');
    expect(fixedText(content)).toBe(content);
  });

  it.each([
    '• Satu',
    'Satu • Dua\nTiga • Empat',
    '• Satu  \n• Dua',
    'Rapat pukul 08.15 sampai\n09.00 lalu pulang',
    '10.000 orang\n20.000 orang',
    '08.15\n09.00',
    '1.5 kg\n2.5 kg',
    'A. Yani\nH. Agus',
    'S. Rahmat\nT. Hidayat',
    'B. Santoso\nC. Tanoto',
    'A. Rahman adalah dokter.\nB. Santoso juga.',
    'Dokter kami.\nA. Rahman bertugas pagi.\nB. Santoso sore.',
    'Teh\n12. Jalan\n5. Senam',
    'Umur\n5. Lalu\nia\n12. Pulang',
    'Pukul\n5: senam\n12: jalan',
    '5 – 6 orang\n7 – 8 orang',
    '*harga* satu\n*harga* dua',
    'Ibu berkata\n– begitulah',
    '© Satu\n© Dua',
    'o satu\no dua',
    '§ 1 Satu\n§ 2 Dua',
    '(2025) Satu\n(2024) Dua',
  ])('are not found in %j', (content) => {
    expect(mistake(content)).toBeNull();
  });
});

describe('a list of letters or numbers', () => {
  it.each([
    ['Langkah:\n2. Dua\n3. Tiga', '2. Dua', '2.'],
    ['1). Cuci\n2). Rebus', '1. Cuci', ''],
    ['Cara:\n3.) Cuci\n4.) Rebus', '3. Cuci', ''],
    ['Jadwal:\n5. Senam\n12. Jalan', '- 5\\. Senam', ''],
    ['01: Cuci\n02: Rebus', '1. Cuci', ''],
    ['A. Persiapan\nB. Pelaksanaan', '1. Persiapan', ''],
    ['I. Persiapan\nII. Pelaksanaan', '1. Persiapan', ''],
    ['Langkah:\nA. Cuci beras.\nB. Tanak nasi.', '1. Cuci beras.', ''],
    ['A. Cuci beras.\nB. Tanak nasi.\nC. Makan.', '1. Cuci beras.', ''],
    ['b). Cuci\nc). Rebus', '1. Cuci', ''],
  ])('%j', (content, fix, first) => {
    expect(mistake(content)?.params).toMatchObject({ fix, first });
  });
});
