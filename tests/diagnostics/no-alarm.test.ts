/** Correct texts that look like mistakes: nothing is reported. */
import { describe, expect, it } from 'vitest';
import { parse } from '../../cli/core/parse/parse.ts';
import { validateEntry } from '../../cli/core/validate/validate.ts';
import { changed, completed, FRONT, SAMPLE, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { models, overlay, placeOf, run } from './corpus.ts';

const FIELDS = [
  'Gula darah 3 < 5 dan 7 > 6',
  'Bila a <b dan c>d',
  'Tulis <nama Anda> di sini',
  'Tulis keluhan Anda di sini; kami menjawab TODO dari sini #sehat',
  'Nama: __ Umur: ____ (__) snake_case snake__case__a, Jum`at dan Sa`at, ~5 kg ~~',
  'Kirim ke <laras@contoh.id>',
  'Laras & Sari; Budi & Ani',
  'Di R&D; lalu di AT&T',
  'Skor 5 * 3, 2 ** 3, ** dan **',
  '*Syarat berlaku* dan _miring_',
  'Lihat [1] dan [catatan](lihat halaman tiga)',
  'Senin 9:00-17:00, Pagi:minum, jam:9',
  'dokter:jaga',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} keluarga',
  '1\uFE0F\u20E3 langkah',
];

const QUOTED = ['title:Kemenkes', 'updated: 2 Mei', 'Minum [air] (banyak)'];

const BODIES = [
  "T: 021-5550\nF: 021-5551\n\nTanya: apa saja\nlalu dijawab: itu\n\nGolongan A: ya\n\n{a = b}, ''' dan ''''",
  'Gula 3 < 5, 7 > 6, a <b dan c> d, <nama Anda>, <laras@contoh.id>, <https://contoh.id/>',
  'Kali: 5 * 3, 2 ** 3, (4) ** (2). *Syarat berlaku.',
  'Nama: __ Umur: ____ (__) snake_case snake__case',
  "Hari Jum`at.\n\nSebut `kata' itu.\n\nTekan ``kode ` di sini``, `a`nya, me`b`.",
  '`**` dan ``[a] (/b)`` dan `<b>` dan `## c` dan `| a | b |`',
  '```\n##Judul\n| a | b |\n**c\n<b>\n[d](e f)\n```',
  '    ##Judul\n    **tebal\n    <b>',
  '~~~\n```\n~~~\n\n> ```\n> kode\n> ```\n\n- ```\n  kode\n  ```',
  '\\##Judul \\*\\*tebal \\[a](/b) \\<b> \\| a | b | \\~~c~~ \\`d',
  '&lt;b&gt; &amp; &nbsp; &copy; &#42;&#42;',
  '#sehat #bugar\n#1 di dunia\n#Sehat bersama',
  '-5 derajat\n\n-Salam hangat\n\n1.5 kg\n2.500 rupiah\n10.30 pagi',
  'Beranda | Kontak\nSatu | Dua\n\n|x| = 3\n\na || b',
  '| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | |\n| 1 \\| 2 | `3 \\| 4` |\n\n> | a |\n> |---|\n> | 1 |',
  'a | b\n--- | :-:\n1 | 2\n',
  '- Nama | Umur\n  --- | ---\n  Laras | 70',
  'Penelitian [1][2] dan [3] (2024), [4] (<https://contoh.id/>), [catatan](lihat halaman 3), daftar[0][1]',
  '[a], [b]: c, [ ] kosong, [x] silang, ![, [], ()[], (lihat)[1]',
  '[kontak](/kontak/ "Halaman kontak") [a](</kontak/>) [b][k] [k] [k][]\n\n[k]: /kontak/',
  '![Kebun](images/kebun.png) ![Kebun](<images/kebun.png> "Pagi") [![Kebun](images/kebun.png)](/kontak/)',
  '[**Kontak**](/kontak/) [`kode`](/kontak/) [🌅](/kontak/) [![Kebun](images/kebun.png)](/kontak/)',
  '**tebal** __tebal__ ***keduanya*** **tebal *miring* tebal** **a**b**c** *a **b** c*',
  '**Catatan:** baris\n**kedua** dan **ketiga\nbaris**',
  '~5 kg, ~~, a ~~ b, ~/berkas',
  '## Judul ##\n\n## 🌅\n\n## `kode`\n\n### ![Kebun](images/kebun.png)\n\nJudul\n===\n\nLain\n----',
  'Jam 10:30:45, rasio 1:2:3, a:b:c, std::vector::iterator, http://[::1]:80/, (a:b), `:smile:` dan \\:smile:',
  'Harga $5 dan $10, dari $5 = 10$, $HOME_A dan $PATH; 2^10, x^2, ^ dan a ^ b, react ^18.2 dan ^18',
  'Kira-kira ~5~10 kg, ~a dan ~b, `x^2^`, `H~2~O`, H<sub>2</sub>O, {tahun}, `{a.b}`, \\{a.b}',
  '`%%`\n\n100%% dan 5%\n\nTeh : hangat\n\n: Jahe\n\n`{/*`',
  '***\n\nTeks.\n\n---\n\n* * *',
  '🌅',
  '![Kebun](images/kebun.png)',
];

/** The fields of an article of its own title and excerpt: the same ones twice are reported. */
const front = (at: number): string => FRONT.replace(/^(title|excerpt): .*$/gm, (line) => `${line} ${at}`);

describe('no report for the field', () => {
  it.each(FIELDS)('%s', async (text) => {
    const fragment = `title: ${JSON.stringify(text)}\nsources:\n  - ${JSON.stringify(text)}`;
    const { diagnostics } = await run(overlay({ [SAMPLE]: completed(fragment, SAMPLE_ARTICLE) }));
    expect(diagnostics.map(placeOf)).toEqual([]);
  });

  it.each(QUOTED)('%s, in quotes', async (text) => {
    const fragment = `title: "${text}"\nsources:\n  - '${text}'`;
    const { diagnostics } = await run(overlay({ [SAMPLE]: completed(fragment, SAMPLE_ARTICLE) }));
    expect(diagnostics.map(placeOf)).toEqual([]);
  });
});

describe('no report for the body', () => {
  it.each(BODIES)('%j', async (text) => {
    const bodies = [text, text.replaceAll('\n', '\r\n'), `Teks.\n\n${text}\n\nTeks.`];
    const files = bodies.map((body, at) => [`articles/0${at + 7}-uji-${at}.md`, `${front(at)}\n${body}\n`]);
    const { diagnostics } = await run(overlay(Object.fromEntries(files)));
    expect(diagnostics.map(placeOf)).toEqual([]);
  });
});

it('takes the alt text of a translation for another text', async () => {
  const described = (alt: string) =>
    completed(`imageUrl: images/kebun.png\nimageAlt: ${alt}`, SAMPLE_ARTICLE);
  const [{ files }] = [changed('', 'site.yaml', 'languages:\n  - code: en\n')];
  const inTranslation = async (name: string): Promise<boolean> => {
    const { diagnostics } = await run(overlay({ ...files, [name]: described('Garden') }));
    return diagnostics.some(({ code }) => code === 'content/image-two-alts');
  };
  expect(await inTranslation('articles/09-uji.yaml')).toBe(true);
  expect(await inTranslation('articles/09-uji.en.yaml')).toBe(false);
});

it('parses the source of values once, however many are suspicious', () => {
  const sources = Array.from({ length: 200 }, (_, index) => `  - <b>a${index}`).join('\n');
  const bytes = new TextEncoder().encode(completed(`sources:\n${sources}`, SAMPLE_ARTICLE));
  const document = parse(SAMPLE, bytes).value;
  if (!document) throw new Error('the article can be read');
  let looks = 0;
  const { text, start } = document.yaml;
  const yaml = {
    start,
    get text() {
      looks += 1;
      return text;
    },
  };
  const context = { choices: {}, targets: {}, images: new Set<string>(), reserved: [] };
  const [articles] = models.collections;
  if (!articles) throw new Error('no collection');
  expect(validateEntry({ ...document, yaml }, articles, context, models).diagnostics.length).toBeGreaterThan(
    0,
  );
  expect(looks).toBeLessThan(12);
});
