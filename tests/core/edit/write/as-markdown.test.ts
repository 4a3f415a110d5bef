/** A file of fields as Markdown: every byte stays, the fields are read as before, and what would not is refused. */
import { describe, expect, it } from 'vitest';
import { asMarkdown } from '../../../../cli/core/edit/write/as-markdown.ts';
import { parse } from '../../../../cli/core/parse/parse.ts';
import { times } from '../../../support/machine/long.ts';
import { random } from '../../../support/values/random.ts';
import { CORPUS, randomDocument, VARIANTS } from './documents.ts';

/** What is wrong with a text as Markdown; null if it was refused. */
function faultOf(path: string, text: string): string | null {
  const { to, after } = asMarkdown(path, text);
  if (after === null) return null;
  const [before, now] = [parse(path, text), parse(to, after)];
  const { fields, body, unread } = now.value ?? {};
  expect([fields, body?.text.trim(), unread]).toEqual([before.value?.fields, '', null]);
  expect(now.diagnostics.map(({ code }) => code)).toEqual(before.diagnostics.map(({ code }) => code));
  const [head = '', tail = ''] = after.split(text);
  const line = text.includes('\r\n') ? '\r\n' : '\n';
  const start = /^---[ \t]*\r?\n/.test(text) ? '' : `---${line}`;
  return head === start && tail === `${text.endsWith('\n') ? '' : line}---${line}${line}` ? '' : after;
}

const cards = CORPUS.filter(
  ({ path, text }) => /ya?ml$/.test(path) && parse(path, text).value?.unread === null,
);

it.each(Object.entries(VARIANTS))('keeps every byte of every file, with %s', (_, vary) => {
  expect(cards.length).toBeGreaterThan(40);
  for (const { path, text } of cards) expect([path, faultOf(path, vary(text))]).toEqual([path, '']);
});

it('keeps every byte of fields in any style', () => {
  const made = random(7);
  const texts = Array.from({ length: times(100, 5000) }, () => randomDocument(made)).flatMap(
    ({ path, text }) => (path.endsWith('.md') ? [] : [text]),
  );
  const faults = texts.map((text) => faultOf('articles/a.yaml', text));
  expect(faults.filter((fault) => fault !== null && fault !== '')).toEqual([]);
  expect(faults.filter((fault) => fault === '').length).toBeGreaterThan(texts.length * 0.7);
});

describe('what only looks like an end', () => {
  it.each([
    ['a mark at the start', '---\ntitle: a\n'],
    ['a mark with spaces', '--- \t\ntitle: a\n'],
    ['comments, blank lines and trailing spaces', '# --- a\n\ntitle: a  # b ---\n\n# c  \n   \n'],
    ['hyphens in a text', 'title: a --- b\nexcerpt: "--- ..."\n'],
    ['an end without a line break', 'title: |\n  a\n  b'],
    ['a comment without a line break', 'title: a\n# b'],
    ['lists of one letter', 'title: a\nkeywords:\n- b\n-  c\n'],
  ])('is kept: %s', (_, text) => {
    for (const vary of Object.values(VARIANTS)) expect(faultOf('articles/a.yaml', vary(text))).toBe('');
  });

  it.each([
    ['hyphens in a block', 'title: |\n  a\n  ---\n  b\n'],
    ['hyphens in a folded text', 'title: a\n  ---\n  b\n'],
    ['hyphens between quotation marks', 'title: "a\n\n  ---\n\n  b"\n'],
    ['dots in a block', 'title: |\n  a\n\n...\n'],
    ['the end of a document', 'title: a\n...\n'],
    ['the start of one after a comment', '# a\n---\ntitle: a\n'],
    ['an empty line that is kept', 'title: |+\n  a\n\n'],
    ['a fault of syntax', 'title: "a\n'],
    ['several documents', 'title: a\n---\ntitle: b\n'],
    ['an anchor', 'title: &a b\nexcerpt: *a\n'],
    ['nothing', ''],
  ])('is refused, or read as before: %s', (_, text) => {
    for (const vary of Object.values(VARIANTS)) expect(faultOf('articles/a.yaml', vary(text)) ?? '').toBe('');
  });

  it('is refused where the fields would end early', () => {
    const early = ['title: |\n  a\n  ---\n  b\n', '# a\n---\ntitle: a\n', 'title: |+\n  a\n\n'];
    expect(early.map((text) => asMarkdown('articles/a.yml', text).after)).toEqual([null, null, null]);
  });
});
