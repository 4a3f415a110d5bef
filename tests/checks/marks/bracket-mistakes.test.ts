import { describe, expect, it } from 'vitest';
import { bracketMistake, unopened } from '../../../cli/checks/marks/advice/bracket-mistakes.ts';
import marks from '../../../cli/checks/marks/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { bodyFaults } from '../../../cli/core/bodies/text/body-check.ts';

/** Fault of the first bracket of a content: code, correct form, the marked part. */
function mistake(content: string) {
  const found = bracketMistake(content, content.indexOf('['));
  if (!found) return null;
  const { code, params, at, length } = found;
  return [code, Object.values(params ?? {})[0], content.slice(at, at + length)];
}

describe('brackets and parentheses that make no link', () => {
  it.each([
    ['[a](https://contoh.id', '[a](https://contoh.id)', '[a]'],
    ['x [a](https://contoh.id dan', '[a](https://contoh.id)', '[a]'],
    ['[a]( /kontak/\ndan)', '[a](/kontak/)', '[a]'],
    ['[a](https://contoh.id/(b)', '[a](https://contoh.id/)', '[a]'],
    ['[a](\n/kontak', '[a](/kontak)', '[a]'],
    ['[a](/a(b)c)', '[a](/a(b)c)', '[a](/a(b)c)'],
    ['[a]( /kontak/ )', '[a](/kontak/)', '[a]( /kontak/ )'],
    ['[a](/kontak/ “Judul”)', '[a](/kontak/)', '[a](/kontak/ “Judul”)'],
    ["[a](/kontak/ 'Judul)", '[a](/kontak/)', "[a](/kontak/ 'Judul)"],
    ['![f](foto)', '![f](foto)', '![f](foto)'],
    ['![f](foto', '![f](foto)', '![f]'],
    ['![f](', '![f]()', '![f]'],
    ['![f]{foto.jpg} x', '![f](foto.jpg)', '![f]{foto.jpg}'],
    ['![f] <foto.jpg>', '![f](foto.jpg)', '![f] <foto.jpg>'],
    ['![f]foto.jpg', '![f](foto.jpg)', '![f]foto.jpg'],
    ['[a]{https://a.id/}', '[a](https://a.id/)', '[a]{https://a.id/}'],
    ['[a]/b/) x', '[a](/b/)', '[a]/b/)'],
    ['[a [b](/c)', null, null],
  ])('%j', (content, fix, part) => {
    expect(mistake(content)).toEqual(fix === null ? null : ['markdown/broken-link', fix, part]);
  });

  it.each([
    ['[a](images/foto pagi.png)', '[a](<images/foto pagi.png>)'],
    ['![f](images/foto pagi.png)', '![f](<images/foto pagi.png>)'],
    ['![f](Foto Ibu (1).jpg)', '![f](<images/Foto Ibu (1).jpg>)'],
    ['![f](/content/images/a/b c.jpg)', '![f](<images/a/b c.jpg>)'],
    ['![f](C:\\Foto Ibu\\b c.jpg)', '![f](<images/b c.jpg>)'],
    ['![f](https://b.id/c d.jpg)', '![f](https://b.id/c%20d.jpg)'],
    ['[a](/kata dua)', '[a](/kata-dua)'],
    ['[a](/kata  dua)', '[a](/kata-dua)'],
    ['![f](images/b.jpg =300x200)', '![f](images/b.jpg)'],
    ['![f](images/b c.jpg =50%x)', '![f](<images/b c.jpg>)'],
    ['![f](https://b.id/c.jpg =x200)', '![f](https://b.id/c.jpg)'],
    ['[a](/kontak /)', '[a](/kontak/)'],
    ['[a](/artikel/ jalan/)', '[a](/artikel/jalan/)'],
    ['[a](/kontak/ Judul)', '[a](/kontak/ "Judul")'],
    ['[a](/kontak/  Halaman kontak)', '[a](/kontak/ "Halaman kontak")'],
    ['[a](https://b.id/c /)', '[a](https://b.id/c/)'],
    ['![f](foto pagi)', '![f](foto%20pagi)'],
    ['[a](foto pagi.jpg)', '[a](foto%20pagi.jpg)'],
    ['[a](tel:0812 345 678)', '[a](tel:0812345678)'],
    ['[a](tel: 119)', '[a](tel:119)'],
    ['[a](+62 812 345 678)', '[a](tel:+62812345678)'],
    ['[a]((021) 345 6789)', '[a](tel:0213456789)'],
    ['[a](WA: 0812 345 678)', '[a](tel:0812345678)'],
    ['[a](mailto: a@b.id)', '[a](mailto:a@b.id)'],
    ['[a](mailto: a@b.id?subject=Halo Bu)', '[a](mailto:a@b.id?subject=Halo%20Bu)'],
    ['[a](mailto:siti a@b.id)', '[a](mailto:sitia@b.id)'],
    ['[a](a @b.id)', '[a](mailto:a@b.id)'],
    ['[a](hubungi a@b.id)', '[a](mailto:a@b.id)'],
    ['[a](https: //b.id/c d)', '[a](https://b.id/c%20d)'],
    ['[a](b.go.id/kata dua)', '[a](https://b.go.id/kata%20dua)'],
    ['[a](/berkas/panduan sehat.pdf)', '[a](/berkas/panduan%20sehat.pdf)'],
    ['[a](mailto:Dr. Ani <a@b.id>)', '[a](mailto:a@b.id)'],
  ])('with a space in the address: %j', (content, fix) => {
    expect(mistake(content)).toEqual(['markdown/space-in-address', fix, content]);
  });

  it.each([
    '[a](lihat di bawah)',
    '[1](catatan)',
    '[a](b',
    '[a](',
    '[a](b)',
    '[a](2019 - 2020)',
    '[a](08.30 - 09.00)',
    '[a](pukul 08.30 - 09.00)',
    '[a](b.id dan c.id)',
  ])('may be plain text: %j', (content) => {
    expect(mistake(content)).toBeNull();
  });

  it.each([
    'https://a',
    'mailto:a@b.id',
    'a+b.c-1:x',
    'www.contoh.id',
    '/a',
    '#a',
    'images/a',
    './images/a',
    '../images/a',
    'a.jpg',
    'a.JPEG',
    'a.png',
    'a.webp',
    'a.avif',
    'a.gif',
    'a.htm',
    'a.html',
    'a.pdf',
  ])('%j is an address', (address) => {
    expect(mistake(`[a](${address}`)).toEqual(['markdown/broken-link', `[a](${address})`, '[a]']);
  });

  it.each(['a', 'a.txt', 'a:', '#', 'x/images/a', 'awww.a', '.../images/a', '1a:b', 'a.jpgx', 'ajpg'])(
    '%j is not an address',
    (word) => {
      expect(mistake(`[a](${word}`)).toBeNull();
    },
  );
});

describe('a picture whose mark is away from its brackets', () => {
  const reported = (text: string) =>
    bodyFaults(new BodyText({ text, start: 0 }), [marks]).map(({ code, params, at }) => [
      code,
      params?.fix,
      text.slice(at.start, at.end),
    ]);

  it.each(['', 'a ', 'a\n', '- ', '> ', '## ', '*a* '])('is reported after %j', (before) => {
    for (const address of ['images/b.jpg', '<images/b c.png>', 'https://b.id/c.webp?d=1 "e"'])
      expect(reported(`${before}! [a](${address})`)).toEqual([['markdown/gap-in-link', '![', '! [']]);
    expect(reported(`${before}!  [a [b] c](images/b.jpg)`)).toEqual([['markdown/gap-in-link', '![', '!  [']]);
  });

  it.each([
    'Wow! [a](images/b.jpg)',
    '(!) ! a [a](images/b.jpg)',
    '! [a](/kontak/)',
    '\\! [a](images/b.jpg)',
    '**Wow**! [a](images/b.jpg)',
    '!! [a](images/b.jpg)',
    '! <a href="images/b.jpg">a</a>',
    '! <https://b.id/c.jpg>',
    '`! [a](images/b.jpg)`',
  ])('is none in %j', (text) => {
    expect(reported(text)).toEqual([]);
  });
});

describe('a broken link', () => {
  it.each([
    ['[a] (/kontak/)', '[a](/kontak/)', '[a] (/kontak/)'],
    ['[a1] (/kontak/)', '[a1](/kontak/)', '[a1] (/kontak/)'],
    ['[1a] (/kontak/)', '[1a](/kontak/)', '[1a] (/kontak/)'],
    ['[a]\n(/kontak/)', '[a](/kontak/)', '[a]\n(/kontak/)'],
    ['[a] \t\n  ( /kontak/ ) x', '[a](/kontak/)', '[a] \t\n  ( /kontak/ )'],
    ['![f] (images/a.png)', '![f](images/a.png)', '![f] (images/a.png)'],
  ])('with a gap: %j', (content, fix, part) => {
    expect(mistake(content)).toEqual(['markdown/gap-in-link', fix, part]);
  });

  it.each([
    '[a] (b)',
    '[1] (/kontak/)',
    '[a] (/kata dua)',
    '[a] (/kontak/',
    '[a]\n\n(/kontak/)',
    '[a] x(/a)',
    '[a] ()',
  ])('may be plain text: %j', (content) => {
    expect(mistake(content)).toBeNull();
  });

  it.each([
    ['[a(https://contoh.id)', '[a](https://contoh.id)', '[a(https://contoh.id)'],
    ['![f(images/a.png) x', '[f](images/a.png)', '![f(images/a.png'],
    ['[teks dua(/a) b', '[teks dua](/a)', '[teks dua(/a)'],
  ])('without a closing bracket: %j', (content, fix, part) => {
    expect(mistake(content)).toEqual(['markdown/broken-link', fix, part]);
  });

  it.each(['[a(b)', '[a (b', '[', '[a\n(/a)', '[a(/a b)', '[(/a)', '[[a(/a)'])(
    'may be plain text: %j',
    (content) => {
      expect(mistake(content)).toBeNull();
    },
  );

  it('with brackets and parentheses swapped', () => {
    expect(mistake('lihat (kontak)[/kontak/] ya')).toEqual([
      'markdown/broken-link',
      '[kontak](/kontak/)',
      '(kontak)[/kontak/]',
    ]);
    for (const content of ['(kontak)[b]', 'kontak[/kontak/]', '(kontak) [/kontak/]', '()[/a]', '(a\nb)[/a]'])
      expect(mistake(content)).toBeNull();
  });
});

describe('other uses of brackets', () => {
  it.each([
    ['[a][b]', 'markdown/no-such-reference', '[b]', '[a][b]'],
    ['![f][b] x', 'markdown/no-such-reference', '[b]', '![f][b]'],
    ['[a][/kontak/]', 'markdown/broken-link', '[a](/kontak/)', '[a][/kontak/]'],
    ['[1][/kontak/]', 'markdown/broken-link', '[1](/kontak/)', '[1][/kontak/]'],
    ['teks [^1] x', 'markdown/no-such-reference', '[^1]', '[^1]'],
  ])('%j', (content, code, param, part) => {
    expect(mistake(content)).toEqual([code, param, part]);
  });

  it.each(['[1][2]', '[12][a]', '[a][]', '[a] [b]', '[^]', '[a^]', '[a^b]', '[a]', '[]', '[/a]'])(
    'are ignored in %j',
    (content) => {
      expect(mistake(content)).toBeNull();
    },
  );

  it('may contain escaped brackets', () => {
    expect(mistake('[a \\] b][c]')).toEqual(['markdown/no-such-reference', '[c]', '[a \\] b][c]']);
  });

  it('start an image only after an unescaped exclamation mark', () => {
    expect(mistake('a \\![f](foto)')).toBeNull();
    expect(mistake('a ![f](foto)')).toEqual(['markdown/broken-link', '![f](foto)', '![f](foto)']);
  });

  it('do not belong to parentheses too far away', () => {
    expect(mistake(`[${'a'.repeat(580)}][b]`)?.[0]).toBe('markdown/no-such-reference');
    expect(mistake(`[${'a'.repeat(620)}][b]`)).toBeNull();
    expect(mistake(`(${'a'.repeat(620)})[/b]`)).toBeNull();
    expect(mistake(`(${'a'.repeat(580)})[/b]`)?.[0]).toBe('markdown/broken-link');
  });
});

it('is marked whole in a table cell, and corrected with a backslash before each bar', () => {
  const text = '| A | B |\n|---|---|\n| x | a\\|b [c\\|d] (/e/) f |\n';
  const [found, ...more] = bodyFaults(new BodyText({ text, start: 0 }), [marks]);
  expect(more).toEqual([]);
  const { start, end } = { start: 0, end: 0, ...found?.at };
  expect(text.slice(start, end)).toBe('[c\\|d] (/e/)');
  expect(found?.params?.fix).toBe('[c\\|d](/e/)');
});

it.each([
  ['Lihat kontak](/kontak/).', '[kontak](/kontak/)', 6],
  ['**kontak](https://a.id/)**', '[kontak](https://a.id/)', 2],
  ['!Kebun](images/kebun.png)', '![Kebun](images/kebun.png)', 0],
  ['[a] kontak](/kontak/)', '[kontak](/kontak/)', 4],
])('a bracket that nothing opens: %j', (content, fix, at) => {
  const found = unopened(content, content.lastIndexOf(']'));
  expect([found?.code, found?.params, found?.at]).toEqual(['markdown/broken-link', { fix }, at]);
});

it.each([
  '\\[dua kata](/kontak/)',
  'kontak](catatan)',
  'kontak](/kontak/',
  'kontak] (/kontak/)',
  '](/kontak/)',
])('a bracket that may be text: %j', (content) => {
  expect(unopened(content, content.lastIndexOf(']'))).toBeNull();
});

it.each(['[kontak(/kontak/)]', '[kontak(/kontak/)', '[kontak](</kontak/>'])('is mended: %j', (content) => {
  expect(mistake(content)?.[1]).toBe('[kontak](/kontak/)');
});
