/** What people type and paste is read as it was meant: lists, headings, lines that stay apart. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { parser } from '../../../cli/core/bodies/markdown-parser.ts';
import { linesApart } from '../../../cli/core/bodies/typed/lines.ts';
import { times } from '../../support/machine/long.ts';

const html = (text: string): string => parser.render(text).replace(/\n/g, '');
const textIn = (text: string): string => parser.render(text).replace(/<[^>]*>/g, ' ');

describe('a list', () => {
  const BULLETS = [...'•·▪●○◦■➢►‣⁃❖»›–', '\uf0b7', '\uf0a7'];

  it.each(BULLETS)('has bullets of a word processor: %j', (sign) => {
    const list = '<ul><li>Satu</li><li>Dua</li></ul>';
    expect(html(`${sign} Satu\n${sign} Dua`)).toBe(list);
    expect(html(`Bahan:\n${sign}\tSatu\n${sign}\u00a0 Dua`)).toBe(`<p>Bahan:</p>${list}`);
  });

  it.each([
    ['•Satu\n•Dua', '- Satu\n- Dua'],
    ['o\tSatu\no\tDua', '- Satu\n- Dua'],
    ['·         Satu\n·         Dua', '- Satu\n- Dua'],
    ['‒ Satu\n‒ Dua', '- Satu\n- Dua'],
    ['-satu\n-dua', '- satu\n- dua'],
    ['teks:\n-satu\n-dua', 'teks:\n- satu\n- dua'],
    ['1.satu\n2.dua', '1. satu\n2. dua'],
    ['teks\n10)satu\n11)dua', 'teks\n\n10) satu\n11) dua'],
    ['-\u00a0satu', '- satu'],
    ['+\u2003satu', '- satu'],
    ['*\u200bsatu', '- satu'],
    ['\u00a02) satu', '2) satu'],
    ['> 1.\u00a0satu', '> 1. satu'],
    ['Lalu:\n2. minum\n3. makan', 'Lalu:\n\n2. minum\n3. makan'],
    ['> • Satu\n> • Dua', '> - Satu\n> - Dua'],
    ['Bawa:\n\n• Satu\n\n• Dua\n\nSelesai.', 'Bawa:\n\n- Satu\n\n- Dua\n\nSelesai.'],
    ['▪ Satu\nyang panjang\n\n▪ Dua', '- Satu\nyang panjang\n\n- Dua'],
    ['• Satu\n• Dua\nKesimpulan.', '- Satu\n- Dua\nKesimpulan.'],
    ['•\tSatu\no\tDua\n•\tTiga', '- Satu\n  - Dua\n- Tiga'],
    ['• Satu\n  • Dua\n    ▪ Lima\n• Tiga', '- Satu\n  - Dua\n    - Lima\n- Tiga'],
    ['1. Minum\n• pagi\n   • siang\n2. Tidur', '1. Minum\n   - pagi\n     - siang\n2. Tidur'],
    ['- Minum\n  • pagi\n  • siang\n- Tidur', '- Minum\n  - pagi\n  - siang\n- Tidur'],
    ['• Satu\n## Judul\n• Dua\n• Tiga', '- Satu\n## Judul\n- Dua\n- Tiga'],
    ['• Satu\n```\n• x\n```\n• Dua\n• Tiga', '- Satu\n```\n• x\n```\n- Dua\n- Tiga'],
  ])('is read as if it was written in Markdown: %j', (typed, markdown) => {
    expect(html(typed)).toBe(html(markdown));
  });

  it.each([
    '• Satu',
    '• • •',
    'Satu • Dua\nTiga • Empat',
    '– Satu\n\n– Dua',
    'Ibu berkata\n– begitulah',
    '»Satu«\n»Dua«',
    'o satu\no dua',
    '§ 1 Satu\n§ 2 Dua',
    '-satu',
    '1.satu',
    '-5\n-6',
    '1.5\n2.5',
    'Kami berusia\n14. Mereka\nlain',
    '*\u00a0a *',
    '```\n• Satu\n• Dua\n```',
    '    ● a.service\n    ● b.service',
  ])('is not found in %j', (text) => {
    expect(html(text)).not.toMatch(/<[uo]l/);
  });

  it('has its places in the file', () => {
    const text = '•\tSatu **\n\n\n•\tDua [a](/a/)\n';
    const body = new BodyText({ text, start: 0 });
    expect(body.blocks.map((block) => body.place(block, 0))).toEqual([
      text.indexOf('Satu'),
      text.indexOf('Dua'),
    ]);
    expect(body.tokens.filter(({ type }) => type === 'list_item_open').map(({ map }) => map)).toEqual([
      [0, 1],
      [3, 4],
    ]);
  });
});

describe('a heading', () => {
  it.each([
    ['##Judul', '## Judul'],
    ['##Judul##', '## Judul'],
    ['##Bahasa C#', '## Bahasa C#'],
    ['######Judul', '###### Judul'],
    ['#\u00a0Judul', '# Judul'],
    ['\u3000\u2003# Judul', '# Judul'],
    ['#\u00a0 \u200bJudul', '# Judul'],
    ['teks\n  ##Satu  \n##Dua', 'teks\n## Satu\n## Dua'],
    ['> ##Judul\n\n- ##Butir', '> ## Judul\n\n- ## Butir'],
  ])('lacks its space: %j', (typed, markdown) => {
    expect(html(typed)).toBe(html(markdown));
  });

  it.each(['#Judul', '#######Judul', '##\\Judul', 'a ##Judul', '#\u00a0', '\u00a0#Judul', '    ##Judul'])(
    'is not found in %j',
    (text) => {
      expect(html(text)).not.toMatch(/<h\d/);
    },
  );
});

describe('lines', () => {
  const apart = (text: string): number[] => [...linesApart(text.split('\n'))].sort((a, b) => a - b);

  it.each([
    'Q: Apa itu teh?\nA: Minuman hangat.',
    'Tanya: Apa itu teh?\nJawab: Minuman hangat.',
    '=> minum air\n=> minum teh',
    '— Satu\n— Dua',
    '*Satu\n*Dua',
    '✅ Satu\n❌ Dua',
    '1️⃣ Satu\n2️⃣ Dua',
    '→ Satu\n→ Dua',
    '08.15 Senam\n09.00 - 10.00 WIB: Makan',
    '8:15 am Walk\n9:00 am Lunch',
    '20/04/25 08.15 - Ibu: Pagi\n20/04/25 08.16 - +62 812: Pagi',
    '[20/4/25, 08.15.22] Ibu: Pagi\n[20/4/25, 08.16.01] Budi: Pagi',
    '[10:15, 20/11/2026] Bu Sri: Pagi\n[10:17, 20/11/2026] Pak Budi: Pagi',
    '10/4/26, 9:05 PM - Sri: Satu\n10/4/26, 9:06 PM - Budi: Dua',
    '1.1 Latar\n1.2. Tujuan',
    '[ ] Pakai sepatu\n[x] Bawa air',
    '[1] Kementerian Kesehatan\n[2] WHO',
    'a. Satu\nb. Dua',
    'A) Satu\nB) Dua',
    'ii. Satu\niii. Dua',
    '(1) Satu\n(2) Dua',
    '1). Satu\n2). Dua',
    '1: Satu\n2: Dua',
    '5. Senam\n12. Jalan',
    'Nama : Siti\nAlamat : Bandung',
    'Nama\t: Siti\nAlamat\t: Bandung',
    'Pendahuluan ........ 1\nPenutup …… 12',
  ])('stay apart: %j', (text) => {
    expect(apart(text)).toEqual([0, 1]);
    expect(html(`kata\n${text}`)).toContain('kata<br />');
    expect(html(`kata\n${text}`).match(/<br/g)).toHaveLength(2);
  });

  it('stay apart in an address or a poem', () => {
    expect(html('Senja Sehat\nJalan Senja 60\nJakarta')).toBe(
      '<p>Senja Sehat<br />Jalan Senja 60<br />Jakarta</p>',
    );
  });

  it.each(['*', '-', '•', '1.'])('stay apart below a text, indented too far for a list: %j', (mark) => {
    const other = mark === '1.' ? '2.' : mark;
    expect(html(`   Bawa:\n     ${mark} air\n     ${other} roti`)).toBe(
      `<p>Bawa:<br />${mark} air<br />${other} roti</p>`,
    );
  });

  it('are a part of the line above where they begin like none', () => {
    expect(apart('08.00 Senam\ndi lapangan\n09.00 Makan')).toEqual([0, 2]);
  });

  it.each([
    'Rapat pukul 08.15 sampai\n09.00 lalu pulang',
    '10.000 orang\n20.000 orang',
    '08.15\n09.00',
    '1.5 kg\n2.5 kg',
    'A. Yani\nH. Agus',
    '12. Jalan\n5. Senam',
    '5 – 6 orang\n7 – 8 orang',
    '*harga* satu\n*harga* dua',
    '© Satu\n© Dua',
    '(2025) Satu\n(2024) Dua',
    '[1] Satu\n[1] Dua',
    'Senja Sehat\nJakarta',
    `Senja\nSehat\nJakarta ${'kata '.repeat(10)}`,
    'Air penting bagi\nSiti dan\nbudi',
    'Nama: Siti\nAlamat: Bandung',
  ])('run together: %j', (text) => {
    expect(apart(text)).toEqual([]);
  });
});

const PARTS = [
  ...[
    '•',
    '·',
    '–',
    '—',
    'o\t',
    '\uf0b7\t',
    '-',
    '- ',
    '1.',
    '2. ',
    '3)',
    '##',
    '# ',
    '> ',
    '```',
    '---',
    '::: note',
    ':::',
  ],
  ...['\n', '\n', '\n', '\n\n', ' ', '    ', '\t', '\u00a0', '\u200b', '| a |', '<div>', '<!-- x -->'],
  ...['air', 'Minum', 'kata.', 'a)', '08.00 ', 'Nama : '],
];

it('loses no word, whatever is mixed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 24 }), (parts) => {
      const text = parts.map((part, index) => (/^[\p{L}]{3}/u.test(part) ? `kata${index}x` : part)).join('');
      const shown = textIn(text);
      const words = text.replace(/:::[^\n]*|```[^\n]*|^[ \t]*\[.*$/gm, '').match(/kata\d+x/g) ?? [];
      expect(words.filter((word) => !shown.includes(word))).toEqual([]);
    }),
    { numRuns: times(500, 20_000) },
  );
});
