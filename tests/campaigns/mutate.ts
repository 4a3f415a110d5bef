/** Mutations of content files, as by editors, programs and attackers. */
import fc from 'fast-check';

/** Fragments with a meaning in YAML, Markdown, front matter, addresses or encodings. */
const TOKENS = [
  ...[
    '\t',
    ' ',
    '  ',
    '\n',
    '\r',
    '\r\n',
    '\n\n',
    '\0',
    '\ufeff',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u2028',
    '\u0085',
  ],
  ...[
    '---',
    '----',
    '+++',
    '---js',
    '...',
    '%YAML 1.1',
    '# ',
    '#',
    ': ',
    ':',
    '- ',
    '? ',
    '| ',
    '>-',
    '|+2',
    '<<',
  ],
  ...[
    '"',
    "'",
    '“',
    '”',
    '\\',
    '\\x',
    '\\ud800',
    '\\u202e',
    '[',
    ']',
    '{',
    '}',
    ',',
    '&a',
    '*a',
    '!!js/function',
    '!',
  ],
  ...[
    'yes',
    'no',
    '~',
    'null',
    'true',
    '007',
    '1e999',
    '.inf',
    '0x1F',
    '2025-04-20',
    '31 Februari 2025',
    '7 min',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'title',
    'category',
    'template',
    'path',
    'draft',
    'sources',
    'href',
  ],
  ...[
    'javascript:alert(1)',
    'http://a.example',
    '//a.example',
    '/%ff',
    '/../',
    'images/../../x.png',
    '#',
    '/#makanan',
  ],
  ...[
    '![a](images/kebun.png)',
    '[a](/kontak/)',
    '[a](#b)',
    '<script>',
    '`',
    '| a | b |\n|---|---|\n',
    '> > > > ',
  ],
  ...['аеос', '健康', '🌅', 'e\u0301', '\ud83c', '\udf05'],
] as const;

type Mutation = (text: string) => string;

const cut = (text: string, at: number): number => Math.floor(at * (text.length + 1));
const fraction = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const insert = fc.tuple(fraction, fc.constantFrom(...TOKENS)).map(
  ([at, token]): Mutation =>
    (text) =>
      text.slice(0, cut(text, at)) + token + text.slice(cut(text, at)),
);

const remove = fc.tuple(fraction, fc.integer({ min: 1, max: 40 })).map(
  ([at, length]): Mutation =>
    (text) =>
      text.slice(0, cut(text, at)) + text.slice(cut(text, at) + length),
);

const replaceLine = fc.tuple(fraction, fc.constantFrom(...TOKENS), fc.constantFrom(...TOKENS)).map(
  ([at, one, two]): Mutation =>
    (text) => {
      const lines = text.split('\n');
      lines[Math.floor(at * lines.length)] = `${one}${two}`;
      return lines.join('\n');
    },
);

const swapLines = fc.tuple(fraction, fraction).map(
  ([one, two]): Mutation =>
    (text) => {
      const lines = text.split('\n');
      const [from, to] = [Math.floor(one * lines.length), Math.floor(two * lines.length)];
      const [line] = lines.splice(from, 1);
      lines.splice(to, 0, line ?? '');
      return lines.join('\n');
    },
);

const truncate = fraction.map(
  (at): Mutation =>
    (text) =>
      text.slice(0, cut(text, at)),
);

/** A fragment repeated up to the size limit: depth, length, number. */
const flood = fc
  .tuple(
    fraction,
    fc.array(fc.constantFrom(...TOKENS), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(30, 300, 5000),
  )
  .map(
    ([at, tokens, times]): Mutation =>
      (text) => {
        const piece = tokens.join('');
        const many = piece.repeat(Math.min(times, Math.floor(200_000 / piece.length)));
        return text.slice(0, cut(text, at)) + many + text.slice(cut(text, at));
      },
  );

const lineEnds = fc.constantFrom('\r\n', '\r').map(
  (end): Mutation =>
    (text) =>
      text.replace(/\n/g, end),
);

const junk = fc.tuple(fraction, fc.string({ unit: 'binary', maxLength: 30 })).map(
  ([at, some]): Mutation =>
    (text) =>
      text.slice(0, cut(text, at)) + some + text.slice(cut(text, at)),
);

const mutation = fc.oneof(
  { weight: 6, arbitrary: insert },
  { weight: 3, arbitrary: remove },
  { weight: 3, arbitrary: replaceLine },
  { weight: 2, arbitrary: swapLines },
  { weight: 2, arbitrary: junk },
  { weight: 1, arbitrary: truncate },
  { weight: 1, arbitrary: flood },
  { weight: 1, arbitrary: lineEnds },
);

/** Invalid UTF-8, inserted after encoding. */
const badBytes = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.tuple(fraction, fc.uint8Array({ minLength: 1, maxLength: 4 })) },
);

export interface MutatedFiles {
  path: string;
  bytes: Uint8Array;
}

/** @returns files made from the given ones by one to three mutations */
export function mutatedFiles(
  files: readonly (readonly [path: string, text: string])[],
): fc.Arbitrary<MutatedFiles> {
  return fc
    .tuple(fc.constantFrom(...files), fc.array(mutation, { minLength: 1, maxLength: 3 }), badBytes)
    .map(([[path, text], mutations, bad]) => {
      const bytes = Buffer.from(mutations.reduce((spoiling, mutate) => mutate(spoiling), text));
      if (bad === null) return { path, bytes };
      const at = Math.floor(bad[0] * bytes.length);
      return { path, bytes: Buffer.concat([bytes.subarray(0, at), bad[1], bytes.subarray(at)]) };
    });
}
