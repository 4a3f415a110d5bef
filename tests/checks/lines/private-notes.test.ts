import { expect, it } from 'vitest';
import lines from '../../../cli/checks/lines/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';

const faults = (text: string) =>
  bodyFaults(new BodyText({ text, start: 0 }), [lines]).filter(({ code }) => code === 'markdown/placeholder');
const notes = (text: string) => faults(text).map(({ params }) => params?.fix);

it('reports notes with the comment that they should be', () => {
  expect(notes('// cek lagi')).toEqual(['<!-- cek lagi -->']);
  expect(notes('/* cek lagi */\n\nTeks.')).toEqual(['<!-- cek lagi -->']);
  expect(notes('a %%satu%% b {/* dua */} c')).toEqual(['<!-- satu -->', '<!-- dua -->']);
  expect(notes('Teks.\n\n# Please check\n\nTeks.')).toEqual(['<!-- Please check -->']);
  expect(notes('Teks.\n\n# tanya dokter dulu\n\nTeks.')).toEqual(['<!-- tanya dokter dulu -->']);
  expect(notes('Teks.\n\n# Sumbernya belum ada.\n\nTeks.')).toEqual(['<!-- Sumbernya belum ada. -->']);
});

it('reports notes in every text, with all that they say', () => {
  expect(notes('## Judul %%satu%%\n\n| a |\n|---|\n| {/* dua */} |\n\n<p>%%tiga%%</p>')).toEqual([
    '<!-- satu -->',
    '<!-- dua -->',
    '<!-- tiga -->',
  ]);
  expect(notes('a %% naik 20% %% {/* 2*3 */} b %%lihat `kode`%%')).toEqual([
    '<!-- naik 20% -->',
    '<!-- 2*3 -->',
    '<!-- lihat `kode` -->',
  ]);
  expect(notes(`%%${'kata '.repeat(200)}%%`)).toHaveLength(1);
  expect(notes('Teks\n/*\nsatu\ndua\n*/\nTeks')).toEqual(['<!-- satu dua -->']);
  expect(notes('/*\nsatu\n\ndua\n*/\n\nTeks')).toEqual(['<!-- … -->']);
  expect(notes('[x](/a/)%%satu%% https://contoh.id/ %%dua%%')).toEqual(['<!-- satu -->', '<!-- dua -->']);
  expect(notes('50%% lalu %%satu%%, 5 %% sampai 10 %%, %%dua%%')).toEqual(['<!-- satu -->', '<!-- dua -->']);
});

it('is safe only for notes with a beginning and an end', () => {
  const edits = (text: string) => faults(text).flatMap((fault) => fault.edits ?? []);
  expect(edits('a %% satu %% b').map((edit) => edit.new)).toEqual(['<!-- satu -->']);
  expect(edits('a %% satu --> dua %% b')).toEqual([]);
  expect(edits('// cek')).toEqual([]);
});

it.each([
  '//contoh.id/a',
  '//cdn/a',
  'https://contoh.id // teks',
  '50%% ya',
  'Diskon 50%% hari ini, 20%% besok.',
  'Naik 10 %% (dari 5 %%) saja.',
  'Lihat https://contoh.id/a%%20b%%c dan [x](/a/%%b%%).',
  '/* adalah tanda',
  'Jalan /*/ dan */ biasa',
  '## /* judul */',
  '`%% kode %%` dan `{/* kode */}`',
  '# Air putih\n\nTeks.',
  '# mengapa\n\nTeks.\n\n# bagaimana\n\nTeks.',
  'Teks.\n\n## tanya dokter\n\nTeks.',
  'Teks.\n\n# Air putih\n\nTeks.',
  '<!-- // cek -->\n\nTeks.',
  'Sel `#DIV/0!` kosong.',
])('finds none in %j', (text) => {
  expect(notes(text)).toEqual([]);
});
