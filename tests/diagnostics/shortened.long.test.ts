/** However long a wrong value is, its diagnostic is short enough to read, in every format. */
import { expect, it } from 'vitest';
import { CATALOGUE, type Code } from '../../cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import type { Report } from '../../cli/diagnostics/report/index.ts';
import { formatReport, REPORT_FORMATS } from '../../cli/diagnostics/reporters/formats.ts';
import { wording } from '../../cli/diagnostics/wording/wording.ts';
import { completed, SAMPLE, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { overlay, run } from './corpus.ts';

const LANGS = ['id', 'en'] as const;
const LONG = 200_000;
/** Maximum number of characters of a diagnostic. */
const READABLE = 4000;

it.each(Object.keys(CATALOGUE) as Code[])('%s is short whatever its parameters are', (code) => {
  for (const text of ['x'.repeat(LONG), '\u{1F600}'.repeat(LONG), `x${'\u{1F600}'.repeat(LONG)}`]) {
    for (const param of [text, { id: text, en: text }]) {
      const params = new Proxy({}, { get: () => param });
      const texts = LANGS.flatMap((lang) => Object.values(wording({ code, params } as Diagnostic, lang)));
      expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(READABLE);
      expect(texts.filter((one) => /[\uD800-\uDFFF]/u.test(one))).toEqual([]);
    }
  }
});

const x = 'x'.repeat(LONG);

it.each([
  ['a title', `title: ${x}`],
  ['a category', `category: ${x}`],
  ['a photo', `imageUrl: https://images.unsplash.com/${x}`],
  ['a photo over http', `imageUrl: http://images.unsplash.com/${x.slice(0, 1900)}`],
  ['a local photo', `imageUrl: images/${x}.png`],
  ['a host', `imageUrl: https://${x}.example/a.png`],
  ['a date', `publishDate: ${x}`],
  ['a month', `publishDate: 3 ${x} 2025`],
  ['a reading time', `readTime: ${x}`],
  ['a number', `title: ${'7'.repeat(LONG)}`],
  ['a field', `? ${x}\n: a`],
  ['fields in a field', `? ${x}\n: {? ${x} : a}`],
  ['a list', `title: [${x}]`],
  ['a source', `sources: [{title: a, url: 'http://a.example/${x}'}]`],
  ['an alias', `title: *${x}`],
  ['a tag', `title: !${x} a`],
  ['a line that is nothing', `${x}`],
])('%s of 200 KB is shown in a few words in every format', async (_, fragment) => {
  const { diagnostics, fileNames } = await run(overlay({ [SAMPLE]: completed(fragment, SAMPLE_ARTICLE) }));
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(diagnostics.length).toBeLessThan(6);
  for (const lang of LANGS) {
    const report: Report = {
      ...{ ok: false, lang, files: fileNames.length, fileNames, diagnostics, closing: [] },
      ...{ contentFolder: 'content', failure: null },
    };
    for (const format of REPORT_FORMATS) {
      const texts = formatReport(format, report, {
        colour: false,
        width: 80,
        quiet: false,
        links: null,
        below: '',
      });
      expect(texts.length, format).toBeLessThan(READABLE * (diagnostics.length + 1));
    }
  }
});

it.each(['readTime', 'publishDate', 'category', 'imageUrl', 'draft', 'lain'])(
  '%s is not cut within a character',
  async (name) => {
    for (const start of ['', 'x']) {
      const text = start + '\u{1F600}'.repeat(300);
      const fragment = name === 'lain' ? `${text}: a` : `${name}: ${text}`;
      const { diagnostics } = await run(overlay({ [SAMPLE]: completed(fragment, SAMPLE_ARTICLE) }));
      expect(diagnostics.length).toBeGreaterThan(0);
      const texts = diagnostics.flatMap((one) => LANGS.flatMap((lang) => Object.values(wording(one, lang))));
      expect(texts.filter((one) => one.includes('\uFFFD') || /\p{Cs}/u.test(one))).toEqual([]);
    }
  },
);
