/** What GitHub adds to CommonMark: tables, struck text, tasks, addresses, footnotes. */
import type MarkdownIt from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { siteMarkdown } from '../../../cli/core/bodies/site-markdown.ts';

const images = { base: '/', find: () => ({ code: 'content/image-missing' }) as const, bodySizes: '' };
const render = (text: string, language = 'en', ids: readonly string[] = []) =>
  renderMarkdown({ text, start: 0 }, { images, language, checks: CHECKS.file }, ids);
const html = (text: string, language = 'en'): string => render(text, language).body.html;
const linked = (text: string): string[] =>
  [...html(text).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, shown]) =>
    href === shown ? `${shown}` : `${shown} → ${href}`,
  );

describe('an address without marks', () => {
  it.each([
    ['www.contoh.id', 'www.contoh.id → https://www.contoh.id'],
    ['Lihat www.contoh.id/help dulu.', 'www.contoh.id/help → https://www.contoh.id/help'],
    ['Lihat www.contoh.id.', 'www.contoh.id → https://www.contoh.id'],
    ['Lihat www.contoh.id/a.b.', 'www.contoh.id/a.b → https://www.contoh.id/a.b'],
    [
      '(www.cari.id/search?q=teh+(jahe))',
      'www.cari.id/search?q=teh+(jahe) → https://www.cari.id/search?q=teh+(jahe)',
    ],
    [
      'www.cari.id/search?q=teh+(jahe)))',
      'www.cari.id/search?q=teh+(jahe) → https://www.cari.id/search?q=teh+(jahe)',
    ],
    [
      'www.cari.id/search?q=(jahe))+ok',
      'www.cari.id/search?q=(jahe))+ok → https://www.cari.id/search?q=(jahe))+ok',
    ],
    [
      'www.cari.id/search?q=teh&hl=en',
      'www.cari.id/search?q=teh&amp;hl=en → https://www.cari.id/search?q=teh&amp;hl=en',
    ],
    ['www.cari.id/search?q=teh&hl;', 'www.cari.id/search?q=teh → https://www.cari.id/search?q=teh'],
    ['www.contoh.id/ta<nya', 'www.contoh.id/ta → https://www.contoh.id/ta'],
    ['http://contoh.id', 'http://contoh.id'],
    ['(Lihat https://aman.cari.id/search?q=teh+(jahe))', 'https://aman.cari.id/search?q=teh+(jahe)'],
    ['ibu@posko.id', 'ibu@posko.id → mailto:ibu@posko.id'],
    [
      'ibu@pos+rw.example bukan surat, ibu+rw@pos.example ya.',
      'ibu+rw@pos.example → mailto:ibu+rw@pos.example',
    ],
    ['x.y-z_w@p.q', 'x.y-z_w@p.q → mailto:x.y-z_w@p.q'],
    ['x.y-z_w@p.q.', 'x.y-z_w@p.q → mailto:x.y-z_w@p.q'],
    ['mailto:ibu@posko.id', 'mailto:ibu@posko.id'],
    ['**https://a.id/b**, ya', 'https://a.id/b'],
    ['_https://a.id/b_c_', 'https://a.id/b_c'],
    ['“https://a.id/?b=c&d=e”', 'https://a.id/?b=c&amp;d=e'],
    ['[https://a.id/b]', 'https://a.id/b'],
    ['{www.a.id}', 'www.a.id → https://www.a.id'],
    ['<www.a.id>', 'www.a.id → https://www.a.id'],
    ['Https://A.id/B', 'Https://A.id/B → https://a.id/B'],
    ['~~https://a.id~~', 'https://a.id'],
    ['- > ## https://a.id', 'https://a.id'],
    ['| A |\n|---|\n| a\\|b www.a.id |', 'www.a.id → https://www.a.id'],
    ['Lihat https://a.id/wiki/Größe, ya', 'https://a.id/wiki/Größe → https://a.id/wiki/Gr%C3%B6%C3%9Fe'],
  ])('is a link in %j', (text, link) => {
    expect(linked(text)).toEqual([link]);
  });

  it.each([
    '`https://a.id www.a.id a@b.id`',
    '```\nhttps://a.id\n```',
    'https\\://a.id, a\\@b.id, www\\.a.id',
    'x.y-z_w@p.q-',
    'x.y-z_w@p.q_',
    'http://localhost:3000, https://, www. dan www.a',
    'ftp://a:b@c.id, @ibu_sri dan a@b, xmpp:a@b.id',
    'ahttps://a.id xwww.a.id',
    '![https://a.id](https://b.id/c.png)',
  ])('is none in %j', (text) => {
    expect(linked(text)).toEqual([]);
  });

  it('is no second link in a link', () => {
    expect(linked('[https://a.id](https://b.id) [x www.a.id](/c/) <https://a.id>')).toEqual([
      'https://a.id → https://b.id',
      'x www.a.id → /c/',
      'https://a.id',
    ]);
  });

  it.each([
    ['[x](www.a.id)', 'https://www.a.id'],
    ['[x](WWW.A.id/B.pdf?c=D)', 'https://www.a.id/B.pdf?c=D'],
    ['[x](nama@a.id)', 'mailto:nama@a.id'],
    ['[x](nama@a.id?subject=Halo)', 'mailto:nama@a.id?subject=Halo'],
    ['[x](wa.me/628123456789)', 'https://wa.me/628123456789'],
    ['[x]\n\n[x]: www.a.id', 'https://www.a.id'],
    ['<a href="www.a.id">x</a>', 'https://www.a.id'],
  ])('is complete as the target of a link: %j', (text, href) => {
    expect(linked(text)).toEqual([`x → ${href}`]);
    expect(render(text).faults).toEqual([]);
    expect(render(text).relative).toBe(false);
  });

  it.each(['[x](www.a.md)', '[x](www.md)', '[x](b@2x.html)', '[x](a@b)', '[x](wa.me)', '[x](www.a.id/%00)'])(
    'is not guessed: %j',
    (text) => {
      expect(html(text)).not.toMatch(/href="(?:https|mailto):/);
    },
  );

  it('is checked and placed like other links', () => {
    const text = '> Lihat\n> http://a.id/b, ya.\n';
    const { links, faults } = render(text);
    expect(links).toEqual(['http://a.id/b', text.indexOf('http'), text.indexOf(', ya')]);
    expect(faults.map(({ code }) => code)).toEqual(['link/not-https']);
  });
});

it.each([
  ['~~Tutup~~ Buka, ~siang~ pagi!', '<del>Tutup</del> Buka, <del>siang</del> pagi!'],
  ['Ini ~~dua\n\nparagraf~~.', 'Ini ~~dua</p>\n<p>paragraf~~.'],
  ['Ini ~~~bukan~~~ coretan.', 'Ini ~~~bukan~~~ coretan.'],
  ['~a *b* [c](/d/)~.', '<del>a <em>b</em> <a href="/d/">c</a></del>.'],
  ['H~2~O, ~5 dan ~6, ~/a dan ~/b', 'H~2~O, ~5 dan ~6, ~/a dan ~/b'],
  ['`~~a~~` \\~~b~~', '<code>~~a~~</code> ~~b~~'],
])('strikes text out: %j', (text, shown) => {
  expect(html(text)).toBe(`<p>${shown}</p>\n`);
});

describe('tasks', () => {
  const box = (label: string, checked = '') =>
    `<input type="checkbox" aria-label="${label}" disabled${checked} />`;

  it('are boxes with words in the language of the page', () => {
    expect(html('- [ ] teh\n- [x] *jahe*\n')).toBe(
      `<ul>\n<li class="task-list-item">${box('Not done')} teh</li>\n` +
        `<li class="task-list-item">${box('Done', ' checked')} <em>jahe</em></li>\n</ul>\n`,
    );
    expect(html('1. [X] a\n', 'id')).toContain(box('Selesai', ' checked'));
    expect(html('- [ ] a\n', 'id')).toContain(box('Belum selesai'));
  });

  it('may be nested, and loose', () => {
    expect(html('- [x] teh\n  - [ ] gula\n  - [x] jahe\n- [ ] air\n').match(/<input/g)).toHaveLength(4);
    expect(html('- [ ] a\n\n- b\n')).toContain(`<p>${box('Not done')} a</p>`);
  });

  it.each(['- [x]', '- [x]teh', '- [y] teh', '- teh [x] teh', '[x] teh', '- [x](/a/) b', '- `[x] b`'])(
    'are none in %j',
    (text) => expect(html(text)).not.toContain('<input'),
  );
});

describe('footnotes', () => {
  const text = 'A[^1] b[^x] c[^1].\n\n[^x]: Two *lines*.\n\n    More.\n[^1]: One.\n';

  it('are numbered in the order of the text, and linked both ways', () => {
    expect(html(text)).toBe(
      '<p>A<sup><a href="#fn-1" id="fnref-1" aria-label="Note 1">1</a></sup> ' +
        'b<sup><a href="#fn-2" id="fnref-2" aria-label="Note 2">2</a></sup> ' +
        'c<sup><a href="#fn-1" id="fnref-1-2" aria-label="Note 1">1</a></sup>.</p>\n' +
        '<section class="footnotes" aria-label="Footnotes">\n<ol>\n' +
        '<li id="fn-1"><p>One. <a href="#fnref-1" aria-label="Back to the text">↩︎</a> ' +
        '<a href="#fnref-1-2" aria-label="Back to the text">↩︎</a></p>\n</li>\n' +
        '<li id="fn-2"><p>Two <em>lines</em>.</p>\n<p>More. <a href="#fnref-2" aria-label="Back to the text">↩︎</a></p>\n</li>\n' +
        '</ol>\n</section>\n',
    );
    expect(html(text, 'id')).toContain('aria-label="Catatan kaki"');
  });

  it('have ids that the page does not use otherwise', () => {
    const { body, ids } = render('## Fn 1\n\nA[^1].\n\n[^1]: One.\n', 'en', ['fn-1']);
    expect(ids).toEqual(['fn2ref-1', 'fn2-1']);
    expect(body.html).toContain('<li id="fn2-1">');
    expect(render('## Fn 1\n\nA[^1].\n\n[^1]: One.\n').body.headings).toEqual([
      { level: 2, id: 'fn-1-1', text: 'Fn 1' },
    ]);
  });

  it('leave links after ^ to CommonMark', () => {
    expect(html('^[a](/b/)')).toBe('<p>^<a href="/b/">a</a></p>\n');
  });

  it('are not shown twice if a plugin of the site adds them too', () => {
    const markdown = siteMarkdown({ plugins: [footnote as unknown as (markdown: MarkdownIt) => void] });
    const shown = renderMarkdown({ text, start: 0 }, { images, checks: CHECKS.file, markdown }).body.html;
    expect(shown.match(/One\./g)).toHaveLength(1);
    expect(shown).toContain('class="footnote-ref"');
  });
});

describe('a table', () => {
  const table = (text: string): string =>
    html(text)
      .replace(/^<section[^>]*>|<\/section>\n$/g, '')
      .replaceAll('\n', '')
      .replace(/ data-column="[^"]*"/g, '');
  const [head, row] = [
    '<thead><tr><th>Teh</th><th>Gula</th></tr></thead>',
    '<tr><td>jahe</td><td>1</td></tr>',
  ];

  it.each([
    ['| Teh | Gula |\n| --- | --- |\n| jahe | 1 |', `<table>${head}<tbody>${row}</tbody></table>`],
    ['Teh|Gula\n-|-\njahe|1', `<table>${head}<tbody>${row}</tbody></table>`],
    ['| Teh | Gula |\n|---|---|', `<table>${head}</table>`],
    [
      '|Teh|Gula|\n|-|-|\n|jahe|1|2|\n|jahe|',
      `<table>${head}<tbody>${row}<tr><td>jahe</td><td></td></tr></tbody></table>`,
    ],
    [
      '|Teh|Gula|\n|-|-|\n|`a\\|b`|**\\|**|',
      `<table>${head}<tbody><tr><td><code>a|b</code></td><td><strong>|</strong></td></tr></tbody></table>`,
    ],
    [
      '|Teh|Gula|\n|:-:|-:|\n|a|b|',
      '<table><thead><tr><th class="align-center">Teh</th><th class="align-right">Gula</th></tr></thead><tbody><tr><td class="align-center">a</td><td class="align-right">b</td></tr></tbody></table>',
    ],
  ])('has a head, and as many cells in each row: %j', (text, expected) => expect(table(text)).toBe(expected));

  it('ends at an empty line or another block, and has a line of dashes for each column', () => {
    const text = '|Teh|Gula|\n|-|-|\n|jahe|1|\n> b\n';
    expect(html(text)).toMatch(/<\/table><\/section>\n<blockquote>\n<p>b<\/p>/);
    expect(html('|Teh|Gula|\n|-|-|\n|jahe|1|\n\nb\n')).toMatch(/<\/section>\n<p>b<\/p>/);
    expect(html('| Teh | Gula |\n| --- |\n| jahe |\n')).not.toContain('<table');
  });
});

it.each(['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'script'])(
  'takes out <%s>, which GitHub shows as text',
  (name) => {
    const { body, faults } = render(`a <em>b</em>\n\n<${name}>c</${name}>\n`);
    expect(body.html.trim()).toBe('<p>a <em>b</em></p>');
    expect(faults.map(({ code }) => code)).toEqual(['markdown/html']);
  },
);
