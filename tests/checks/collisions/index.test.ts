/** Collisions, which only the whole content shows. */
import { expect, it } from 'vitest';
import { codesIn, overlay } from '../../diagnostics/corpus.ts';

const PAGE = 'template: about\npath: beranda\n';

it('finds slugs that differ by case alone, and pages on one address', async () => {
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

it('says that there is no home page, but not where a faulty page may be it', async () => {
  const without = { 'pages/beranda.yaml': null };
  expect(await codesIn(overlay(without))).toContain('site.yaml site/no-home');
  const faulty = await codesIn(overlay({ ...without, 'pages/x.yaml': PAGE }));
  expect(faulty.length).toBeGreaterThan(0);
  expect(faulty).not.toContain('site.yaml site/no-home');
});
