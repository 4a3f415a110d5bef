/** The path that an entry has under another name. */
import { expect, it } from 'vitest';
import { renamedPath } from '../../cli/actions/renamed-references.ts';
import type { Collection } from '../../cli/core/models/models.ts';

const collection = (nested: boolean): Collection => ({
  name: 'docs',
  nested,
  kind: 'doc',
  synonyms: [],
  models: new Map(),
});

it.each([
  ['docs/03-tempe.yaml', 'tempe-goreng', false, 'docs/03-tempe-goreng.yaml'],
  ['docs/tempe.md', 'tahu', false, 'docs/tahu.md'],
  ['docs/03-tempe.en.md', 'tofu', false, 'docs/03-tofu.en.md'],
  ['docs/03-tempe.yaml', '2025-tempe', false, 'docs/03-2025-tempe.yaml'],
  ['docs/tempe.yaml', '2025-tempe', false, 'docs/2025-tempe.yaml'],
  ['docs/tempe.yaml', '01-tempe', false, null],
  ['docs/29-minutes.md', '30-minutes', false, 'docs/30-minutes.md'],
  ['docs/2024-01-05-tempe.md', 'tahu', false, 'docs/2024-01-05-tahu.md'],
  ['docs/02-guide/01-start.md', 'guide/begin', true, 'docs/02-guide/01-begin.md'],
  ['docs/02-guide/01-start.md', 'begin', true, 'docs/01-begin.md'],
  ['docs/02-guide/01-start.md', 'help/start', true, 'docs/help/01-start.md'],
  ['docs/02-guide/index.md', 'help', true, 'docs/help.md'],
])('of %j as %j is %j', (file, slug, nested, path) => {
  expect(renamedPath(file, slug, collection(nested), [file])).toBe(path);
});
