/**
 * The largest allowed files, random repetitions of characters with a meaning in Markdown, YAML and addresses: each is
 * read to its end, and in the long run within a second. The worst known cases are in `bounds.test.ts`.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlay, run } from '../diagnostics/corpus.ts';
import { FRONT, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { LONG, times } from '../support/machine/long.ts';

const SIZE = times(24, 254) * 1024;
const RUNS = LONG ? Number(process.env.FUZZ_RUNS) / 20 : 8;
const SEED = LONG ? Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31) : 20_251_122;
/** Milliseconds of processor time. */
const BUDGET = 1000;

const MARKDOWN = [
  ...'*_`[]()<>!&\\|#-=+~:.,"\'{}^$a1\t\n',
  ...[
    '\n\n',
    '  ',
    '    ',
    '\r\n',
    '**',
    '__',
    '~~',
    '![',
    '](',
    '[]',
    '[a]: ',
    '[a]',
    '[^a]',
    '<!--',
    '-->',
  ],
  ...[
    '<![CDATA[',
    '<?',
    '<a ',
    '</a>',
    '&amp;',
    '&#97;',
    '```\n',
    '~~~\n',
    '- ',
    '* ',
    '1. ',
    '> ',
    '# ',
    '|-|-|\n',
  ],
  ...[
    '/kontak/',
    'https://a.example/',
    'images/kebun.png',
    'a@b.example',
    '\u00a0',
    '\u200b',
    '“',
    'é',
    '🌅',
  ],
];
const YAML = [
  ...':-[]{}&*!|>#?%@`"\'\\,.=a1 \t\n',
  ...[
    ': ',
    '- ',
    '\n  ',
    '\n    ',
    ' #',
    '? ',
    '<<: ',
    '--- ',
    '...',
    '&a ',
    '*a ',
    '!!map ',
    '>-\n',
    '|2\n',
    '\r\n',
  ],
  ...[
    'title',
    'title: ',
    'sources:\n',
    '- title: ',
    'category: ',
    'a: b\n',
    '"a": ',
    '{a: ',
    '\u00a0',
    '“',
    'é',
  ],
];
const VALUE = [
  ...' \t/-.:,;?#&=%+@()[]{}<>*_"\'a1Z\n',
  ...[
    '//',
    '/a/',
    '..',
    'https://',
    'images/',
    '.jpg',
    '5 menit',
    '20 April 2025',
    '&amp;',
    '**',
    '](',
    '\u00a0',
    'ﬁ',
  ],
];

/** A short text repeated between others; other repetitions may be nested inside. */
const made = (tokens: readonly string[]): fc.Arbitrary<string> => {
  const little = fc
    .array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 5 })
    .map((some) => some.join(''));
  const part = fc
    .tuple(little, little, fc.constantFrom(1, 3, 40, 700))
    .map(([one, other, inside]) => one + other.repeat(inside));
  return fc
    .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: little }, part), fc.constantFrom(0.01, 0.5, 1)), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => {
      const share = SIZE / parts.length;
      const texts = parts.map(([piece, fraction]) =>
        piece.repeat(Math.ceil((share * fraction) / Buffer.byteLength(piece))),
      );
      return Buffer.from(texts.join('')).subarray(0, SIZE).toString().replaceAll('\ufffd', '');
    });
};

const FIELDS = ['title', 'excerpt', 'category', 'imageUrl', 'readTime', 'publishDate', 'imageAlt', 'author'];

const files: Record<string, fc.Arbitrary<[path: string, text: string]>> = {
  body: made(MARKDOWN).map((text) => ['articles/09-uji.md', `${FRONT}${text}`]),
  'front matter': made(YAML).map((text) => ['articles/09-uji.md', `---\n${text}\n---\nIsi.\n`]),
  fields: made(YAML).map((text) => ['articles/09-uji.yaml', SAMPLE_ARTICLE + text]),
  value: fc
    .tuple(fc.constantFrom(...FIELDS), made(VALUE))
    .map(([name, text]) => [
      'articles/09-uji.yaml',
      `${SAMPLE_ARTICLE.replace(new RegExp(`^${name}:.*\n`, 'm'), '')}${name}: ${JSON.stringify(text)}\n`,
    ]),
  'path of a page': made(VALUE).map((text) => [
    'pages/bantuan.yaml',
    `template: legal\npath: ${JSON.stringify(text)}\nheading: Bantuan\nupdatedLabel: Diperbarui\nupdated: 25 April 2025\n`,
  ]),
};

const settings = { numRuns: RUNS, seed: SEED, endOnFailure: true } as const;

it.each(Object.entries(files))('reads any large %s to the end', async (_kind, file) => {
  let slowest = 0;
  await fc.assert(
    fc.asyncProperty(file, async ([path, text]) => {
      const started = process.cpuUsage();
      const { diagnostics, fileNames } = await run(overlay({ [path]: text }));
      const { user, system } = process.cpuUsage(started);
      slowest = Math.max(slowest, (user + system) / 1000);
      expect(fileNames).toContain(path);
      for (const { range } of diagnostics.slice(0, 50)) expect(range.line).toBeGreaterThanOrEqual(1);
      if (LONG) expect((user + system) / 1000).toBeLessThan(BUDGET);
    }),
    settings,
  );
  if (LONG) console.log(`seed ${SEED}, ${RUNS} files: at most ${Math.round(slowest)} ms`);
});
