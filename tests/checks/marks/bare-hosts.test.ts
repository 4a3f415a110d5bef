import { describe, expect, it } from 'vitest';
import marks from '../../../cli/checks/marks/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';

/** The bare hosts in a text, each with its correct form. */
const addresses = (text: string): unknown[] =>
  bodyFaults(new BodyText({ text, start: 0 }), [marks])
    .filter(({ code }) => code === 'markdown/bare-address')
    .map(({ params, at }) => ['start' in at && text.slice(at.start, at.end), params?.fix]);

describe('a host without a scheme', () => {
  it.each([
    ['Lihat kemkes.go.id.', 'kemkes.go.id', '[kemkes.go.id](https://kemkes.go.id)'],
    ['**a-b.com/c(d), ya**', 'a-b.com/c(d)', '[a-b.com/c(d)](https://a-b.com/c(d))'],
    ['“2b.or.id”', '2b.or.id', '[2b.or.id](https://2b.or.id)'],
    ['<a.co.id>', '<a.co.id>', '[a.co.id](https://a.co.id)'],
    ['http:www.a.id/b', 'http:www.a.id/b', '[www.a.id/b](https://www.a.id/b)'],
    ['Lihat https//a.id.', 'https//a.id', '[a.id](https://a.id)'],
    ['Lihat https ://a.id/b', 'https ://a.id/b', '[a.id/b](https://a.id/b)'],
    ['(http:/a.id)', 'http:/a.id', '[a.id](https://a.id)'],
    ['wa.me/628123', 'wa.me/628123', '[wa.me/628123](https://wa.me/628123)'],
    ['Situs:a.net?b=c; ya', 'a.net?b=c', '[a.net?b=c](https://a.net?b=c)'],
    ['a.co.id(baru)', 'a.co.id', '[a.co.id](https://a.co.id)'],
    ['a.id/b.com', 'a.id', '[a.id](https://a.id)'],
    ['[A](https://a.id) a.id/b', 'a.id/b', '[a.id/b](https://a.id/b)'],
    ['a.id a.id https\\://a.id/b', 'a.id', '[a.id](https://a.id)'],
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
    'Data.com, ASP.net dan a.Com',
    'kemkes\\.go.id dan a.go\\.id',
    '[Kemkes](https://www.kemkes.go.id/teh) di kemkes.go.id, <https://a.id> a.id',
    '`a.id`, ![a.id](b.png "a.id")',
    '@a.id #a.id a_b.id a.id_b /a.id a=b.id a%22b.id',
    'a.id.uk, 10.id, 8.30.com, .id, a..id, -a.id, a.id-b, a.ide, a.comb',
    'ibu (at) a.id, ibu [at] a.go.id, ini.me, a.be, a.com/',
    '<a href="https://a.id/b">a</a>',
    'Minum obat.Jangan lupa, istirahat.tidur',
    'catatan.md, situs.html, foto.jpg, v1.2.3, dsb., a.n. dr.',
    '<a href=a.id>b.id</a>',
    'Foto dari gambar.contoh.com, bukan a.org atau a.com/b.net',
  ])('is not found in %j', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});
