import { describe, expect, it } from 'vitest';
import marks from '../../../cli/checks/marks/index.ts';
import { bodyFaults } from '../../../cli/core/bodies/body-check.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';

/** The bare addresses in a text, each with its correct form. */
const addresses = (text: string): unknown[] =>
  bodyFaults(new BodyText({ text, start: 0 }), [marks])
    .filter(({ code }) => code === 'markdown/bare-address')
    .map(({ params, at }) => ['start' in at && text.slice(at.start, at.end), params?.fix]);

describe('an address without a link', () => {
  it.each([
    ['Lihat https://a.id.', 'https://a.id', '<https://a.id>'],
    ['http://a.id/b_c_d*', 'http://a.id/b_c_d', '<http://a.id/b_c_d>'],
    ['(https://a.id/b(c)d), ya', 'https://a.id/b(c)d', '<https://a.id/b(c)d>'],
    ['“https://a.id/?b=c&d=e”', 'https://a.id/?b=c&d=e', '<https://a.id/?b=c&d=e>'],
    ['https://a.id/b&#8221; c', 'https://a.id/b', '<https://a.id/b>'],
    ['_https://a.id/b_', 'https://a.id/b', '<https://a.id/b>'],
    ['Lihat www.a-b.id/c, ya', 'www.a-b.id/c', '[www.a-b.id/c](https://www.a-b.id/c)'],
    ['`www.a.id` www.a.id', 'www.a.id', '[www.a.id](https://www.a.id)'],
    ['Surel: a.b+c@d.co.id.', 'a.b+c@d.co.id', '<a.b+c@d.co.id>'],
    ['- > ## https://a.id', 'https://a.id', '<https://a.id>'],
    ['Https://A.id/B', 'Https://A.id/B', '[Https://A.id/B](https://a.id/B)'],
    ['Www.a.id/B', 'Www.a.id/B', '[Www.a.id/B](https://www.a.id/B)'],
    ['Surel:a@b.id', 'a@b.id', '<a@b.id>'],
  ])('is found in %j', (text, found, fix) => {
    expect(addresses(text)).toEqual([[found, fix]]);
  });

  it.each([
    '<https://a.id>',
    '[https://a.id](https://a.id)',
    '[www.a.id](https://www.a.id)',
    '[a@b.id](mailto:a@b.id)',
    '`https://a.id www.a.id a@b.id`',
    '```\nhttps://a.id\n```',
    '[a]: https://a.id\n\n[a]',
    'https\\://a.id, a\\@b.id, www\\.a.id',
    '<a href="https://a.id">a</a> <img src=https://a.id/b.png>',
    '<a href="mailto:a@b.id">a@b.id</a>',
    'http://localhost:3000',
    'ftp://a:b@c.id',
    '@ibu_sri dan a@b',
    'www. dan www.a',
    'https://',
  ])('is not found in %j', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});
