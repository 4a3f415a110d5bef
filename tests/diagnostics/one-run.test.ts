/** One run reports every fault of every file, once. */
import { describe, expect, it } from 'vitest';
import { FRONT, SAMPLE, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { BASE, corpus, overlay, placeOf, run } from './corpus.ts';

const places = async (files: Record<string, string | Uint8Array>): Promise<string[]> =>
  (await run(overlay(files))).diagnostics.map(placeOf);

it('continues after faulty lines, and reports nothing about them twice', async () => {
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

it('checks the bodies and links of a site that cannot be built', async () => {
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
    'articles/09-uji.md:10:22 link/no-such-page',
    'pages/404.yaml:8:9 link/no-such-page',
  ]);
});

it('reports a picture in the body of a faulty file only if it is missing', async () => {
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

it('checks links next to a page whose address is uncertain, and reports once what it cannot decide', async () => {
  const page = (href: string) =>
    `template: not-found\ntitle: a\ndescription: b\nheading: c\nmessage: d\naction:\n  name: e\n  href: ${href}\n`;
  const faulty = { 'pages/kontak.yaml': 'template: kontak\ntitle: a\n' };
  const wrong = 'pages/kontak.yaml:1:11 page/unknown-template';
  expect(await places({ ...faulty, 'pages/404.yaml': page('/kontak/') })).toEqual([wrong]);
  expect(await places({ ...faulty, 'pages/404.yaml': page('/lain/') })).toEqual([
    'pages/404.yaml:8:9 link/no-such-page',
    wrong,
  ]);
  const moved = { 'pages/kontak.yaml': 'template: kontak\npath: hubungi\n' };
  const result = await run(overlay({ ...moved, 'pages/404.yaml': page('/hubungi/') }));
  expect(result.diagnostics.map(placeOf)).toEqual(['pages/kontak.yaml:1:11 page/unknown-template']);
  expect(result.uncheckedLinks).toBeGreaterThan(0);
  // The page is valid, so its parts are certain.
  expect(await places({ ...faulty, 'pages/404.yaml': page('/penafian/#tidak-ada') })).toEqual([
    'pages/404.yaml:8:9 link/no-such-anchor',
    wrong,
  ]);
});

it('checks the rest of the site while site.yaml cannot be read', async () => {
  const text = SAMPLE_ARTICLE.replace('Makanan Sehat', 'Makanan Seht');
  expect(
    await places({ 'site.yaml': 'title: "Situs\n', [SAMPLE]: `${text}publishDate: 31 April 2025\n` }),
  ).toEqual([`${SAMPLE}:5:14 content/no-such-date`, 'site.yaml:1:8 yaml/unclosed-quote']);
});

it('checks articles against the certain parts of a faulty site.yaml', async () => {
  const site = new TextDecoder().decode(BASE.get('site.yaml')).replace(/^tagline:.*$/m, 'tagline:');
  const article = SAMPLE_ARTICLE.replace('Makanan Sehat', 'Makanan Seht');
  expect(await places({ 'site.yaml': site, [SAMPLE]: article })).toEqual([
    `${SAMPLE}:3:11 content/not-one-of`,
    expect.stringMatching(/^site\.yaml:\d+:1 content\/empty$/),
  ]);
});

it('finds two files with the same address even if one of them is faulty', async () => {
  const twin = SAMPLE.replace('09-uji.yaml', '10-uji.yaml');
  expect(await places({ [SAMPLE]: SAMPLE_ARTICLE, [twin]: 'title: "Judul\n' })).toEqual([
    `${twin}:1:1 slug/collision`,
    `${twin}:1:8 yaml/unclosed-quote`,
  ]);
});

describe('the faults of a body', () => {
  const file = 'articles/97-lain.md';
  const text = `${FRONT.replace(/^title: .*$/m, 'title: Lain')}
[a](/tidak-ada/) [b](#tidak)

[](https://x.example/)

![Pohon](images/tidak-ada.png)
`;
  const own = [
    `${file}:8:5 link/no-such-page`,
    `${file}:8:22 link/no-such-anchor`,
    `${file}:10:1 markdown/empty-link`,
    `${file}:12:10 content/image-missing`,
  ];

  it('are reported', async () => {
    expect(await places({ [file]: text })).toEqual(own);
  });

  it('are reported beside a page in the way of a former address', async () => {
    const taken = (await corpus()).find(({ title }) => title === 'alias/taken: by the second page of a list');
    const found = await places({ ...taken?.files, [file]: text });
    expect(found).toEqual(expect.arrayContaining([...own, expect.stringContaining('alias/taken')]));
  });
});

it('reports no links within a draft, whatever is wrong elsewhere', async () => {
  const draft = `${FRONT.replace('---\n', '---\ndraft: true\n')}\n## Cara\n\n[a](#cara)\n`;
  const reported = await places({ 'articles/09-uji.md': draft, 'articles/10-lain.yaml': 'title: A\n' });
  expect(reported.filter((one) => one.startsWith('articles/09'))).toEqual([
    'articles/09-uji.md:2:1 site/draft',
  ]);
  expect(reported.length).toBeGreaterThan(1);
});
