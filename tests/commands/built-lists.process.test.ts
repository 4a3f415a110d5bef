/** Which articles a visitor of a built site sees first: on the home page, and in the feed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sharedFolder } from '../support/process/senja.ts';
import { buildHere } from '../support/sites/build-here.ts';
import { smallSite } from '../support/sites/small-site.ts';

const numbers = Array.from({ length: 30 }, (_, index) => index + 1);

/** Another day for each number, in neither the order of the files nor its opposite. */
const dayOf = (number: number): number => (number * 7) % 31;

const article = (number: number): string => `title: Artikel ke-${number}
excerpt: Makan hangat di pagi hari.
category: Makanan Sehat
imageUrl: https://images.unsplash.com/photo-1
imageAlt: Sepiring makanan.
publishDate: ${dayOf(number)} Mei 2025
`;

const site = smallSite({ folder: sharedFolder() });
const built = (file: string): string => readFileSync(path.join(site.out, file), 'utf8');

beforeAll(async () => {
  const folder = path.join(site.content, 'articles');
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const number of numbers)
    writeFileSync(path.join(folder, `${String(number).padStart(2, '0')}-a${number}.yaml`), article(number));
  const { code, output } = await buildHere(site);
  expect(code, output).toBe(0);
});

it('shows nine of the latest articles on the home page at first, in the order of their files', () => {
  const html = built('index.html');
  const list = /<ol id="daftar-terbaru"[\s\S]*?<\/ol>/.exec(html)?.[0] ?? '';
  const items = [...list.matchAll(/<li([^>]*)>[\s\S]*?Artikel ke-(\d+)/g)].map(([, attributes, number]) => ({
    number: Number(number),
    hidden: / hidden\b/.test(attributes ?? ''),
  }));
  expect(items.map(({ number }) => number)).toEqual(numbers);
  expect(items.filter(({ hidden }) => !hidden).map(({ number }) => number)).toEqual(numbers.slice(0, 9));
});

it('has the twenty newest articles by date in the feed, the newest first', () => {
  const dates = built('feed.xml').matchAll(/<updated>2025-05-(\d\d)T[^<]*<\/updated>/g);
  // The first one is the feed's own.
  const [own, ...days] = [...dates].map(([, day]) => Number(day));
  expect(days).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
  expect(own).toBe(30);
});
