/** `feed.xml` is valid Atom, whatever titles contain. */
import { expect, it } from 'vitest';
import { atomFeed as feed } from '../../../cli/core/files/feed/index.ts';
import type { FeedItem, Plan } from '../../../cli/core/stages/plan.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';
import { readXml } from '../../support/wire/xml.ts';

const about: Plan['about'] = {
  title: 'Teh & <Kopi>',
  tagline: 'Pagi & "sore"',
  description: 'Keterangan',
  language: 'id',
  since: '2020-01-02',
  colour: '#fff',
  icon: '<svg/>',
};

const item = (slug: string, changes: Partial<FeedItem> = {}): FeedItem => ({
  slug,
  title: 'Teh',
  href: `/senja/artikel/${slug}/`,
  day: '2025-04-20',
  updated: '2025-04-20',
  topic: 'Minuman',
  summary: 'Ringkasan',
  ...changes,
});

const htmlOf = ({ file }: { file: string }): string => (file.includes('kosong') ? '' : `<p>${file}</p>`);

const of = (...items: FeedItem[]): string =>
  feed(
    { origin: 'https://x.example', base: '/senja/', timeZone: 'Asia/Jakarta', about, feed: () => items },
    htmlOf,
  );

const entriesIn = (text: string): string[] => text.match(/<entry>[\s\S]*?<\/entry>\n/g) ?? [];

it('states its title, its address and its last change', () => {
  expect(
    of(item('baru'), item('lama', { day: '2025-03-01', updated: '2025-03-02' })).split('<entry>')[0],
  ).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">\n',
      '<id>https://x.example/senja/</id><title>Teh &#38; &#60;Kopi&#62;</title>',
      '<subtitle>Pagi &#38; &#34;sore&#34;</subtitle>',
      '<author><name>Teh &#38; &#60;Kopi&#62;</name></author>',
      '<link rel="alternate" href="https://x.example/senja/"/>',
      '<link rel="self" href="https://x.example/senja/feed.xml"/>',
      '<updated>2025-04-20T00:00:00+07:00</updated>\n',
    ].join(''),
  );
});

it('states the time of entries that have one, and is as old as the latest', () => {
  const text = of(
    item('a', { day: '2025-04-20T23:00:00-05:00', updated: '2025-04-20T23:00:00-05:00' }),
    item('b', { day: '2025-04-20 09:30', updated: '2025-04-21' }),
  );
  expect(text).toContain('<published>2025-04-20T23:00:00-05:00</published>');
  expect(text).toContain('<published>2025-04-20T09:30:00+07:00</published>');
  expect(text.split('<entry>')[0]).toContain('<updated>2025-04-20T23:00:00-05:00</updated>');
});

it('is as old as the site if it has no entries', () => {
  expect(of()).toMatch(/<updated>2020-01-02T00:00:00\+07:00<\/updated>\n<\/feed>\n$/);
});

it('has a permanent id, a link and a summary for each entry', () => {
  expect(entriesIn(of(item('teh')))).toEqual([
    [
      '<entry><id>tag:x.example,2020-01-02:senja%2Fteh</id><title>Teh</title>',
      '<link href="https://x.example/senja/artikel/teh/"/>',
      '<published>2025-04-20T00:00:00+07:00</published><updated>2025-04-20T00:00:00+07:00</updated>',
      '<category term="Minuman"/><summary>Ringkasan</summary></entry>\n',
    ].join(''),
  ]);
});

it('has no summary for an entry without one, and other ids below another base path', () => {
  expect(of(item('teh', { summary: '' }))).not.toContain('summary');
  const below = (base: string) =>
    feed(
      { origin: 'https://x.example', base, timeZone: 'Asia/Jakarta', about, feed: () => [item('teh')] },
      htmlOf,
    );
  expect(below('/')).toContain('<id>tag:x.example,2020-01-02:teh</id>');
  expect(below('/a/')).toContain('<id>tag:x.example,2020-01-02:a%2Fteh</id>');
});

it('keeps the id of an entry whatever its dates are', () => {
  const idOf = (changes: Partial<FeedItem>) => /<id>(tag:[^<]*)/.exec(of(item('teh', changes)))?.[1];
  expect(idOf({ day: '2026-01-01', updated: '2026-02-02' })).toBe(idOf({}));
});

it('states the last change of each entry and of all', () => {
  const text = of(item('teh'), item('kopi', { day: '2025-04-01', updated: '2025-05-06' }));
  expect(text.split('<entry>')[0]).toContain('<updated>2025-05-06T00:00:00+07:00</updated>');
  expect(entriesIn(text)[1]).toContain(
    '<published>2025-04-01T00:00:00+07:00</published><updated>2025-05-06T00:00:00+07:00</updated>',
  );
});

it('starts days in the time zone of the site', () => {
  const zoned = (timeZone: string) =>
    feed({ origin: 'https://x.example', base: '/', timeZone, about, feed: () => [item('teh')] }, htmlOf);
  expect(zoned('Asia/Jayapura')).toContain('<updated>2025-04-20T00:00:00+09:00</updated>');
  expect(zoned('America/Caracas')).toContain('<updated>2025-04-20T00:00:00-04:00</updated>');
});

it('escapes the text of entries', () => {
  const [text] = entriesIn(
    of(item('é&', { title: '<b>', href: '/senja/?a&b', topic: '"T"', summary: "l'air & teh" })),
  );
  expect(text).toContain('tag:x.example,2020-01-02:senja%2F%C3%A9%26<');
  expect(text).toContain('<title>&#60;b&#62;</title>');
  expect(text).toContain('href="https://x.example/senja/?a&#38;b"');
  expect(text).toContain('term="&#34;T&#34;"');
  expect(text).toContain('<summary>l&#39;air &#38; teh</summary>');
});

it('contains the entries of the site in its order', () => {
  const slugs = Array.from({ length: 30 }, (_, index) => `a${index}`);
  const entries = entriesIn(of(...slugs.map((slug) => item(slug))));
  expect(entries.map((text) => /%2F(a\d+)</.exec(text)?.[1])).toEqual(slugs);
  expect(of(...slugs.map((slug) => item(slug)))).toMatch(/<\/entry>\n<\/feed>\n$/);
});

it('contains the full text of an entry if the site requests it, and nothing if there is none', () => {
  const whole = (file: string) => item('teh', { text: plainEntry(file) });
  expect(entriesIn(of(whole('articles/teh.md')))[0]).toContain(
    '<summary>Ringkasan</summary><content type="html" xml:base="https://x.example/senja/">&#60;p&#62;articles/teh.md&#60;/p&#62;</content></entry>',
  );
  expect(of(whole('articles/kosong.md'))).not.toContain('<content');
  expect(of(item('teh'))).not.toContain('<content');
});

it('escapes what is no text of an entry, too', () => {
  const hostile = '"><script>';
  const text = feed(
    {
      origin: 'https://x.example',
      base: '/',
      timeZone: 'UTC',
      about: { ...about, language: hostile, since: hostile },
      feed: () => [item('teh', { day: hostile, updated: hostile })],
    },
    htmlOf,
  );
  expect(text).not.toContain('<script');
  expect([...readXml(text).keys()]).toContain('feed/entry/published');
});
