/** One run tells every fault of every file, each once. */
import { expect, it } from 'vitest';
import { FRONT, SAMPLE, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { BASE, overlay, placeOf, run } from './corpus.ts';

const places = async (files: Record<string, string | Uint8Array>): Promise<string[]> =>
  (await run(overlay(files))).diagnostics.map(placeOf);

it('reads on after faulty lines, and says nothing twice about them', async () => {
  const text = [
    'title: Makan: sehat',
    'excerpt Ringkasan.',
    'category: Makanan Seht',
    'imageUrl: @foto',
    "author: 'Jum'at'",
    'publishDate: 31 Februari 2025',
    'draft: ya',
    '',
  ].join('\n');
  expect(await places({ [SAMPLE]: text })).toEqual([
    `${SAMPLE}:1:8 yaml/colon-in-value`,
    `${SAMPLE}:2:1 yaml/missing-colon`,
    `${SAMPLE}:3:11 content/not-one-of`,
    `${SAMPLE}:4:11 yaml/special-start`,
    `${SAMPLE}:5:14 yaml/after-quote`,
    `${SAMPLE}:6:14 content/no-such-date`,
    `${SAMPLE}:7:8 content/expected-yes-no`,
  ]);
});

it('looks into the bodies and at the links of a site that cannot be built', async () => {
  const wrong = FRONT.replace('Makanan Sehat', 'Makanan Seht');
  expect(
    await places({
      'articles/09-uji.md': `${wrong}\n![Kebun](images/pohon.png)\n\n[a](/tidak-ada/) [b](/artikel/belum/)\n`,
      'pages/404.yaml':
        'template: not-found\ntitle: a\ndescription: b\nheading: c\nmessage: d\naction:\n  name: e\n  href: /kontk/\n',
    }),
  ).toEqual([
    'articles/09-uji.md:4:11 content/not-one-of',
    'articles/09-uji.md:8:10 content/image-missing',
    'articles/09-uji.md:10:5 link/no-such-page',
    'pages/404.yaml:8:9 link/no-such-page',
  ]);
});

it('takes a picture in the body of a faulty file for missing only when it is not there', async () => {
  const wrong = FRONT.replace('Makanan Sehat', 'Makanan Seht');
  const body = '![Bunga](images/bunga.png)\n\n![Pohon](images/pohon.png)\n';
  const page = `---\ntemplate: legal\ntitle: a\n---\n\n${body}`;
  const files = { 'articles/09-uji.md': `${wrong}\n${body}`, 'pages/aturan.md': page };
  expect(await places({ ...files, 'images/bunga.png': BASE.get('images/kebun.png') ?? '' })).toEqual([
    'articles/09-uji.md:4:11 content/not-one-of',
    'articles/09-uji.md:10:10 content/image-missing',
    'pages/aturan.md:2:1 content/missing-field',
    'pages/aturan.md:8:10 content/image-missing',
  ]);
});

it('does not judge links while a page is missing because of its own fault', async () => {
  expect(
    await places({ 'pages/kontak.yaml': 'template: kontak\ntitle: a\n', [SAMPLE]: SAMPLE_ARTICLE }),
  ).toEqual(['pages/kontak.yaml:1:11 page/unknown-template']);
});

it('says nothing about categories and photos while site.yaml cannot be read', async () => {
  expect(await places({ 'site.yaml': 'title: "Situs\n', [SAMPLE]: SAMPLE_ARTICLE })).toEqual([
    'site.yaml:1:8 yaml/unclosed-quote',
  ]);
});
