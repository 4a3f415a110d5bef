/** Pages that a link to a file may mean: first those in the language of the file that links. */
import { expect, it } from 'vitest';
import likelyLinks from '../../../cli/checks/link-suggestions/index.ts';
import type { RevisionContext } from '../../../cli/core/models/checks/file-checks.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

const ADDRESSES: Readonly<Record<string, string>> = {
  'classes/1-satu.en.md': '/en/classes/satu/',
  'classes/1-satu.md': '/kelas/satu/',
};

it.each([
  ['news/panen.md', '../classes/1-satu.md', ['/kelas/satu/']],
  ['news/panen.en.md', '../classes/1-satu.md', ['/en/classes/satu/']],
  ['news/panen.md', 'kelas/satu.html', ['/kelas/satu/']],
  ['news/panen.md', 'lain/satu', ['/kelas/satu/', '/en/classes/satu/']],
  ['news/panen.en.md', 'lain/satu', ['/en/classes/satu/', '/kelas/satu/']],
])('suggests for a link in %s to %j %j', (file, value, suggestions) => {
  const site = {
    day: '2026-01-01',
    content: {
      published: Object.keys(ADDRESSES).map((name) => ({ ...plainEntry(name), slug: 'satu' })),
    },
    addressesOf: (one: { file: string }) => [ADDRESSES[one.file] ?? ''],
  } as unknown as RevisionContext['site'];
  const revise = likelyLinks.run({
    site,
    folder: { images: new Set<string>() },
  } as unknown as RevisionContext);
  const fault: Diagnostic = {
    code: 'content/bad-link',
    severity: 'error',
    params: { value },
    suggestions: [],
    file,
    range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
    field: '',
    lineText: '',
  };
  expect(revise(fault)).toEqual({ params: { value, page: '/en/classes/satu/' }, suggestions });
});
