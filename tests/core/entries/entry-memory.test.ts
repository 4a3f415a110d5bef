/** The memory of entries: a site may have many. */
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { entryReader } from '../../../cli/core/entries/read-entry.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';
import { models } from '../../support/values/render-values.ts';

it('is shared by all in what they have in common: entries have one hidden class', () => {
  setFlagsFromString('--allow-natives-syntax');
  const isAlike = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
    one: object,
    other: object,
  ) => boolean;
  const texts = Object.fromEntries(
    Array.from({ length: 3000 }, (_, at) => [`goods/${at}.md`, `---\ntitle: Tea ${at}\n---\nHot.\n`]),
  );
  const context = { choices: {}, targets: {}, images: new Set<string>(), reserved: [] };
  const read = entryReader(context, { content: contentFolder(texts), models });
  const [first, ...others] = Object.keys(texts).map((file) => read(file).entry);
  expect(others.filter((one) => first && !isAlike(first, one))).toEqual([]);
});
