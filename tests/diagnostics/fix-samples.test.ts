/** `check --fix` over every sample; in a file of its own, since it takes longer than all other tests of fixes. */
import { expect, it } from 'vitest';
import { fixContent } from '../../cli/core/author/fix.ts';
import { LONG } from '../support/long.ts';
import { contentOf, corpus, definition, type Files, models, overlay, run } from './corpus.ts';

const fixedIn = async (files: Files) => [...fixContent(await contentOf(files), models, definition)];

it('reaches a fixed point on every sample, and makes none worse', async () => {
  let fixCount = 0;
  for (const [index, { title, files }] of (await corpus()).entries()) {
    if (/, (?:byte-order mark|front matter)$/.test(title)) continue;
    if (!LONG && index % 2 > 0) continue;
    const small = Object.values(files).every((content) => (content?.length ?? 0) < 20_000);
    const changed = small ? await fixedIn(overlay(files)) : [];
    if (changed.length === 0) continue;
    fixCount += 1;
    const now = { ...files, ...Object.fromEntries(changed.map(({ path, after }) => [path, after])) };
    expect(await fixedIn(overlay(now)), title).toEqual([]);
    const [before, after] = [await run(overlay(files)), await run(overlay(now))];
    const faults = ({ diagnostics }: typeof before) =>
      diagnostics.filter(({ severity }) => severity !== 'note').length;
    expect(faults(after), title).toBeLessThanOrEqual(faults(before));
  }
  expect(fixCount).toBeGreaterThan(50);
});
