/**
 * A text written as a YAML value is read as that text again, after a colon, after a dash and with the requested
 * quotes.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { type Style, scalar } from '../../../cli/core/values/yaml/quoting.ts';
import { times } from '../../support/machine/long.ts';

const STYLES: readonly Style[] = ['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'];
const read = (yaml: string): unknown => parseDocument(yaml, { schema: 'core' }).toJS();

it.each([
  ...[
    '',
    ' ',
    '~',
    'null',
    'True',
    '007',
    '0x1F',
    '.inf',
    '1e3',
    '-',
    '---',
    '? a',
    '- a',
    '<<',
    '=',
    'a: b',
  ],
  ...[
    'a #b',
    '#a',
    '[a]',
    '{a}',
    '*a',
    '&a',
    '!a',
    '%a',
    '@a',
    '`a',
    '"a"',
    "it's",
    'a:',
    'a\nb',
    'a\tb',
    '\\',
  ],
  ...['"a" \'b\'', '\u00a0a', 'a\u3000', '\ud83d', '12:30', 'a, b', '\u0085', '\u2028'],
])('writes %j so that it is read back unchanged', (text) => {
  for (const style of STYLES) expect(read(`k: ${scalar(text, style)}\n`)).toEqual({ k: text });
  expect(read(`- ${scalar(text)}\n`)).toEqual([text]);
});

it('writes any text on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...STYLES), (text, style) => {
      const written = scalar(text, style);
      expect(written).not.toContain('\n');
      expect(read(`k: ${written}\nl: 1\n`)).toEqual({ k: text, l: 1 });
    }),
    { numRuns: times(100, 20_000), seed: 1 },
  );
});

it('keeps the style where possible', () => {
  expect(scalar('Makanan Sehat')).toBe('Makanan Sehat');
  expect(scalar('Pagi: minum')).toBe('"Pagi: minum"');
  expect(scalar("Jum'at", 'QUOTE_SINGLE')).toBe("'Jum''at'");
  expect(scalar('a', 'QUOTE_DOUBLE')).toBe('"a"');
});
