/** Unchanged copies are reported; intentionally equal numbers are not. */
import { expect, it } from 'vitest';
import { BASE, codesIn, overlay } from '../../diagnostics/corpus.ts';

const article = (title: string, excerpt = 'Minum air putih setiap pagi, sebelum sarapan.') =>
  `title: ${title}\nexcerpt: ${excerpt}\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/a\n`;

it('reports the later of two entries with the same title and text', async () => {
  const codes = (other: string) =>
    codesIn(overlay({ 'articles/08-a.yaml': article('Air'), 'articles/09-b.yaml': other }));
  expect(await codes(article('air '))).toEqual(['articles/09-b.yaml site/same-text']);
  expect(await codes(article('Teh'))).toEqual([]);
  const faulty = overlay({
    'articles/08-a.yaml': article('Air'),
    'articles/09-b.yaml': article('Air'),
    'articles/10-c.yaml': 'title: Teh\n',
  });
  expect(await codesIn(faulty)).toContain('articles/09-b.yaml site/same-text');
  expect(await codes(article('Air', 'Minum air putih setiap malam, sebelum tidur.'))).toEqual([]);
  expect(await codes(`${article('Air')}draft: true\n`)).toEqual(['articles/09-b.yaml site/draft']);
});

it('reports the later of two entries with the same number, except group numbers and years', async () => {
  const codes = (...names: string[]) =>
    codesIn(
      overlay(
        Object.fromEntries(names.map((name, at) => [`articles/${name}.yaml`, article(`Air ${at}`, 'A.')])),
      ),
    );
  expect(await codes('07-a', '7-b')).toEqual(['articles/7-b.yaml site/same-number']);
  expect(await codes('2014-01-02-a', '2014-03-04-b')).toEqual([]);
  expect(await codes('1-a', '1-b', '1-c', '2-d', '2-e', '2-f')).toEqual([]);
});

it('reports the same number only where dates do not decide the order', async () => {
  const codes = (order: string, ...days: string[]) =>
    codesIn(
      overlay({
        'site.yaml': `${new TextDecoder().decode(BASE.get('site.yaml'))}${order}`,
        ...Object.fromEntries(
          days.map((day, at) => [
            `articles/07-${'ab'[at]}.yaml`,
            `${article(`Air ${at}`, 'A.')}publishDate: ${day}\n`,
          ]),
        ),
      }),
    );
  const twice = ['articles/07-b.yaml site/same-number'];
  expect(await codes('order: newest\n', '3 Mei 2025', '4 Mei 2025')).toEqual([]);
  expect(await codes('order: newest\n', '3 Mei 2025', '3 Mei 2025')).toEqual(twice);
  expect(await codes('', '3 Mei 2025', '4 Mei 2025')).toEqual(twice);
});

it('reports the later of two pages with the same title', async () => {
  const page = (title: string, text: string) => `---\n${article(title, 'A.')}---\n\n${text}\n`;
  const codes = (one: string, other: string) =>
    codesIn(overlay({ 'articles/08-a.md': one, 'articles/09-b.md': other }));
  const text = 'Minum air putih setiap pagi, sebelum sarapan.';
  expect(await codes(page('Air', text), page('Air', 'Teh saja.'))).toEqual([
    'articles/09-b.md site/same-text',
  ]);
  // Once.
  expect(await codes(page('Air', text), page('Air', text))).toEqual(['articles/09-b.md site/same-text']);
  expect(await codes(page('Air', text), page('Teh', 'Teh saja.'))).toEqual([]);
  // A card has no page.
  expect(await codes(page('Air', text), page('Air', ''))).toEqual([]);
});
