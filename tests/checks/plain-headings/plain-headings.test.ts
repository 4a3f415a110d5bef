import { expect, it } from 'vitest';
import check from '../../../cli/checks/plain-headings/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';

const found = (text: string) =>
  bodyFaults(new BodyText({ text, start: 0 }), [check]).map(({ params }) => [params?.fix, params?.count]);

it('reports lines that look like headings, once for all of a kind', () => {
  expect(found('**Satu**\n\nTeks.\n\n__Dua:__\n\n- a\n\n**Tiga**:\n\nTeks.')).toEqual([['## Satu', 3]]);
  expect(found('SATU DUA\n\nTeks.\n\nAPA ITU?\n\nTeks.')).toEqual([['## SATU DUA', 2]]);
  expect(found('I. Satu\n\nTeks.\n\nII. Dua\n\nTeks.')).toEqual([['## I. Satu', 2]]);
});

it('reports each heading whose sign touches its first word', () => {
  expect(found('#Satu dua\n\nTeks.\n\n#Tiga empat?\n\nTeks.')).toEqual([
    ['## Satu dua', ''],
    ['## Tiga empat?', ''],
  ]);
});

it('reports a single word too, but leaves the correction to the author: it may be a hashtag', () => {
  const [fault] = bodyFaults(new BodyText({ text: '#Judul\n\nTeks.', start: 0 }), [check]);
  expect(fault).toMatchObject({ params: { fix: '## Judul' } });
  expect(fault?.edits).toEqual([]);
});

it.each([
  '**Satu**\n\nTeks.',
  '**Satu.**\n\nTeks.\n\n**Dua.**\n\nTeks.',
  '## Judul\n\n**Satu**\n\nTeks.\n\n**Dua**\n\nTeks.',
  '- **Satu**\n\n- **Dua**\n\nTeks.',
  '> **Satu**\n>\n> **Dua**\n>\n> Teks.',
  '**Satu**\n\n**Dua**\n\n**Tiga**',
  '**Satu** dua\n\nTeks.\n\n**Tiga** empat\n\nTeks.',
  '**1**\n\nTeks.\n\n**2**\n\nTeks.',
  'WHO\n\nTeks.\n\nBMKG\n\nTeks.',
  'A. Yani lahir di sini.\n\nTeks.\n\nB. Yani juga.\n\nTeks.',
  '#sehat #lansia\n\nTeks.',
  '#Sehat #Lansia\n\nTeks.',
  '#SehatBersama ayo ikut\n\nTeks.',
  '#sehat\n\nTeks.',
  'Teks.\n\n#Sehat',
  '#Sehat itu mudah.\n\nTeks.',
  'Teks.\n\n#Satu dua',
  '# Judul\n\n\\#Satu dua\n\nTeks.',
])('finds nothing in %j', (text) => {
  expect(found(text)).toEqual([]);
});
