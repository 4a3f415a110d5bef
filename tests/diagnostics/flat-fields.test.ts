/** Fields that are read without the YAML parser, and their places, are those that it gives. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsedYaml, parseYaml } from '../../cli/core/parse/yaml.ts';
import { parsedTree, yamlTree } from '../../cli/diagnostics/field-places/index.ts';
import { flatFields } from '../../cli/diagnostics/flat-fields/index.ts';
import { times } from '../support/machine/long.ts';

const name = fc.constantFrom(
  ...['title', 'a', 'b', 'c-d', '_e', 'true', 'null', '__proto__', 'constructor', '1', 'a b', 'y', '', '<<'],
);
const bit = fc.constantFrom(
  ...[
    'kata',
    'Ada',
    ' ',
    ':',
    ': ',
    '#',
    ' #',
    '"',
    "'",
    '\\',
    '-',
    '- ',
    ',',
    '[',
    ']',
    '{',
    '&',
    '*',
    '!',
    '|',
    '>',
  ],
  ...[
    '%',
    '@',
    '`',
    '/',
    '(',
    ')',
    '.',
    '0',
    '7',
    '12',
    'e',
    '0x',
    '0o',
    '+',
    '~',
    'true',
    'null',
    'https://a.id/',
  ],
  ...[
    '\t',
    '\r',
    '\u00A0',
    '\u2028',
    '\u0085',
    '\uFEFF',
    'é',
    'ā',
    '中',
    '😀',
    '<!--',
    '&amp;',
    '?',
    '? ',
    '---',
    '...',
  ],
);
const value = fc.oneof(
  fc.array(bit, { maxLength: 4 }).map((bits) => bits.join('')),
  fc.array(bit, { maxLength: 3 }).map((bits) => `"${bits.join('')}"`),
  fc.array(bit, { maxLength: 3 }).map((bits) => `'${bits.join('')}'`),
  fc.array(bit, { maxLength: 2 }).map((bits) => `a ${bits.join('')}`),
  fc.constantFrom(
    'true',
    'True',
    'false',
    'FALSE',
    'null',
    '0',
    '12',
    '-3',
    '012',
    '1e5',
    '1.5',
    '2025-06-01',
    '0x1F',
  ),
  fc.constantFrom(
    '1_000',
    '12:30',
    '16 menit',
    '1 Januari 2014',
    '.inf',
    '999999999999999',
    '9999999999999999',
  ),
);
const line = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(name, value).map(([key, text]) => `${key}: ${text}`) },
  { weight: 1, arbitrary: fc.constantFrom('', '  lanjutan', '# a', '- a', 'a:', '---') },
);
const text = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '\n'))
  .map(([lines, end]) => lines.join('\n') + end);

describe('flat fields', () => {
  it('are those that the parser gives, without faults', () => {
    fc.assert(
      fc.property(text, (yaml) => {
        if (!flatFields(yaml)) return;
        expect(yamlTree({ text: yaml, start: 7 })).toEqual(parsedTree({ text: yaml, start: 7 }));
        const [flat, parsed] = [parseYaml(yaml), parsedYaml(yaml)];
        expect(flat).toEqual(parsed);
        expect(Object.keys(flat.fields ?? {})).toEqual(Object.keys(parsed.fields ?? {}));
      }),
      { numRuns: times(3000, 20_000) },
    );
  });

  it('are most fields of articles', () => {
    const yaml =
      'title: "Air: berapa gelas?"\nexcerpt: Bisa & tidak, ada (juga) & lain\nimageUrl: https://a.id/b.jpg?c=1&d=2\n' +
      "readTime: 16 menit\npublishDate: 2025-06-01\ndraft: false\norder: 12\nalt: 'satu'";
    expect(
      Object.fromEntries(flatFields(yaml)?.map(({ name: key, value: own }) => [key, own]) ?? []),
    ).toEqual({
      title: 'Air: berapa gelas?',
      excerpt: 'Bisa & tidak, ada (juga) & lain',
      imageUrl: 'https://a.id/b.jpg?c=1&d=2',
      readTime: '16 menit',
      publishDate: '2025-06-01',
      draft: false,
      order: 12,
      alt: 'satu',
    });
    expect(parseYaml(yaml)).toEqual(parsedYaml(yaml));
  });

  it.each([
    ...[
      '',
      'a:',
      'a: b: c',
      'a: b #c',
      'a: b ',
      'a: [b]',
      'a: |\n  b',
      'a: b\n  c',
      'a: b\na: c',
      'a: "\\n"',
    ],
    ...[
      'a: 1.5',
      'a: 0x1F',
      'a: null',
      'a: True',
      'a: ~',
      'a: b:',
      '__proto__: b',
      'a: - b',
      '# b',
      'a: b\n\nc: d',
    ],
  ])('are left to the parser in %j', (yaml) => {
    expect(flatFields(yaml)).toBeNull();
  });

  it('leave comments of HTML to it', () => {
    expect(parseYaml('a: b <!-- c -->')).toEqual(parsedYaml('a: b <!-- c -->'));
  });
});
