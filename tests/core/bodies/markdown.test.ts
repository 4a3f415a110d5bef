import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import {
  filesIn,
  imagePlaces,
  type MarkdownContext,
  markdownParagraphs,
  mayNameFiles,
  renderMarkdown,
} from '../../../cli/core/bodies/markdown.ts';
import { imageFault, isFileAddress } from '../../../cli/core/values/image-paths.ts';
import { times } from '../../support/machine/long.ts';

const context: MarkdownContext = {
  checks: CHECKS.file,
  images: {
    base: '/senja/',
    bodySizes: '92vw',
    find: (value, alt) =>
      value.includes('tidak-ada')
        ? { code: 'content/image-missing', params: { value } }
        : { src: value, srcSet: null, width: 640, height: 427, alt },
  },
};
const render = (text: string, start = 0) => renderMarkdown({ text, start }, context, ['menu']);
const html = (text: string): string => render(text).body.html;

describe('Markdown', () => {
  it.each([
    '[a](javascript:alert(1))',
    '[a](<java\tscript:x>)',
    '<javascript:alert(1)>',
    '[a]: data:text/html,x\n\n[a]',
  ])('refuses the address in %j', (text) => {
    const { faults } = render(text);
    expect(faults.map(({ code }) => code)).toEqual(['content/bad-link']);
  });

  it('encodes spaces in addresses, as CommonMark does', () => {
    expect(html('[a](</b c.pdf>) [d](<https://e.id/f g?h=i j>)')).toBe(
      '<p><a href="/senja/b%20c.pdf">a</a> <a href="https://e.id/f%20g?h=i%20j" rel="noreferrer">d</a></p>\n',
    );
    for (const address of ['/b ', ' /b', 'https://e f.id/', 'mailto:a b@c.id'])
      expect(render(`[a](<${address}>)`).faults.map(({ code }) => code)).toEqual(['content/bad-link']);
  });

  it('gives links the base path and no referrer', () => {
    expect(html('[kontak](/kontak/) dan [luar](https://contoh.id/)')).toBe(
      '<p><a href="/senja/kontak/">kontak</a> dan <a href="https://contoh.id/" rel="noreferrer">luar</a></p>\n',
    );
  });

  it('places each link, also when one address is written twice', () => {
    const text = 'a [x](/satu/)\n\nb [y](/satu/) [z](/dua/)\n';
    const { links } = render(text, 100);
    const [first, second, third] = [6, text.lastIndexOf('/satu/'), text.indexOf('/dua/')].map(
      (at) => at + 100,
    );
    expect(links).toEqual([
      ...['/satu/', first, (first ?? 0) + 6],
      ...['/satu/', second, (second ?? 0) + 6],
      ...['/dua/', third, (third ?? 0) + 5],
    ]);
  });

  it('gives headings unique ids and never skips a level', () => {
    const { body } = render('# Satu\n\n#### Dua\n\n## Satu\n\n## Ääh!\n');
    expect(body.headings).toEqual([
      { level: 2, id: 'satu', text: 'Satu' },
      { level: 3, id: 'dua', text: 'Dua' },
      { level: 2, id: 'satu-1', text: 'Satu' },
      { level: 2, id: 'ääh', text: 'Ääh!' },
    ]);
    expect(body.html).toContain('<h3 id="dua">Dua</h3>');
  });

  it('lets wide tables scroll on their own', () => {
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |\n')).toMatch(
      /^<section class="table-scroll"[^>]*tabindex="0"><table>/,
    );
  });

  it('aligns cells with classes, which the CSP allows', () => {
    const table = html('| a | b | c | d |\n|:-:|--:|:--|---|\n| 1 | 2 | 3 | 4 |\n');
    expect(table).toContain('<th class="align-center">a</th>\n<th class="align-right">b</th>\n<th>c</th>');
    expect(table).toContain(
      '<td class="align-center" data-column="a">1</td>\n<td class="align-right" data-column="b">2</td>\n<td data-column="c">3</td>',
    );
    expect(table).not.toContain('style');
    const css = readFileSync(new URL('../../../templates/styles/table.css', import.meta.url), 'utf8');
    for (const side of ['center', 'right'])
      expect(css).toContain(`.align-${side} {\n  text-align: ${side};\n}`);
  });

  it('gives cells the names of their columns, as text', () => {
    const columns = (text: string) =>
      [...html(text).matchAll(/<td(?: data-column="([^"]*)")?>/g)].map(([, name]) => name);
    const head = '| **Jam** *"makan"* & `x` |  | [a](/b/) <!-- rahasia --> |\n|---|---|---|\n';
    const names = ['Jam &quot;makan&quot; &amp; x', undefined, 'a '];
    expect(columns(`${head}| 1 | 2 | 3 |\n| 4 |\n`)).toEqual([...names, ...names]);
    expect(columns(`${head}| 1 | 2 | 3 |\n\nteks\n\n| z |\n|---|\n| 1 |\n`)).toEqual([...names, 'z']);
  });

  it('names each table of a body differently, and restarts with the next body', () => {
    const table = '| a |\n|---|\n| 1 |\n';
    const names = [...html(`${table}\nteks\n\n${table}`).matchAll(/aria-label="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['Tabel', 'Tabel 2']);
    expect(html(table)).toContain('aria-label="Tabel"');
    expect(renderMarkdown({ text: table, start: 0 }, { ...context, language: 'en' }).body.html).toContain(
      'aria-label="Table"',
    );
  });

  it('names a table by the heading above it', () => {
    const table = '| a |\n|---|\n| 1 |\n';
    const body = `${table}\n## Air & "teh"\n\n${table}\nteks\n\n${table}\n## Kopi\n\n${table}`;
    const names = [...html(body).matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Tabel',
      'Tabel: Air &amp; &quot;teh&quot;',
      'Tabel 2: Air &amp; &quot;teh&quot;',
      'Tabel: Kopi',
    ]);
  });

  it('gives images their dimensions, loads them lazily and reports missing ones', () => {
    expect(html('![kebun](images/kebun.jpg)')).toContain('width="640" height="427" loading="lazy"');
    expect(html('![kebun](images/kebun.jpg)')).toContain('alt="kebun"');
    expect(html('![*luas* 10<sup>2</sup> m<sup>2</sup>, H<sub>2</sub>O](images/kebun.jpg)')).toContain(
      'alt="luas 10² m², H₂O"',
    );
    expect(render('![x](images/tidak-ada.jpg)').faults).toMatchObject([
      { code: 'content/image-missing', at: { start: 5, end: 25 } },
    ]);
  });
});

describe('the rendered body', () => {
  it.each([
    ['## Judul Dua!\n', 'judul-dua'],
    ['## *Teh* `jahe`\n', 'teh-jahe'],
    ['## Café & Teh\n', 'café--teh'],
    ["## What's new in 3.0\n", 'whats-new-in-30'],
    ['## Часть первая\n', 'часть-первая'],
    ['## हिन्दी में\n', 'हिन्दी-में'],
    ['## snake_case `a-b`\n', 'snake_case-a-b'],
    ['## Judul {#milik-sendiri}\n', 'milik-sendiri'],
    ['Judul {#a.b}\n---\n', 'a.b'],
    ['## Judul {.besar}\n', 'judul-besar'],
    ['## 日本\n', '日本'],
    ['## ?!\n', 'bagian'],
    ['## …\n', 'bagian'],
    ['Judul\ndua\n---\n', 'judul-dua'],
  ])('for %j has a heading with the id %s', (text, id) => {
    expect(render(text).body.headings.map((heading) => heading.id)).toEqual([id]);
  });

  it('has unique heading ids, numbered where necessary', () => {
    const ids = (text: string) => render(text).body.headings.map(({ id }) => id);
    expect(ids('## a\n\n## a\n\n## a\n\n## A\n')).toEqual(['a', 'a-1', 'a-2', 'a-3']);
    expect(ids('## a 1\n\n## a\n\n## a\n')).toEqual(['a-1', 'a', 'a-2']);
    expect(ids('## a\n\n## b {#a}\n\n## c {#a}\n')).toEqual(['a-1', 'a', 'a-2']);
    expect(render('## a {#menu}\n').body.html).toBe('<h2 id="menu-1">a</h2>\n');
  });

  it('has heading levels from 2 on, increasing by one at most, decreasing by any number', () => {
    const levels = (text: string) => render(text).body.headings.map(({ level }) => level);
    expect(levels('# a\n\n### b\n\n###### c\n\n## d\n\n#### e\n')).toEqual([2, 3, 4, 2, 3]);
    expect(html('# a\n')).toBe('<h2 id="a">a</h2>\n');
  });

  it('locates links and images in tables by the lines of their rows', () => {
    const text = '| a | b |\n|---|---|\n| [c](/d/) | x |\n| [e](/d/) | ![f](images/tidak-ada.png) |\n';
    const { links, faults } = render(text, 5);
    expect(links.filter((_, index) => index % 3 === 1)).toEqual([
      5 + text.indexOf('/d/'),
      5 + text.lastIndexOf('/d/'),
    ]);
    expect(faults.map(({ at }) => at)).toEqual([
      { start: 5 + text.indexOf('images'), end: 5 + text.indexOf(') |\n', 50) },
    ]);
  });

  it('reports an empty address by the mistake, and an invalid one by its place', () => {
    expect(render('[a]() ![b]()').faults.map(({ code }) => code)).toEqual([
      'markdown/no-address',
      'markdown/no-address',
    ]);
    expect(render('x [a](//a/)', 10).faults).toMatchObject([
      { code: 'content/bad-link', at: { start: 16, end: 20 } },
    ]);
    expect(render('[a](//a/)').links).toEqual([]);
    expect(render('![a](foto.txt)').faults.map(({ code }) => code)).toEqual(['content/bad-image-path']);
  });

  it('sends no referrer with pictures, and offers sizes if there are any', () => {
    expect(html('![kebun](images/kebun.jpg)')).toBe(
      '<p><img src="images/kebun.jpg" alt="kebun" width="640" height="427" loading="lazy" decoding="async" referrerpolicy="no-referrer" /></p>\n',
    );
    const sized = renderMarkdown(
      { text: '![a *b*](images/a.png)', start: 0 },
      {
        checks: CHECKS.file,
        images: {
          base: '/',
          bodySizes: '92vw',
          find: (src, alt) => ({ src, srcSet: `${alt} 1w`, width: 1, height: 2, alt }),
        },
      },
    );
    expect(sized.body.html).toContain('srcset="a b 1w" sizes="92vw"');
  });

  it('shows a picture in its smaller formats', () => {
    const sources = [
      { type: 'image/avif', srcSet: '/a&b.avif 1w' },
      { type: 'image/webp', srcSet: '/a.webp 1w' },
    ];
    const find = (src: string, alt: string) => ({ sources, src, srcSet: null, width: 1, height: 2, alt });
    const images = { base: '/', bodySizes: '92vw', find };
    const slice = { text: '![a](images/a.png)', start: 0 };
    const { html: shown } = renderMarkdown(slice, { images, checks: CHECKS.file }).body;
    expect(shown).toBe(
      '<p><picture><source type="image/avif" srcset="/a&amp;b.avif 1w" sizes="92vw">' +
        '<source type="image/webp" srcset="/a.webp 1w" sizes="92vw">' +
        '<img src="images/a.png" alt="a" width="1" height="2" loading="lazy" decoding="async" referrerpolicy="no-referrer" /></picture></p>\n',
    );
  });

  it('uses the title of a picture on its own line as its caption', () => {
    const shown = html('![kebun](images/kebun.jpg "Kebun & <b>sawah</b>")');
    expect(shown).toMatch(
      /^<figure><img src="images\/kebun.jpg" alt="kebun" width="640" [^>]*\/><figcaption>Kebun &amp; &lt;b&gt;sawah&lt;\/b&gt;<\/figcaption><\/figure>\n$/,
    );
    expect(shown).not.toContain('title=');
  });

  it.each([
    'Lihat ![kebun](images/kebun.jpg "Kebun")',
    '![kebun](images/kebun.jpg "Kebun") ![kebun](images/kebun.jpg)',
    '![kebun](images/kebun.jpg " ")',
    '![kebun](images/kebun.jpg)',
    '- ![kebun](images/kebun.jpg "Kebun")',
    '## ![kebun](images/kebun.jpg "Kebun")',
    '[![kebun](images/kebun.jpg "Kebun")](/a/)',
  ])('has no other captions: %j', (text) => {
    expect(html(text)).not.toMatch(/figure|figcaption/);
  });

  it('locates each of its pictures, including faulty ones', () => {
    const text = '[a](/a/) ![nol](a.svg) ![satu](images/a.png)\n\n| ![dua][k] |\n|---|\n\n[k]: images/a.png';
    expect(filesIn(text).images.map(({ alt }) => alt)).toEqual(['nol', 'satu', 'dua']);
    const [first, second] = [text.indexOf('images/a.png'), text.lastIndexOf('images/a.png')];
    expect(imagePlaces({ text, start: 5 })).toEqual([
      { start: text.indexOf('a.svg') + 5, end: text.indexOf('a.svg') + 10 },
      { start: first + 5, end: first + 17 },
      { start: second + 5, end: second + 17 },
    ]);
  });

  it('has mistakes at their places', () => {
    expect(render('teks **air', 7).faults).toMatchObject([
      { code: 'markdown/unclosed-mark', at: { start: 12, end: 14 } },
    ]);
  });

  it('has paragraphs as plain text, each at its first line', () => {
    const text = '# Judul\n\nSatu *dua*\ntiga.\n\n- [Empat](/a/)\n\n| a |\n|---|\n| b |\n\nLima';
    const paragraphs = markdownParagraphs({ text, start: 3 });
    expect(paragraphs.map((one) => one.text)).toEqual(['Judul', 'Satu dua tiga.', 'Empat', 'Lima']);
    expect(paragraphs.map(({ start, end }) => text.slice(start - 3, end - 3))).toEqual([
      '# Judul',
      'Satu *dua*',
      '- [Empat](/a/)',
      'Lima',
    ]);
  });
});

/** Images requested by `renderMarkdown` for a text. */
function shown(text: string): string[] {
  const requests: string[] = [];
  const find: MarkdownContext['images']['find'] = (address, alt) => {
    requests.push(address);
    return context.images.find(address, alt);
  };
  renderMarkdown({ text, start: 0 }, { ...context, images: { ...context.images, find } });
  return requests;
}

describe('the images of a body', () => {
  it.each([
    ['![kebun](images/kebun.jpg)', ['images/kebun.jpg']],
    ['![kebun](<images/foto pagi.png>)', ['images/foto pagi.png']],
    ['![kebun](images/foto%20pagi.png "Pagi")', ['images/foto%20pagi.png']],
    ['![kebun][k]\n\n[k]: <images/foto pagi.png>', ['images/foto pagi.png']],
    ['![kebun][]\n\n[kebun]: images/kebun.jpg', ['images/kebun.jpg']],
    ['[![kebun](images/kebun.jpg)](/kontak/)', ['images/kebun.jpg']],
    ['![a [b](c) d](images/kebun.jpg)', ['images/kebun.jpg']],
    ['`![kebun](images/kebun.jpg)`', []],
    ['\\![kebun](images/kebun.jpg)', []],
    ['    ![kebun](images/kebun.jpg)', []],
    ['![kebun](images/foto pagi (1).png)', ['images/foto pagi (1).png']],
    ['![kebun]( ../images/Teh & jahe.JPG  "Pagi" ) teks', ['../images/Teh & jahe.JPG']],
    ['![kebun](images/foto (1.png) dan ![lagi](images/b).png)', ['images/foto (1.png', 'images/b).png']],
    ['![kebun](images/foto.jpg (1).png)', ['images/foto.jpg (1).png']],
    ['![kebun](images/foto.jpg (Judul))', ['images/foto.jpg']],
    ['![kebun](images/foto.jpg "Kata (jpg) .png")', ['images/foto.jpg']],
    ['![kebun][k]\n\n[k]: images/foto pagi.png', ['images/foto pagi.png']],
    ['![kebun](foto pagi.png)', []],
    ['![kebun](images/foto\npagi.png)', []],
    ['![kebun](images/foto pagi)', []],
  ])('in %j are %j', (text, images) => {
    expect(shown(text)).toEqual(images);
    expect(filesIn(text).images.map(({ address }) => address)).toEqual(images);
  });

  it.each([
    'images/%2e%2e/foto.png',
    'images%2Ffoto.png',
    'images/a%5Cfoto.png',
    'images/foto%00.png',
    'images/foto%0A.png',
    '%2e%2e/images/foto.png',
  ])('are not those hidden by %j', (address) => {
    expect(render(`![kebun](${address})`).faults.map(({ code }) => code)).toEqual(['content/bad-image-path']);
  });

  it('are found alike before and during rendering', () => {
    const address = fc.constantFrom('images/a.png', '<images/b c.png>', 'images/b%20c.png', 'images/b c.png');
    const image = address.map((one) => `![a](${one})`);
    const sign = fc.constantFrom(
      ...['![', '[', ']', '(', ')', '](', '<', ' ', '\n', '\n\n', '`', '\\', '"t"', '| a |\n|---|\n'],
      ...['![a][k]', '![k]', '\n\n[k]: images/d.png\n\n'],
    );
    const piece = fc.oneof(image, address, sign);
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    let some = 0;
    fc.assert(
      fc.property(text, (body) => {
        const images = shown(body);
        some += Math.min(1, images.length);
        expect(
          filesIn(body)
            .images.map(({ address }) => address)
            .filter((address) => imageFault(address) === null),
        ).toEqual(images);
      }),
      { numRuns: times(400, 20_000) },
    );
    expect(some).toBeGreaterThan(20);
  });
});

describe('the files that a body names', () => {
  it.each([
    'Kebun.png, teh.jpg',
    '{{< foto src="unggahan/teh.jpg" alt="" >}}\n\n[a](/b/)',
    'https://a.example/b.jpg www.a.example/c.png a@b.png',
  ])('cannot be in %j', (text) => {
    expect(mayNameFiles(text)).toBe(false);
  });

  it('may be in every body that has some', () => {
    const whole = fc.constantFrom(
      ...['[a](/a.png)', '![a](b c.jpg)', '[a](<d.MP4>)', '<a href="/e.png">', '<video src="f.mp4"></video>'],
      ...['\n[k]: g.png', '[k]', '\n:::video src="h.mp3"\n', '[^1]', '\n[^1]: ', '<img src="/i.png">'],
    );
    const sign = fc.constantFrom(
      ...['[a](', ')', '<a href=', '"', '/a.png', 'https://c.example/d.jpg', '`', '<', '| a |\n|---|\n'],
      ...[' ', '\n', '\n\n', '\n \t\n', '\r\n\r\n', '> ', '- ', '<pre>', '</pre>', '<!-- ', '-->'],
    );
    const text = fc.array(fc.oneof(whole, sign), { maxLength: 12 }).map((pieces) => pieces.join(''));
    let some = 0;
    fc.assert(
      fc.property(text, (body) => {
        const { images, linked } = filesIn(body);
        const names = [...images.map(({ address }) => address), ...linked.filter(isFileAddress)];
        some += Math.min(1, names.length);
        if (names.length > 0) expect(mayNameFiles(body)).toBe(true);
      }),
      { numRuns: times(300, 20_000) },
    );
    expect(some).toBeGreaterThan(60);
  });
});
