/** A JSON Feed has the entries of the Atom feed, with the same ids and times. */
import { expect, it } from 'vitest';
import { atomFeed, type FeedSource, jsonFeed } from '../../../cli/core/files/feed/index.ts';
import type { FeedItem, Plan } from '../../../cli/core/stages/plan.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

const about: Plan['about'] = {
  title: 'Teh & <Kopi>',
  tagline: 'Pagi',
  description: 'Keterangan',
  language: 'id',
  since: '2020-01-02',
  colour: '#fff',
  icon: '<svg/>',
};

const TEA: FeedItem = {
  slug: 'teh',
  title: 'Teh "pagi"',
  href: '/senja/artikel/teh/',
  day: '2025-04-20',
  updated: '2025-04-21 09:30',
  topic: 'Minuman',
  summary: 'Ringkasan',
};

const PLACE = { path: '/feed.json', list: '/' };

const sourceOf = (...items: FeedItem[]): FeedSource => ({
  origin: 'https://x.example',
  base: '/senja/',
  timeZone: 'Asia/Jakarta',
  about,
  feed: () => items,
});

const htmlOf = ({ file }: { file: string }): string => `<p>${file}</p>`;

it('says what the site is, and each entry with its summary', () => {
  expect(JSON.parse(jsonFeed(sourceOf(TEA), htmlOf, PLACE))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Teh & <Kopi>',
    description: 'Pagi',
    home_page_url: 'https://x.example/senja/',
    feed_url: 'https://x.example/senja/feed.json',
    language: 'id',
    authors: [{ name: 'Teh & <Kopi>' }],
    items: [
      {
        id: 'tag:x.example,2020-01-02:senja%2Fteh',
        url: 'https://x.example/senja/artikel/teh/',
        title: 'Teh "pagi"',
        content_text: 'Ringkasan',
        date_published: '2025-04-20T00:00:00+07:00',
        date_modified: '2025-04-21T09:30:00+07:00',
        tags: ['Minuman'],
      },
    ],
  });
});

it('has the full text of entries that show it, and is valid without entries', () => {
  const whole = { ...TEA, text: plainEntry('articles/teh.md') };
  const { items } = JSON.parse(jsonFeed(sourceOf(whole), htmlOf, PLACE));
  expect(items).toMatchObject([{ content_html: '<p>articles/teh.md</p>', summary: 'Ringkasan' }]);
  expect(items[0]).not.toHaveProperty('content_text');
  expect(JSON.parse(jsonFeed(sourceOf(), htmlOf, PLACE)).items).toEqual([]);
});

it('names entries as the Atom feed does', () => {
  const ids = JSON.parse(jsonFeed(sourceOf(TEA, { ...TEA, slug: 'kopi' }), htmlOf, PLACE)).items.map(
    ({ id }: { id: string }) => id,
  );
  const atom = atomFeed(sourceOf(TEA, { ...TEA, slug: 'kopi' }), htmlOf);
  expect([...atom.matchAll(/<id>(tag:[^<]*)/g)].map(([, id]) => id)).toEqual(ids);
});
