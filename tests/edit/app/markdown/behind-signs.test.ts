/** Words that are written before the signs of a line come behind them, so that it stays what it is. */
import { expect, it } from 'vitest';
import { behindSigns } from '../../../../cli/edit/app/markdown/typing/behind-signs.ts';
import { typed } from './typed.ts';

const typedBehind = typed(behindSigns);

it.each([
  ['a heading', '‸## Judul', '## Baru ‸Judul'],
  ['a heading, between its signs', '#‸# Judul', '## Baru ‸Judul'],
  ['a heading, before its space', '##‸ Judul', '## Baru ‸Judul'],
  ['an item', 'a\n\n‸- teh\n- kopi', 'a\n\n- Baru ‸teh\n- kopi'],
  ['an item of an item', '- a\n‸  - teh', '- a\n  - Baru ‸teh'],
  ['a numbered item', '1. a\n‸2. teh', '1. a\n2. Baru ‸teh'],
  ['a task', '‸- [x] teh', '- [x] Baru ‸teh'],
  ['a quote', '‸> teh', '> Baru ‸teh'],
  ['a heading in a quote', '‸> ## Judul', '> ## Baru ‸Judul'],
  ['words after the signs', '## ‸Judul', '## Baru ‸Judul'],
  ['a line without signs', '‸#tagar', 'Baru ‸#tagar'],
  ['a line of code', '```\n‸# a\n```', '```\nBaru ‸# a\n```'],
  ['a comment', '<!--\n‸- a\n-->', '<!--\nBaru ‸- a\n-->'],
])('%s', (_, before, after) => expect(typedBehind(before, 'Baru ')).toBe(after));

it('leaves signs to whoever writes them, and every other change', () => {
  expect(typedBehind('‸# Judul', '#')).toBe('#‸# Judul');
  expect(typedBehind('‸- teh', '  ')).toBe('  ‸- teh');
  expect(typedBehind('‸1. teh', '1')).toBe('1‸1. teh');
  expect(typedBehind('‸## Judul', '\n')).toBe('\n‸## Judul');
  expect(typedBehind('‸## Judul', 'b', 'undo')).toBe('b‸## Judul');
});
