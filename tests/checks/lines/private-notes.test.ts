import { expect, it } from 'vitest';
import lines from '../../../cli/checks/lines/index.ts';
import { bodyFaults } from '../../../cli/core/bodies/body-check.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';

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
