/** HTML in bodies: what is harmless shows and is checked like Markdown, and nothing else reaches the page. */
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { filesIn, renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { HARMFUL, HARMLESS } from './harmful.ts';

const images = {
  base: '/desa/',
  bodySizes: '92vw',
  find: (src: string, alt: string) =>
    src.includes('none')
      ? ({ code: 'content/image-missing' } as const)
      : { src: `/desa/${src}`, srcSet: 'a 1w', width: 640, height: 427, alt },
};
const render = (text: string, ids: readonly string[] = []) =>
  renderMarkdown({ text, start: 0 }, { images, language: 'en', checks: CHECKS.file }, ids);
const html = (text: string): string => render(text).body.html;
/** Codes of faults, each with the marked text and what it names. */
const faults = (text: string): unknown[] =>
  render(text).faults.map(({ code, at, params }) => [
    code,
    'start' in at ? text.slice(at.start, at.end) : '',
    ...(code === 'markdown/html' ? [params?.found] : []),
  ]);

describe('harmless HTML', () => {
  it.each([
    'a<br>b H<sub>2</sub>O x<sup>2</sup> <kbd>Ctrl</kbd> <mark>c</mark> <abbr title="d">e</abbr>',
    '<u>a</u> <s>b</s> <del>c</del> <ins>d</ins> <small>e</small> <q>f</q> <cite>g</cite> <b class="x">h</b>',
  ])('shows: %j', (text) => {
    expect(html(text)).toBe(`<p>${text}</p>\n`);
    expect(faults(text)).toEqual([]);
  });

  it('may hold Markdown', () => {
    expect(html('<details>\n<summary>More</summary>\n\nA **b**.\n\n</details>\n')).toBe(
      '<details>\n<summary>More</summary>\n<p>A <strong>b</strong>.</p>\n</details>\n',
    );
    expect(html('<div align="center">\n\n*a*\n\n</div>\n')).toBe(
      '<div class="align-center">\n<p><em>a</em></p>\n</div>\n',
    );
    expect(html('<center>a</center>\n')).toBe('<div class="align-center">a</div>\n');
  });

  it('is closed at the latest where its block ends', () => {
    expect(html('<details><summary>A</summary>\n\n- b\n')).toMatch(/<li>b<\/li>\n<\/ul>\n<\/details>$/);
    expect(html('a <b>x\n\ny')).toBe('<p>a <b>x</b></p>\n<p>y</p>\n');
    expect(html('- <div>\n\n  a\n- b')).toMatch(/<p>a<\/p>\n<\/div><\/li>\n<li>/);
    expect(html('> <details>\n\nb')).toMatch(/<\/details><\/blockquote>\n<p>b<\/p>/);
    expect(html('*a <b>c* d</b>')).toBe('<p><em>a <b>c</b></em> d</p>\n');
  });

  it.each(['</div>', 'a </div></main></body></html> b', '</section></article>\n\n</p>', '</details>'])(
    'ends nothing that it has not begun: %j',
    (text) => expect(html(text)).not.toMatch(/<\/(?:div|main|body|html|section|article|details)>/),
  );

  it('has elements where they may be', () => {
    expect(html('<table><tr><td>a<td>b<tr><td>c</table>\n')).toBe(
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>\n',
    );
    expect(html('a <div>b</div> c')).toBe('<p>a </p><div>b</div> c\n');
    expect(html('<ul><li>a<li>b</ul>\n')).toBe('<ul><li>a</li><li>b</li></ul>\n');
    expect(html('| a |\n|---|\n| b<br>c <i>d |')).toContain('>b<br>c <i>d</i></td>');
    expect(html('## a <div>b</div>')).toBe('<h2 id="a-b">a b</h2>\n');
  });

  it('has links that are checked and placed', () => {
    const text = 'A <a href="/kontak/" target="_blank">b</a> <a href="https://a.id">c</a>\n';
    expect(html(text)).toBe(
      '<p>A <a href="/desa/kontak/">b</a> <a href="https://a.id" rel="noreferrer">c</a></p>\n',
    );
    const at = text.indexOf('/kontak/');
    expect(render(text).links.slice(0, 3)).toEqual(['/kontak/', at, at + 8]);
    const block = '> <p>\n> <a\n>  href="/a/">b</a></p>\n';
    expect(render(block).links).toEqual(['/a/', block.indexOf('/a/'), block.indexOf('/a/') + 3]);
    for (const href of ['geo:1,2', 'matrix:r/a:b.id']) {
      expect(html(`<a href="${href}">a</a>`)).toContain(`href="${href}"`);
      expect(faults(`<a href="${href}">a</a>`)).toEqual([]);
    }
    expect(html('<a href="//x.id/">a</a>')).toContain('href="https://x.id/"');
    expect(faults('<a href="//x/">a</a>')).toEqual([['content/bad-link', '//x/']]);
    expect(html('a <a href="/a/"></a> <a id="b" href="/b/"></a>')).toBe(
      '<p>a  <a id="b" href="/desa/b/"></a></p>\n',
    );
    expect(faults('a <a href="/a/"></a>')).toEqual([['markdown/empty-link', '<a']]);
  });

  it('may have white space around addresses, as in browsers', () => {
    for (const [before, after] of [
      [' ', ''],
      ['', '\t'],
      ['\n  ', '\n'],
    ]) {
      const text = `a <a href="${before}/kontak/${after}">k</a> <img src='${before}images/a.png${after}' alt="a">`;
      const { faults: reported, links, body } = render(text);
      expect(reported).toEqual([]);
      expect(links).toEqual(['/kontak/', text.indexOf('/kontak/'), text.indexOf('/kontak/') + 8]);
      expect(body.html).toContain('src="/desa/images/a.png"');
    }
    expect(render('<a href=" javascript:alert(1) ">a</a>').body.html).not.toContain('href');
  });

  it('has pictures that are checked, placed and made like those of Markdown', () => {
    const text = '<p><img src="images/a.jpg" alt="A & b" width="320"></p>\n';
    expect(html(text)).toBe(
      '<p><img src="/desa/images/a.jpg" alt="A &amp; b" width="320" srcset="a 1w" sizes="320px" height="214" ' +
        'loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>\n',
    );
    expect(filesIn(text).images).toEqual([{ address: 'images/a.jpg', alt: 'A & b' }]);
    expect(faults('a <img src="images/none.jpg" alt="x"> b')).toEqual([
      ['content/image-missing', 'images/none.jpg'],
    ]);
    expect(faults('<video src="/a.mp4" poster="images/none.jpg"></video>')).toEqual([
      ['content/image-missing', 'images/none.jpg'],
    ]);
    expect(faults('<img src="images/a.jpg">')).toEqual([['markdown/image-without-alt', '<img']]);
  });

  it('has headings like those of Markdown', () => {
    const { body } = render(
      '<h1 align="center">A <em>b</em></h1>\n<p>c</p>\n\n## d <sub>e</sub>\n\n#### f\n',
    );
    expect(body.headings).toEqual([
      { level: 2, id: 'a-b', text: 'A b' },
      { level: 2, id: 'd-e', text: 'd e' },
      { level: 3, id: 'f', text: 'f' },
    ]);
    expect(body.html).toMatch(/^<h2 id="a-b" class="align-center">A <em>b<\/em><\/h2>/);
    expect(render('<h2 id="own">A</h2>\n').body.headings).toEqual([{ level: 2, id: 'own', text: 'A' }]);
  });

  it('has ids, each once on a page', () => {
    const { body, ids } = render('<a name="old"></a> <b id="old">a</b> <i id="menu">b</i> <i id="c">d</i>', [
      'menu',
    ]);
    expect(ids).toEqual(['old', 'c']);
    expect(body.html).toBe('<p><a id="old"></a> <b>a</b> <i>b</i> <i id="c">d</i></p>\n');
  });

  it('is text if it is a word that is no element, and nothing makes it a tag', () => {
    expect(html('Vec<String>, <nama Anda> <Enter>')).toBe(
      '<p>Vec&lt;String&gt;, &lt;nama Anda&gt; &lt;Enter&gt;</p>\n',
    );
    expect(faults('Vec<String>, <nama Anda> <Enter>')).toEqual([]);
  });
});

describe('what is taken out', () => {
  it('is reported once, with its names, at the first', () => {
    expect(faults('<b style="x">a</b>\n\n<script>b</script>\n\n<Tabs>c</Tabs> <b onclick="d">e</b>')).toEqual(
      [['markdown/html', '<b style="x">', 'style, <script>, <Tabs>, onclick']],
    );
    expect(
      faults('a\n\n- <table border="1" cellpadding="2"><tr valign="top"><td>b</td></tr></table>'),
    ).toEqual([]);
  });

  it('keeps the text around it', () => {
    expect(html('a <button>b</button> <Tabs>c</Tabs> d')).toBe('<p>a b c d</p>\n');
    expect(html('a <script>b</script> c')).toBe('<p>a  c</p>\n');
    expect(html('a <script> b')).toBe('<p>a  b</p>\n');
    expect(html('<script>\nif (a < b) "</div>"\n</script>\n\nc')).toBe('\n<p>c</p>\n');
  });

  it('includes what another tool would put into a tag, reported as that', () => {
    const text =
      '<div>\n<a href="{{< ref "a.md" >}}">b</a> <a href="{{ "/c/" | url }}" title="d">e</a>\n<img src="{% f "g" %}" alt="h"> {{ i }}\n</div>\n';
    expect(html(text)).toBe('<div>\n<a>b</a> <a title="d">e</a>\n {{ i }}\n</div>\n');
    expect(render(text).faults.map(({ code, params }) => [code, params?.kind, params?.count])).toEqual([
      ['markdown/template-syntax', '{{< … >}}', 1],
      ['markdown/template-syntax', '{{ … }}', 2],
      ['markdown/template-syntax', '{% … %}', 1],
    ]);
    expect(html('a <a href="{{site.baseurl}}/b">c</a>')).toBe('<p>a <a>c</a></p>\n');
  });

  it('leaves tight pieces of another tool as they are, reported once', () => {
    const texts = ['{{<figure src="/a.png">}}', 'a {{<img src="b.png" />}} c', '{{</video src="x.mp4">}}'];
    for (const text of texts) {
      expect(html(text)).toBe(
        `<p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</p>\n`,
      );
      expect(render(text).faults.map(({ code }) => code)).toEqual(['markdown/template-syntax']);
      expect(filesIn(text)).toEqual({ images: [], linked: [] });
    }
    expect(html('{{<b>c</b>')).toBe('<p>{{<b>c</b></p>\n');
  });

  it('includes comments, wherever they are, untold', () => {
    const text = 'a <!-- b --> c\n\n<div>\n<!-- d\n\ne -->\n</div>\n\n<p>f<!-- g --></p>\n';
    expect(html(text)).not.toMatch(/[bdeg]\b(?!>)|--/);
    expect(html(text)).toMatch(/a c[\s\S]*<div>[\s\S]*<p>f<\/p>/);
    expect(faults(text)).toEqual([]);
    expect(faults('Text.\n\n<div>\n<!-- a\n\nb\n')).toEqual([['markdown/unclosed-comment', '<!-- a']]);
    expect(html('<div>\n<!-- a\n\nb\n')).not.toMatch(/[ab]\b/);
  });
});

/** Everything in HTML that could run, load or change the page around it. */
function harmIn(source: string): string[] {
  const found: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#comment') found.push('comment');
    if ('tagName' in node) {
      if (
        /^(?:script|style|iframe|object|embed|form|input(?!$)|svg|math|link|meta|base|template)$/.test(
          node.tagName,
        )
      )
        found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        if (/^(?:on|style$|srcdoc|formaction|xlink)/.test(name)) found.push(name);
        if (
          /^(?:href|src|action|cite)$/.test(name) &&
          /^[\s\0-\x1f]*(?:java|vb)?script|^\s*data:|^\s*vbs/i.test(value.replace(/[\s\0-\x1f]/g, ''))
        )
          found.push(`${name}=${value}`);
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parseFragment(source));
  return found;
}

describe('no harm comes of', () => {
  it.each(HARMFUL)('%j', (attack) => {
    for (const text of [
      attack,
      `a ${attack} b`,
      `- ${attack}`,
      `| a |\n|---|\n| ${attack} |`,
      `<div>\n${attack}\n</div>`,
    ]) {
      const { body, faults: reported } = render(text);
      // An address that must not be published is an error, so nothing is published.
      const isRefused = reported.some(
        ({ code }) => code === 'content/bad-link' || code === 'content/bad-image-path',
      );
      expect([text, isRefused ? [] : harmIn(body.html)]).toEqual([text, []]);
    }
  });
});

it.each(HARMLESS)('nothing is lost of %j', (text) => {
  const asRead = (one: string): string => serialize(parseFragment(one));
  expect([asRead(html(text)).trimEnd(), faults(text)]).toEqual([asRead(text), []]);
});
