/** Lines of a text that are meant as a list become one, and nothing else changes. */
import { describe, expect, it } from 'vitest';
import { fixContent } from '../../../cli/core/edit/fix-content.ts';
import { contentOf, definition, models, overlay, run } from '../../diagnostics/corpus.ts';
import { SAMPLE, SAMPLE_ARTICLE } from '../../invalid-sites/case.ts';

async function fixed(lines: string): Promise<string> {
  const before = SAMPLE_ARTICLE + lines;
  const content = await contentOf(overlay({ [SAMPLE]: before }));
  const [file] = [...fixContent(content, models, definition)];
  return (file?.after ?? before).slice(SAMPLE_ARTICLE.length);
}

const LIST = 'seekHelp:\n  - Sesak napas\n  - Pingsan\n';

describe('a text whose lines begin with marks', () => {
  it.each([
    ['dashes without a space', 'seekHelp:\n  -Sesak napas\n  -Pingsan\n'],
    ['dots', 'seekHelp:\n  • Sesak napas\n  • Pingsan\n'],
    ['dots without a space', 'seekHelp:\n  •Sesak napas\n  •Pingsan\n'],
    ['numbers', 'seekHelp:\n  1. Sesak napas\n  2. Pingsan\n'],
    ['numbers in brackets', 'seekHelp:\n  1) Sesak napas\n  2) Pingsan\n'],
    ['long dashes', 'seekHelp:\n  – Sesak napas\n  – Pingsan\n'],
    ['a block of lines', 'seekHelp: |\n  - Sesak napas\n  - Pingsan\n'],
  ])('becomes a list: %s', async (_, text) => {
    expect(await fixed(text)).toBe(LIST);
    const { diagnostics } = await run(overlay({ [SAMPLE]: SAMPLE_ARTICLE + LIST }));
    expect(diagnostics).toEqual([]);
  });

  it('becomes a list where only a list may be', async () => {
    expect(await fixed('sources:\n  -WHO\n  -Kompas\n')).toBe('sources:\n  - WHO\n  - Kompas\n');
  });

  it.each([
    ['a line without a mark', 'seekHelp:\n  -Sesak napas\n  yang berat\n  -Pingsan\n'],
    ['the first line next to the name', 'seekHelp: -Sesak napas\n  -Pingsan\n'],
    ['quotes', 'seekHelp: "1. Sesak\n  2. Pingsan"\n'],
    ['lines without marks', 'seekHelp: |\n  Sesak napas\n  Pingsan\n'],
  ])('is left to the author with %s', async (_, text) => {
    expect(await fixed(text)).toBe(text);
  });
});

describe('a text is no list', () => {
  it.each([
    'seekHelp: Sesak napas – segera ke dokter; demam 3 hari.\n',
    'seekHelp:\n  Sesak napas yang\n  berat.\n',
    'seekHelp: 112 atau 119 - siang malam\n',
    'seekHelp: -5 derajat\n',
    'seekHelp:\n  - Minum 1. pagi\n',
  ])('%j', async (text) => {
    const { diagnostics } = await run(overlay({ [SAMPLE]: SAMPLE_ARTICLE + text }));
    expect(diagnostics.map(({ code }) => code)).toEqual([]);
  });
});
