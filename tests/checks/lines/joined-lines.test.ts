import { expect, it } from 'vitest';
import lines from '../../../cli/checks/lines/index.ts';
import { bodyFaults } from '../../../cli/core/bodies/body-check.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';

const faults = (text: string) => bodyFaults(new BodyText({ text, start: 0 }), [lines]);
const rows = (text: string) =>
  faults(text).flatMap(({ code, params }) => (code === 'markdown/joined-lines' ? [params?.rows] : []));

it('shows lines that stay apart', () => {
  expect(rows('Senja Sehat\nJalan Senja 60\nJakarta')).toEqual([
    ['Senja Sehat\\', 'Jalan Senja 60\\', 'Jakarta'],
  ]);
  expect(rows('- Pagi\n- Siang\nMinum.')).toEqual([['- Siang', '', 'Minum.']]);
  expect(rows('[1] Satu\n[2] Dua')).toEqual([['1. Satu', '2. Dua']]);
  expect(rows('10/4/26, 9:05 PM - Sri: Satu\n10/4/26, 9:06 PM - Budi: Dua')).toEqual([
    ['Sri: Satu', '', 'Budi: Dua'],
  ]);
});

it('shows at most a few of them', () => {
  const poem = Array.from({ length: 20 }, (_, index) => `Baris ${index}`).join('\n');
  expect((rows(poem) as string[][])[0]).toHaveLength(7);
});

const LONG = 'kata '.repeat(10).trim();

it.each([
  // Wrapped by hand.
  `- Satu\n- ${LONG} panjang\nJakarta dan sekitarnya`,
  '- Satu\n- Dua\ndan seterusnya',
  '- Satu\n- Dua\n  Minum.',
  '- Satu\n- Dua  \nMinum.',
  '- Satu\n- Dua\\\nMinum.',
  '- Satu\n- Dua\n\nMinum.',
  '- Satu\n- Dua\nMinum.\n- Tiga',
  '- Satu\nMinum.',
  'Senja Sehat\nJakarta',
  'Senja Sehat\\\nJalan Senja\\\nJakarta',
  'Senja Sehat  \nJalan Senja  \nJakarta',
  'Senja Sehat<br>\nJalan Senja<br />\nJakarta',
  '> **Alamat:**<br/>\n> Jalan Senja<BR>\n> Jakarta',
  '- Satu\n- Dua<br>\nMinum.',
  `Senja\nSehat\nJakarta ${LONG}`,
  'Air penting bagi\nSiti dan\nbudi',
  '[1] Satu',
  '[1] Satu\n[1] Dua',
  '[1] Satu  \n[2] Dua',
  '[20/11 10.15] Bu Sri: Pagi',
])('finds nothing in %j', (text) => {
  expect(rows(text)).toEqual([]);
});

const nested = (text: string) =>
  faults(text).flatMap(({ code, params }) => (code === 'markdown/list-sign' ? [params?.rows] : []));

it('keeps a list inside an item of the list around it', () => {
  const shown = ['2. Minum', '   1. pagi', '   2. siang'];
  expect(nested('1. Makan\n2. Minum\na. pagi\nb. siang\n3. Tidur')).toEqual([shown]);
  expect(nested('1. Makan\n2. Minum\n\na. pagi\nb. siang\n\n3. Tidur')).toEqual([shown]);
  expect(nested('- Minum\n  • pagi\n  • siang')).toEqual([['- Minum', '  - pagi', '  - siang']]);
  expect(nested('Minum\na. pagi\nb. siang')).toEqual([[]]);
  const [fault] = faults('1. Minum\n• pagi\n   • siang\n2. Tidur');
  expect(fault?.edits?.map((edit) => edit.new)).toEqual(['   - ', '- ']);
});
