/** Counts have singular and plural forms: "1 article". */
import { expect, it } from 'vitest';
import { contents } from '../../../cli/commands/output/outcome.ts';
import { readingAdvice } from '../../../cli/commands/output/reading.ts';
import { why } from '../../../cli/commands/output/why.ts';
import { phrasesIn } from '../../../cli/diagnostics/phrases/index.ts';
import { formatReport } from '../../../cli/diagnostics/reporters/formats.ts';

/** All English output for this number of each thing. */
function wordsFor(count: number): string {
  const summary = {
    counted: [{ count, name: { id: 'artikel', en: count === 1 ? 'article' : 'articles' } }],
    pages: count * 2,
    drafts: count,
    scheduled: count,
    expired: count,
    nextChange: null,
    defaults: count,
    defaulted: [],
  };
  const made = Array.from({ length: count }, () => ({ path: '/', reason: { code: 'new' } as const }));
  const long = Array.from({ length: count + 10 }, () => ({ file: 'articles/a.md', line: 7, words: 30 }));
  const diagnostics = (['error', 'warning', 'note'] as const).flatMap((severity) =>
    Array.from({ length: count }, () => ({
      code: 'file/empty' as const,
      severity,
      params: {},
      suggestions: [],
      file: 'a.yaml',
      range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
      field: '',
      lineText: '',
    })),
  );
  const report = {
    ok: true,
    lang: 'en',
    files: count,
    fileNames: [],
    diagnostics,
    contentFolder: '',
    closing: [],
    failure: null,
  } as const;
  const style = { colour: false, width: 80, quiet: false, links: null, below: '' };
  return [
    ...contents({ options: { lang: 'en', drafts: false }, say: phrasesIn('en') }, summary),
    why({ made, summary }, 'en'),
    ...readingAdvice({ sentences: count, average: 1.5, long }, 'en', ''),
    formatReport('pretty', report, style).split('\n').at(-3),
  ].join('\n');
}

it('uses singular and plural', () => {
  const one = wordsFor(1);
  for (const each of [
    '1 article,',
    '1 draft,',
    '1 field ',
    '1 page rendered',
    '1 page kept',
    '1 sentence,',
    '1 more long sentence.',
  ])
    expect(one).toContain(each);
  expect(one).toContain('1 error, 1 warning, 1 note in 1 file.');
  expect(one.match(/\b1 (?:more )?[a-z]+s\b/g)).toBeNull();
  const two = wordsFor(2);
  expect(two).toContain(
    '2 articles, 4 pages, 2 drafts, 2 waiting for publication, 2 taken down, 2 fields filled',
  );
  expect(two).toContain('2 errors, 2 warnings, 2 notes in 2 files.');
  expect(two).toContain('2 pages rendered, 2 pages kept.');
});
