/** Collisions, which only the whole content shows. */
import { expect, it } from 'vitest';
import check from '../../../cli/checks/collisions/index.ts';
import type { FileFault } from '../../../cli/core/pipeline/checks/site-checks.ts';
import { slugPathOf } from '../../../cli/core/values/names/slug.ts';
import { codesIn, overlay } from '../../diagnostics/corpus.ts';

const PAGE = 'template: about\npath: beranda\n';

it('reports slugs that differ only in case, and pages with the same address', async () => {
  const page = (path: string) =>
    `---\ntemplate: legal\ntitle: A\ndescription: A.\npath: ${path}\n---\nIsi.\n`;
  const article = 'title: A\nexcerpt: E.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/a\n';
  expect(
    await codesIn(
      overlay({
        'articles/08-tempe.yaml': article,
        'articles/09-Tempe.yaml': article,
        'pages/a.md': page('/a/'),
        'pages/b.md': page('/A/'),
      }),
    ),
  ).toEqual(['articles/09-Tempe.yaml slug/collision', 'pages/b.md route/collision']);
});

it('reports a missing home page, unless a faulty page may be the home page', async () => {
  const without = { 'pages/beranda.yaml': null };
  expect(await codesIn(overlay(without))).toContain('site.yaml site/no-home');
  const faulty = await codesIn(overlay({ ...without, 'pages/x.yaml': PAGE }));
  expect(faulty.length).toBeGreaterThan(0);
  expect(faulty).not.toContain('site.yaml site/no-home');
});

it.each([
  ['docs/guide.md', 'docs/guide/index.md', 'the file index in a folder'],
  ['docs/1-guide.md', 'docs/guide/index.md', 'the file index in a folder'],
  ['docs/1-guide/a.md', 'docs/2-guide/a.md', 'a number or date in front'],
  ['docs/1-a.md', 'docs/a.md', 'a number or date in front'],
  ['docs/a.md', 'docs/a.yaml', 'the ending of a file name'],
  ['docs/A/b.md', 'docs/a/b.md', 'upper and lower case'],
  ['docs/\u00e9.md', 'docs/e\u0301.md', 'letters with marks'],
])('names the other file, and why both have one address: %s and %s', (one, two, why) => {
  const entries = [one, two].map((path) => ({ file: path, address: null, slug: slugPathOf(path) }));
  const build = { models: { collections: [{ name: 'docs' }] } };
  const faults = [...(check[0]?.run ?? (() => []))({ build, content: { entries } } as never)] as FileFault[];
  expect(faults).toMatchObject([{ file: two, code: 'slug/collision', params: { other: one } }]);
  expect(JSON.stringify(faults[0]?.params?.why)).toContain(why);
});
