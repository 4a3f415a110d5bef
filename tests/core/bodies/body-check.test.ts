/** Mistakes in bodies are found anywhere, at their exact place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';
import { times } from '../../support/machine/long.ts';

const START = 100;
const mistakesOf = (text: string) => bodyFaults(new BodyText({ text, start: START }), CHECKS.file.body);

/** The faulty text, the marked character, and the code. */
const MISTAKES = [
  ['**air', '**', 'markdown/unclosed-mark'],
  ['`air', '`', 'markdown/unclosed-mark'],
  ['[a] (/kontak/)', '[a] (/kontak/)', 'markdown/gap-in-link'],
  ['[a][b]', '[a][b]', 'markdown/no-such-reference'],
  ['![f](foto pagi.png)', '![f](foto pagi.png)', 'markdown/space-in-address'],
  ['[](/kontak/)', '[', 'markdown/empty-link'],
  ['![](images/a.png)', '![', 'markdown/image-without-alt'],
  ['<button>', '<button>', 'markdown/html'],
  ['==teh==', '==teh==', 'markdown/template-syntax'],
] as const;

/** Correct text that may come before it on the same line. */
const BEFORE = [
  'teks',
  '**tebal** *miring*',
  '`kode ** <b>`',
  '[a](/b_c_d)',
  '\\*\\*\\[ \\`',
  '&lt;b&gt;',
  '![a](<images/b c.png>)',
  'é 🌅',
];

/** Contexts of a line in a body: text before and after, and prefixes of further lines. */
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

describe('a mistake', () => {
  it('is found at its place, whatever surrounds it', () => {
    const body = fc.record({
      mistake: oneOf(MISTAKES),
      around: oneOf(AROUND),
      before: fc.array(oneOf(BEFORE), { maxLength: 4 }),
      lines: fc.array(oneOf(BEFORE), { maxLength: 3 }),
      lead: oneOf(['', 'Teks.\n\n', '```\n**\n```\n\n', '[k]: /b\n\n']),
      windows: fc.boolean(),
    });
    fc.assert(
      fc.property(body, ({ mistake: [wrong, sign, code], around, before, lines, lead, windows }) => {
        const above = around.next === null ? [] : lines.map((line) => `${line}\n${around.next}`);
        const head = `${lead}${around.open}${above.join('')}${before.map((one) => `${one} `).join('')}`;
        const text = `${head}${wrong}${around.close}\n\nTeks.\n`;
        const at = windows ? head.replaceAll('\n', '\r\n').length : head.length;
        const found = mistakesOf(windows ? text.replaceAll('\n', '\r\n') : text);
        const place = { start: START + at, end: START + at + sign.length };
        expect(found.map((fault) => [fault.code, fault.at])).toEqual([[code, place]]);
      }),
      { numRuns: times(400, 20_000) },
    );
  });
});

/** Code, marked part, and parameters. */
const faultsOf = (text: string) =>
  mistakesOf(text).map(({ code, params, at }) => {
    if (!('start' in at)) throw new Error('no place');
    return [code, text.slice(at.start - START, at.end - START), ...Object.values(params ?? {})];
  });
describe('a block that goes wrong', () => {
  it.each([
    ['```\nteh\n', '```', '```'],
    ['~~~~\nteh\n~~~\n', '~~~~', '~~~~'],
    ['> ```\n> teh\n\nteks\n', '```', '```'],
    ['teks\n\n  ```js\nteh\n', '```', '```'],
    ['```\nteh\n``` x\n', '```', '```'],
  ])('is unclosed code: %j', (text, part, mark) => {
    expect(faultsOf(text)).toEqual([['markdown/unclosed-fence', part, mark]]);
  });

  it('is an unclosed comment that hides all text', () => {
    const [[, part, advice] = []] = faultsOf('\n<!-- a\n\nteks\n');
    expect([part, advice]).toEqual([
      '<!-- a',
      expect.objectContaining({ en: expect.stringContaining('-->') }),
    ]);
  });

  it.each(['```\nteh\n```\n', '```\nteh\n`````  \n', '> ```\n> teh\n> ```\n', '~~~\n~~~\n\nteks'])(
    'is not closed code: %j',
    (text) => {
      expect(faultsOf(text).map(([code]) => code)).not.toContain('markdown/unclosed-fence');
    },
  );

  it.each([
    ['#\n\nteks\n', '#'],
    ['teks\n\n  ## \n', '##'],
    ['teks\n\n## &#8203;\n', '## &#8203;'],
    ['teks\n\n> ###\n', '> ###'],
  ])('is a heading without text: %j', (text, part) => {
    expect(faultsOf(text)).toEqual([['markdown/empty-heading', part]]);
  });

  it.each([
    ['\n\n  <!-- -->\n'.replace('<!-- -->', '***'), '***'],
    ['&#8203;\n', '&#8203;'],
    ['[k]: /a\n', '[k]: /a'],
    ['```\n \n```\n', '```'],
    ['- \n', '-'],
  ])('is a body that shows nothing: %j', (text, part) => {
    expect(faultsOf(text).map((one) => one.slice(0, 2))).toEqual([['markdown/nothing-visible', part]]);
  });

  it.each(['```\nteh\n```\n', '    teh\n', '![a](b)\n', '*a*\n', '- a\n'])(
    'is not a body that shows something: %j',
    (text) => {
      expect(faultsOf(text)).toEqual([]);
    },
  );

  it.each([
    ['| a | b |\n|---|---|\n| c | d | e |\n', 'e', 2, 3],
    ['| a |\n|---|\n| c | d | |\n', 'd', 1, 3],
    ['> | a |\n> |---|\n> | c | d \\| e |\n', 'd \\| e', 1, 2],
    ['teks\n\n- | a |\n  |---|\n  | c |\n  | d | e\n', 'e', 1, 2],
    ['| a | b |\n|---|---|\n\n| a |\n|---|\n| c | d |\n', 'd', 1, 2],
  ])('is a row with more cells than columns: %j', (text, part, columns, cells) => {
    expect(faultsOf(text)).toEqual([['markdown/table-cells', part, columns, cells]]);
  });

  it.each([
    '| a | b |\n|---|---|\n| c | d | |\n',
    '| a |\n|---|\n| c \\| d |\n',
    'a | b\n--|--\nc | d\n',
    '| a | b |\n|---|---|\n| c |\n',
  ])('is not a row that loses nothing: %j', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

describe('mistakes in a body', () => {
  it('are placed in quotes, items, headings and cells', () => {
    expect(faultsOf('> - teks\n>   **air\n').map((one) => one.slice(0, 3))).toEqual([
      ['markdown/unclosed-mark', '**', '**'],
    ]);
    expect(mistakesOf('> - teks\n>   **air\n')[0]?.at).toEqual({ start: START + 13, end: START + 15 });
    expect(mistakesOf('## **air\n')[0]?.at).toEqual({ start: START + 3, end: START + 5 });
    const table = '| a | b |\n|---|---|\n| c \\| \\| **d | **e |\n';
    expect(mistakesOf(table).map(({ at }) => 'start' in at && at.start - START)).toEqual([
      table.indexOf('**d'),
      table.indexOf('**e'),
    ]);
  });

  it('include the tags of a body once', () => {
    expect(faultsOf('<button>a\n\nb</button>\n\n<form>c</form>\n').map(([, part]) => part)).toEqual([
      '<button>',
    ]);
  });

  it('are reported up to a hundred times', () => {
    expect(mistakesOf('**air\n\n'.repeat(100))).toHaveLength(100);
    expect(mistakesOf('**air\n\n'.repeat(101))).toHaveLength(100);
  });

  it('are reported in the order of the text, whichever check finds them', () => {
    const text = '**air\n\n#\n\n'.repeat(60);
    const places = mistakesOf(text).map(({ at }) => at.start);
    expect(places).toHaveLength(100);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(mistakesOf(text).map(({ code }) => code))).toEqual(
      new Set(['markdown/unclosed-mark', 'markdown/empty-heading']),
    );
    expect(places.at(-1)).toBeLessThan(START + text.length * 0.9);
  });
});
