import { describe, expect, it } from 'vitest';
import { type MarkdownContext, renderMarkdown } from '../../cli/core/markdown.ts';

const context: MarkdownContext = {
  base: '/senja/',
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
