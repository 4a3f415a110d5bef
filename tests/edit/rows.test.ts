/** A row says of an entry what its file says, and nothing that only stands in for what is wrong or missing. */
import { expect, it } from 'vitest';
import { entryReader } from '../../cli/core/entries/read-entry.ts';
import { rowOf } from '../../cli/edit/site/rows.ts';
import { models } from '../diagnostics/corpus.ts';

const FILE = 'articles/02-jalan.yaml';
const CONTEXT = {
  choices: { 'categories/name': ['Makanan Sehat', 'Gerakan Ringan'] },
  targets: {},
  images: new Set<string>(),
  reserved: models.reserved,
};
const READ = { models, ordered: new Set<string>(), pathOf: () => null, today: '2026-06-01' };

function wordsOf(text: string): string {
  const content = { read: () => new TextEncoder().encode(text), stamp: () => null };
  const { entry } = entryReader(CONTEXT, { content, models })(FILE);
  return rowOf(FILE, entry, [], false, READ).words;
}

it.each([
  ['chosen', 'title: Jalan\ncategory: Gerakan Ringan\n', 'Gerakan Ringan'],
  ['not chosen yet', 'title: Jalan\n', ''],
  ['not a choice', 'title: Jalan\ncategory: Gerakan Ringn\n', ''],
  ['not read', 'title: Jalan\nexcerpt; Pelan.\ncategory Gerakan Ringan\n', ''],
])('a category that is %s', (_, text, words) => expect(wordsOf(text)).toBe(words));
