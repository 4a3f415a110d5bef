/** Collisions, which only the whole content shows. */
import { expect, it } from 'vitest';
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
