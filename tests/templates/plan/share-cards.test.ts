/** Share cards of articles: which there are, their names, and what they show. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shortHash } from '../../../cli/core/values/hash.ts';
import { DRAWINGS } from '../../../templates/plan/drawings.generated.ts';
import { cardDrawing, MOST_CARDS, shareCards } from '../../../templates/plan/share-cards.ts';
import { plainArticle, plainCategory } from '../../support/values/plan-entries.ts';

const category = plainCategory('Makanan Sehat');
const cardsOf = (articles: ReturnType<typeof plainArticle>[], title = 'Senja') =>
  shareCards(title, articles, [category], shortHash);
const tea = (fields: object = {}, bodyStart: number | null = 1) =>
  plainArticle('teh', { title: 'Teh jahe', drawing: 'teh', ...fields }, bodyStart);

it('has one for each article with a page', () => {
  const [page, card] = [tea(), tea({}, null)];
  const { files, of } = cardsOf([page, card]);
  expect(of(page)).toMatchObject({ path: expect.stringMatching(/^assets\/card-\w+\.jpg$/), alt: 'Teh jahe' });
  expect(files.map(({ path }) => path)).toEqual([of(page)?.path]);
  expect(of(card)).toBeUndefined();
});

it('has another name for another title, site or drawing, and one file for two articles that look the same', () => {
  const pathOf = (fields: object, title?: string) => cardsOf([tea(fields)], title).files[0]?.path;
  const names = [pathOf({}), pathOf({ title: 'Kopi' }), pathOf({}, 'Fajar'), pathOf({ drawing: 'gula' })];
  expect(new Set(names).size).toBe(4);
  expect(pathOf({ excerpt: 'Lain.' })).toBe(pathOf({}));
  const twice = cardsOf([tea(), tea()]);
  expect(twice.files).toHaveLength(1);
});

it('has none on a site with very many articles, which are shared with their photos', () => {
  const many = Array.from({ length: MOST_CARDS + 1 }, () => tea());
  const { files, of } = cardsOf(many);
  expect([files, of(many[0] ?? tea())]).toEqual([[], undefined]);
  expect(cardsOf(many.slice(1)).files).toHaveLength(1);
});

const innerOf = (name: keyof typeof DRAWINGS): string =>
  DRAWINGS[name].svg.replace(/^<svg [^>]*>|<\/svg>$/g, '');

const letters = (svg: string): number => svg.split('<path transform').length - 1;

it('shows title and name as paths, over the article’s drawing', () => {
  const svg = cardDrawing({ title: 'Teh jahe', name: 'Senja', drawing: 'teh' });
  expect(letters(svg)).toBe('Tehjahe'.length + 'Senja'.length);
  expect(svg).not.toMatch(/<text|font/);
  expect(svg).toContain(innerOf('teh'));
});

it('leaves out a title that cannot be drawn, but not the name of the site', () => {
  expect(letters(cardDrawing({ title: '健康', name: 'Senja', drawing: 'teh' }))).toBe('Senja'.length);
  expect(letters(cardDrawing({ title: 'Teh', name: '健康', drawing: 'teh' }))).toBe('Teh'.length);
});

it('shows a drawing of its category if the article names none', () => {
  const svg = cardsOf([tea({ drawing: undefined })]).files[0]?.content(() => '');
  expect(svg).toContain(innerOf('sayur'));
});

it('can continue the sky and the ground of every drawing', () => {
  for (const [name, { svg }] of Object.entries(DRAWINGS)) {
    expect(svg, name).toMatch(
      /^<svg [^>]*viewBox="0 0 240 160"><path fill="#[0-9A-F]{6}" d="M0 0h240v160H0Z"\/>/,
    );
    expect(svg, name).toMatch(/<path fill="#[0-9A-F]{6}" d="M0 \d+c60-8 180-8 240 0v/);
  }
});

it('is a light picture of the size for sharing services', () => {
  // In a process of its own: libvips reads no drawings after other tests.
  const script = `import sharp from 'sharp';
    const bytes = await sharp(Buffer.from(process.argv[1])).jpeg({ quality: 80 }).toBuffer();
    const { width, height } = await sharp(bytes).metadata();
    process.stdout.write([width, height, bytes.length].join(' '));`;
  const title = 'Kapan obat diminum bersama susu, dan kapan harus menunggu dua jam lagi';
  const svg = cardDrawing({ title, name: 'Senja Sehat', drawing: 'sayur' });
  const made = execFileSync(process.execPath, ['--input-type=module', '-e', script, svg]).toString();
  const [width, height, bytes] = made.split(' ').map(Number);
  expect([width, height]).toEqual([1200, 630]);
  expect(bytes).toBeLessThan(60_000);
});
