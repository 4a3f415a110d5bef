/** The block of a Markdown text that the caret is in, as its page shows it. */
import { expect, it } from 'vitest';
import { blockAt } from '../../../../cli/edit/app/preview/place.ts';

/** `¦` is the caret. */
it.each([
  ['Satu.\n\nDua ¦tiga\nempat.\n\nLima.', 'Dua tiga empat.'],
  ['Dua tiga\nem¦pat.', 'Dua tiga empat.'],
  ['## Ca¦ra {#cara}\nTeks', 'Cara'],
  ['## Cara\nTe¦ks', 'Teks'],
  ['- satu\n- du¦a\n  lagi\n- tiga', 'dua lagi'],
  ['- satu\n  la¦gi\n- tiga', 'satu lagi'],
  ['1. satu\n2. ¦dua', 'dua'],
  ['> Kut¦ipan', 'Kutipan'],
  ['| a | b |\n| --- | --- |\n| c | d¦d |', 'dd'],
  ['| a¦a | b |', 'aa'],
  ['Lihat [teh](/teh/) ¦ini.', 'Lihat teh ini.'],
  ['![Orang berjalan](a.jpg)¦', 'Orang berjalan'],
  ['Satu\n¦\nDua', ''],
  ['¦', ''],
  ['::: tip Awas\nIsi ¦kotak\n:::', 'Isi kotak'],
])('of %j is %j', (text, block) => {
  expect(blockAt(text.replace('¦', ''), text.indexOf('¦'))).toBe(block);
});
