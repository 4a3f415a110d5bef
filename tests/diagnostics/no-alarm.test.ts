/** Texts that only look like slips: nothing is said of them. */
import { describe, expect, it } from 'vitest';
import { parse } from '../../cli/core/parse.ts';
import { validateArticle } from '../../cli/core/validate.ts';
import { completed, SAMPLE, SAMPLE_ARTICLE } from '../invalid-sites/case.ts';
import { models, overlay, placeOf, run } from './corpus.ts';

const FIELDS = [
  'Gula darah 3 < 5 dan 7 > 6',
  'Bila a <b dan c>d',
  'Tulis <nama Anda> di sini',
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

describe('nothing is said of the field', () => {
  it.each(FIELDS)('%s', async (text) => {
    for (const fragment of [`title: ${JSON.stringify(text)}`, `sources:\n  - ${JSON.stringify(text)}`]) {
      const { diagnostics } = await run(overlay({ [SAMPLE]: completed(fragment, SAMPLE_ARTICLE) }));
      expect(diagnostics.map(placeOf)).toEqual([]);
    }
  });

  it.each(QUOTED)('%s, in quotes', async (text) => {
    const fragment = `title: "${text}"\nsources:\n  - '${text}'`;
    const { diagnostics } = await run(overlay({ [SAMPLE]: completed(fragment, SAMPLE_ARTICLE) }));
    expect(diagnostics.map(placeOf)).toEqual([]);
  });
});

it('looks the source of values up in one parse, however many of them are odd', () => {
  const sources = Array.from({ length: 200 }, (_, index) => `  - " a${index}"`).join('\n');
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
  const context = { categories: null, imageHosts: null, images: new Set<string>() };
  expect(validateArticle({ ...document, yaml }, models, context).diagnostics.length).toBeGreaterThan(0);
  expect(looks).toBeLessThan(5);
});
