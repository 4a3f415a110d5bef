/** Pages without links to them: each is reported, unless any kind of link leads there. */
import { expect, it } from 'vitest';
import unlinkedPages from '../../../cli/checks/unlinked-pages/index.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import type { CachedFile } from '../../../cli/core/stages/site-state.ts';
import {
  buildOf,
  entryOf,
  plannedOf,
  showPage,
  siteOf,
  titleOf,
} from '../../support/values/render-values.ts';
import { outputFaults } from '../../support/values/site-checks.ts';

const TEXTS = { 'pages/about.md': '---\ntitle: about\n---\n', 'pages/terms.md': '---\ntitle: terms\n---\n' };
const [TEA, ABOUT, TERMS] = ['goods/tea.md', 'pages/about.md', 'pages/terms.md'].map((file) =>
  entryOf(file),
) as [Entry, Entry, Entry];
const TO_ABOUT = { href: '/about/#team', pointer: '/more/href' };

interface Input {
  entries?: readonly Entry[];
  site?: ReturnType<typeof siteOf>;
  /** Links in bodies, by path in `dist`. */
  bodies?: Readonly<Record<string, string>>;
  /** Addition of a template to each page. */
  added?(title: string): string;
}

function reportedFiles({
  entries = [TEA, ABOUT],
  site = siteOf(),
  bodies = {},
  added = () => '',
}: Input): string[] {
  const made: string[] = [];
  const build = buildOf({
    texts: TEXTS,
    render: (input) => {
      made.push(titleOf(input));
      return showPage(input) + added(titleOf(input));
    },
  });
  const files = new Map(
    Object.entries(bodies).map(([path, href]): [string, CachedFile] => [
      path,
      {
        inputs: { body: '', props: '' },
        stamp: '',
        notes: { diagnostics: [], links: [href, 0, 1], ids: [], text: null },
      },
    ]),
  );
  const found = outputFaults(unlinkedPages, build, plannedOf(entries, { site }), files);
  // Pages are rendered only if the content is not enough.
  if (found.length > 0) expect(made.length).toBeGreaterThan(0);
  return found.map(({ code, file, params }) => `${code} ${file} ${params.path}`);
}

const ALONE = ['page/unlinked pages/about.md /about/'];

it('reports a page without links to it, but not one of many entries', () => {
  expect(reportedFiles({})).toEqual(ALONE);
  expect(reportedFiles({ entries: [TEA, ABOUT, TERMS] })).toEqual([
    ...ALONE,
    'page/unlinked pages/terms.md /terms/',
  ]);
  expect(reportedFiles({ entries: [TEA] })).toEqual([]);
});

it.each<[string, Input]>([
  ['the settings', { site: siteOf({}, [TO_ABOUT]) }],
  ['the fields of another entry', { entries: [{ ...TEA, links: [TO_ABOUT] }, ABOUT] }],
  ['the body of another entry', { bodies: { 'goods/tea/index.html': '/about/?a#b' } }],
  ['a template', { added: (title) => (title === 'tea' ? '<a class="a" href="/about/">About</a>' : '') }],
])('reports nothing if %s links to it', (_from, given) => {
  expect(reportedFiles(given)).toEqual([]);
});

it.each<[string, Input]>([
  ['its own body', { bodies: { 'about/index.html': '/about/' } }],
  ['its own fields', { entries: [TEA, { ...ABOUT, links: [TO_ABOUT] }] }],
  ['its own template', { added: (title) => (title === 'about' ? '<a href="/about/">' : '') }],
  ['an address elsewhere', { site: siteOf({}, [{ ...TO_ABOUT, href: 'https://about.example/about/' }]) }],
])('reports the page if only %s does', (_from, given) => {
  expect(reportedFiles(given)).toEqual(ALONE);
});
