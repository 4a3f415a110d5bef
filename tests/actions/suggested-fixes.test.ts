/** Suggestions that are applied on request, in a whole site: each alone may be left out. */
import { expect, it } from 'vitest';
import { suggestedFixes } from '../../cli/actions/suggested-fixes.ts';
import { opened, overlay } from '../diagnostics/corpus.ts';
import { SAMPLE_ARTICLE } from '../invalid-sites/case.ts';

const FILE = 'articles/09-uji.md';

/** The text of an article with all suggestions applied that the site bears, without the fields that others have. */
async function applied(fields: string, body: string): Promise<string | undefined> {
  const site = overlay({ [FILE]: `---\n${SAMPLE_ARTICLE}${fields}---\n\n${body}\n` });
  const from = opened(site);
  const files = await suggestedFixes(from, await from.readContent(), () => true);
  return files.find(({ path }) => path === FILE)?.after.replace(SAMPLE_ARTICLE, '');
}

it('applies all suggestions of a file', async () => {
  expect(await applied('', '[a](kontk) dan [b](kontak) dan ![c](kebun.png)')).toBe(
    '---\n---\n\n[a](/kontak/) dan [b](/kontak/) dan ![c](images/kebun.png)\n',
  );
});

it('leaves out one that would bring a new fault, and applies the others', async () => {
  const fields = 'publishDate: 25 April 2025\nupdated: 20 April\n';
  expect(await applied(fields, '[a](kontk)')).toBe(`---\n${fields}---\n\n[a](/kontak/)\n`);
});

it('applies one that only brings a note', async () => {
  const body = '![Bayam](images/kebun.png)\n\n![Pagar](gambar/kebun.png)';
  expect(await applied('', body)).toBe(`---\n---\n\n${body.replace('gambar', 'images')}\n`);
});

it('finds nothing to apply in a file that is sound', async () => {
  expect(await applied('', '[a](/kontak/)')).toBeUndefined();
});
