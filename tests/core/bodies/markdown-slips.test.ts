/** Slips in bodies are found wherever they stand, at their very place, and the cheap look misses none. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOffsets, markdownParser, type Noticed } from '../../../cli/core/bodies/markdown-parser.ts';
import { markdownSlips, maySlip } from '../../../cli/core/bodies/markdown-slips.ts';

const START = 100;
const parser = markdownParser();
const textOf = (text: string) => ({ body: { text, start: START }, starts: lineOffsets(text) });
const slipsOf = (text: string) => markdownSlips(textOf(text));

/** What is wrong, the sign that is pointed at, and its code. */
const SLIPS = [
  ['**air', '**', 'markdown/unclosed-mark'],
  ['`air', '`', 'markdown/unclosed-code'],
  ['[a] (/kontak/)', '[a] (/kontak/)', 'markdown/gap-in-link'],
  ['[a][b]', '[a][b]', 'markdown/no-such-reference'],
  ['![f](images/foto pagi.png)', '![f](images/foto pagi.png)', 'markdown/space-in-address'],
  ['[](/kontak/)', '[', 'markdown/empty-link'],
  ['![](images/a.png)', '![', 'markdown/image-without-alt'],
  ['<b>', '<b>', 'markdown/html'],
  ['~~teh~~', '~~teh~~', 'markdown/not-supported'],
] as const;

/** Right things that may stand on the same line before it. */
const BEFORE = [
  'Teks',
  '**tebal** *miring*',
  '`kode ** <b>`',
  '[a](/b_c_d)',
  '\\*\\*\\[ \\`',
  '&lt;b&gt;',
  '![a](<images/b c.png>)',
  'é 🌅',
];

/** Ways to set a line into a body: what stands before and behind it, and at the head of each further line. */
const AROUND = [
  { open: '', next: '', close: '' },
  { open: '> ', next: '> ', close: '' },
  { open: '- ', next: '  ', close: '' },
  { open: '1. > - ', next: '   >   ', close: '' },
  { open: '## Judul ', next: null, close: ' ##' },
  { open: '| a | ', next: null, close: ' |\n|---|---|' },
  { open: '| a | b |\n|---|---|\n| c \\| d | ', next: null, close: ' |' },
  { open: '', next: '   ', close: '' },
] as const;

const oneOf = <T>(list: readonly T[]) => fc.constantFrom(...list);

describe('a slip', () => {
  it('is found at its place, whatever stands around it', () => {
    const body = fc.record({
      slip: oneOf(SLIPS),
      around: oneOf(AROUND),
      before: fc.array(oneOf(BEFORE), { maxLength: 4 }),
      lines: fc.array(oneOf(BEFORE), { maxLength: 3 }),
      lead: oneOf(['', 'Teks.\n\n', '```\n**\n```\n\n', '[k]: /b\n\n']),
      windows: fc.boolean(),
    });
    fc.assert(
      fc.property(body, ({ slip: [wrong, sign, code], around, before, lines, lead, windows }) => {
        const above = around.next === null ? [] : lines.map((line) => `${line}\n${around.next}`);
        const head = `${lead}${around.open}${above.join('')}${before.map((one) => `${one} `).join('')}`;
        const text = `${head}${wrong}${around.close}\n\nTeks.\n`;
        const at = windows ? head.replaceAll('\n', '\r\n').length : head.length;
        const found = slipsOf(windows ? text.replaceAll('\n', '\r\n') : text);
        const place = { start: START + at, end: START + at + sign.length };
        expect(found.map((fault) => [fault.code, fault.at])).toEqual([[code, place]]);
      }),
      { numRuns: 3000 },
    );
  });

  it('is never missed by the cheap look', () => {
    const sign = oneOf([
      ...'*_`[]()<>!|#-~ab \\&\n',
      '\n\n',
      '**',
      '](',
      '##',
      '| a |\n|---|\n',
      '1.',
      '\u00a0',
      '&nbsp;',
      '```',
    ]);
    let some = 0;
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
        const text = signs.join('');
        if (text.trim() === '' || slipsOf(text).length === 0) return;
        some += 1;
        const noticed: Noticed = {};
        expect(maySlip(parser.parse(text, noticed), noticed, textOf(text))).toBe(true);
      }),
      { numRuns: 5000 },
    );
    expect(some).toBeGreaterThan(1000);
  });
});
