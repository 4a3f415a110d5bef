import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imagesIn, type MarkdownContext, renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { imageProblem } from '../../../cli/core/values/urls.ts';

const context: MarkdownContext = {
  base: '/senja/',
  ids: ['menu'],
  image: (value, alt) =>
    value.includes('tidak-ada')
      ? { code: 'content/image-missing', params: { value } }
      : { src: value, srcSet: null, width: 640, height: 427, alt },
};
const render = (text: string, start = 0) => renderMarkdown({ text, start }, context);
const html = (text: string): string => render(text).value.html;

describe('Markdown', () => {
  it('shows raw HTML as text', () => {
    const attacks =
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\nteks <b onclick="x">tebal</b>\n';
    const result = html(attacks);
    expect(result).not.toMatch(/<(?:script|img|b)\b/);
    expect(result).toContain('&lt;script&gt;');
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](<java\tscript:x>)',
    '<javascript:alert(1)>',
    '[a]: data:text/html,x\n\n[a]',
  ])('refuses the address in %j', (text) => {
    const { faults } = render(text);
    expect(faults.map(({ code }) => code)).toEqual(['content/bad-link']);
  });

  it('gives links the base path and no referrer', () => {
    expect(html('[kontak](/kontak/) dan [luar](https://contoh.id/)')).toBe(
      '<p><a href="/senja/kontak/">kontak</a> dan <a href="https://contoh.id/" rel="noreferrer">luar</a></p>\n',
    );
  });

  it('places each link, also when one address is written twice', () => {
    const text = 'a [x](/satu/)\n\nb [y](/satu/) [z](/dua/)\n';
    const { links } = render(text, 100).value;
    expect(links.map(({ href, start, end }) => [href, text.slice(start - 100, end - 100)])).toEqual([
      ['/satu/', '/satu/'],
      ['/satu/', '/satu/'],
      ['/dua/', '/dua/'],
    ]);
    expect(links[1]?.start).toBeGreaterThan(links[0]?.end ?? 0);
  });

  it('gives headings ids of their own and never skips a level', () => {
    const { value } = render('# Satu\n\n#### Dua\n\n## Satu\n\n## Ääh!\n');
    expect(value.headings).toEqual([
      { level: 2, id: 'satu', text: 'Satu' },
      { level: 3, id: 'dua', text: 'Dua' },
      { level: 2, id: 'satu-2', text: 'Satu' },
      { level: 2, id: 'aah', text: 'Ääh!' },
    ]);
    expect(value.html).toContain('<h3 id="dua">Dua</h3>');
  });

  it('lets wide tables scroll by themselves', () => {
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |\n')).toMatch(
      /^<section class="table-scroll"[^>]*tabindex="0"><table>/,
    );
  });

  it('aligns cells by classes, which a page’s policy allows', () => {
    const table = html('| a | b | c | d |\n|:-:|--:|:--|---|\n| 1 | 2 | 3 | 4 |\n');
    expect(table).toContain('<th class="align-center">a</th>\n<th class="align-right">b</th>\n<th>c</th>');
    expect(table).toContain('<td class="align-center">1</td>\n<td class="align-right">2</td>\n<td>3</td>');
    expect(table).not.toContain('style');
    const css = readFileSync(new URL('../../../templates/styles/table.css', import.meta.url), 'utf8');
    for (const side of ['center', 'right'])
      expect(css).toContain(`.align-${side} {\n  text-align: ${side};\n}`);
  });

  it('names each table of a body differently, and begins anew with the next body', () => {
    const table = '| a |\n|---|\n| 1 |\n';
    const names = [...html(`${table}\nteks\n\n${table}`).matchAll(/aria-label="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['Tabel', 'Tabel 2']);
    expect(html(table)).toContain('aria-label="Tabel"');
  });

  it('gives images their size, loads them late and says what is missing', () => {
    expect(html('![kebun](images/kebun.jpg)')).toContain('width="640" height="427" loading="lazy"');
    expect(html('![kebun](images/kebun.jpg)')).toContain('alt="kebun"');
    expect(render('![x](images/tidak-ada.jpg)').faults).toMatchObject([
      { code: 'content/image-missing', at: { start: 5, end: 25 } },
    ]);
  });
});

/** Images of a text that `renderMarkdown` has asked for. */
function shown(text: string): string[] {
  const asked: string[] = [];
  const image: MarkdownContext['image'] = (address, alt) => {
    asked.push(address);
    return context.image(address, alt);
  };
  renderMarkdown({ text, start: 0 }, { ...context, image });
  return asked;
}

describe('the images of a body', () => {
  it.each([
    ['![kebun](images/kebun.jpg)', ['images/kebun.jpg']],
    ['![kebun](<images/foto pagi.png>)', ['images/foto pagi.png']],
    ['![kebun](images/foto%20pagi.png "Pagi")', ['images/foto pagi.png']],
    ['![kebun](images/caf%C3%A9.png)', ['images/café.png']],
    ['![kebun](images/cafe%CC%81.png)', ['images/café.png']],
    ['![kebun][k]\n\n[k]: <images/foto pagi.png>', ['images/foto pagi.png']],
    ['![kebun][]\n\n[kebun]: images/kebun.jpg', ['images/kebun.jpg']],
    ['[![kebun](images/kebun.jpg)](/kontak/)', ['images/kebun.jpg']],
    ['![a [b](c) d](images/kebun.jpg)', ['images/kebun.jpg']],
    ['`![kebun](images/kebun.jpg)`', []],
    ['\\![kebun](images/kebun.jpg)', []],
    ['    ![kebun](images/kebun.jpg)', []],
    ['![kebun](images/foto pagi.png)', []],
  ])('of %j are %j', (text, images) => {
    expect(shown(text)).toEqual(images);
    expect(imagesIn(text)).toEqual(images);
  });

  it.each([
    'images/%2e%2e/foto.png',
    'images%2Ffoto.png',
    'images/a%5Cfoto.png',
    'images/foto%00.png',
    'images/foto%0A.png',
    '%2e%2e/images/foto.png',
    'images/%252e%252e/foto.png',
    'images/foto%.png',
    'images/foto%FF.png',
  ])('cannot be named by what %j hides', (address) => {
    expect(render(`![kebun](${address})`).faults.map(({ code }) => code)).toEqual(['content/bad-image-path']);
  });

  it('are told alike before a body is rendered and by its rendering', () => {
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
        expect(imagesIn(body).filter((address) => imageProblem(address) === null)).toEqual(images);
      }),
      { numRuns: 3000 },
    );
    expect(some).toBeGreaterThan(50);
  });
});
