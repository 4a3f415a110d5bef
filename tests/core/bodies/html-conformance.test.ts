/** All kinds of harmless HTML, well written and not, come out as HTML that html-validate accepts, with all their words. */
import { HtmlValidate } from 'html-validate';
import { parseFragment, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { renderMarkdown } from '../../../cli/core/bodies/markdown.ts';

const VIEW = {
  srcSet: '/x.jpg 1w',
  width: 640,
  height: 427,
  sources: [{ type: 'image/webp', srcSet: '/y.webp 1w' }],
};
const images = {
  base: '/',
  bodySizes: '92vw',
  find: (_src: string, alt: string) => ({ ...VIEW, src: '/x.jpg', alt }),
};
const render = (text: string, language = 'en') =>
  renderMarkdown({ text, start: 0 }, { images, language, checks: CHECKS.file });

const TEXTS: readonly string[] = [
  '<ul><li>a<ul><li>b</ul><ul><li>c</ul></ul>',
  '<ul>text <b>x</b></ul>',
  '<dl><p>x</p></dl>',
  '<dl><div><dt>a<dd>b</div></dl>',
  '<details>x</details>',
  'Text <kbd>Ctrl</kbd>+<kbd>C</kbd> <b>b</b> <i>i</i> <u>u</u> <s>s</s> <small>s</small> <mark>m</mark> <abbr title="x">X</abbr> <q cite="https://a.id">q</q>',
  '<table align="center" width="100%" border="1"><caption>C</caption><thead><tr><th align="left" scope="col">A</th><th align="right">B</th></tr></thead><tbody><tr><td align="center" colspan="2" valign="top">x</td></tr></tbody></table>',
  '<table><tr><th>A<th>B<tr><td>1<td>2</table>',
  '<table>\n<tr>\n<td>\n\n**md** in cell\n\n</td>\n</tr>\n</table>',
  '<details open><summary>S <b>x</b></summary>text</details>\n\n<details>\n<summary>A</summary>\n\n# H\n\n- a\n\n</details>',
  '<figure><img src="images/a.jpg" alt="A"><figcaption>Cap</figcaption></figure>',
  '<picture><source srcset="images/b.webp" type="image/webp" media="(min-width: 600px)"><img src="images/a.jpg" alt="A" width=300></picture>',
  '<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="images/d.png">\n  <img alt="A" src="images/a.png">\n</picture>',
  '<dl><dt>T<dd>D<dt>T2<dd>D2</dl>',
  '<p>a<p>b',
  '<p>a <p>b</p> c</p>',
  'a <p>b</p> c',
  '<b>a\n\nb</b>',
  '<b><i>x</b></i>',
  '<a href="/a/"><a href="/b/">x</a></a>',
  '[a <a href="/b/">b</a>](/c/)',
  '<h1 id="x">A</h1>\n<h2 id="x">B</h2>\n<h4>C</h4>',
  '<p id="a">x</p><p id="a">y</p><span id="b">z</span>\n\n## b',
  '<ul><p>x</p><li>a</ul>',
  '<li>a</li>',
  '<td>a</td>',
  '<dd>x</dd>',
  '<ol start="3" reversed type="a"><li value="7">x</ol>',
  '<blockquote cite="https://a.id">x</blockquote>',
  '<div align="right"><h3>T</h3><hr>x</div>',
  '<span><div>a</div></span>',
  '<p><ul><li>a</li></ul></p>',
  '<p><table><tr><td>a</td></tr></table></p>',
  '<pre><code>a &lt; b</code></pre>',
  '<pre>\n  x\n\n  y\n</pre>',
  '<summary>x</summary>',
  '<figcaption>x</figcaption>',
  '<img src="images/a.jpg">',
  '<img src="images/a.jpg" alt="" width="50%" height="20" align="left" title="t">',
  '<a name="x"></a>text <a id="y">z</a>',
  '<time datetime="2020-01-01">x</time> <bdo dir="rtl">x</bdo> <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <wbr> <var>x</var> <samp>y</samp> <dfn>z</dfn> <tt>t</tt> <center>c</center> <font color="red">f</font> <big>b</big> <strike>s</strike>',
  '<div markdown="1" class="a b" role="note" aria-label="x">x</div>',
  '<section><h2>x</h2></section> <article>x</article> <aside>y</aside> <header>h</header> <nav>n</nav> <main>m</main> <footer>f</footer> <address>a</address>',
  '<video src="/a.mp4" controls></video> <audio src="/a.mp3" controls></audio>',
  '<p align="center">\n  <a href="https://a.id"><img src="https://img.shields.io/x.svg" alt="b"></a>\n</p>',
  '<br/><hr/><br clear="all">',
  '- <b>a\n- b</b>\n',
  '| a | b |\n|---|:-:|\n| <ul><li>x</li></ul> | <br>y |\n',
  '<details>\n\n```js\nx\n```\n\n</details>',
  'x<sup>2</sup> <sub>3</sub> <del datetime="2020-01-01">x</del><ins cite="https://a.id">y</ins>',
  '<label>x</label> <button>y</button> <input type="checkbox" checked> <select><option>a</select>',
  '<p lang="en" dir="ltr" title="t">x</p>',
  '<table><tr><td><table><tr><td>x</td></tr></table></td></tr></table>',
  '<table>x<tr><td>y</td></tr></table>',
  '<tr><td>a</td></tr>',
  '<h2>a <h3>b</h3></h2>',
  '<h2><p>a</p></h2>',
  '## <div>x</div> <b>y',
  '<div><p>unclosed <b>bold\n\nmore\n\n</div>\n\nafter',
  '<DIV>A</DIV> <Br> <IMG SRC="images/a.jpg" ALT="x">',
  '::: note <b>x</b>\n<p>y\n:::',
  '> <div>\n> x\n\nafter',
  'a[^1] <b>x</b>\n\n[^1]: <p>n</p>',
  '- [ ] a <b>x</b>\n- [x] b',
  '![a](images/a.jpg "Cap") <b>x</b>\n\n![a](images/a.jpg "Cap")\n\n<b>y</b>',
  '<details><summary>a</summary>\n\n| a |\n|---|\n| b |\n\n</details>',
];
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // How React and markdown-it write; levels of headings begin after the title of the page.
  rules: {
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    'text-content': 'off',
  },
});

/** The words of HTML, without those of elements that are taken out with their content. */
const wordsOf = (html: string): string =>
  serialize(parseFragment(html))
    .replace(/<select>.*?<\/select>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it.each(TEXTS)('%j', async (text) => {
  const { body } = render(text);
  const { results } = await validator.validateString(
    `<!doctype html>\n<html lang="en"><head><title>a</title></head><body><main><h1>A</h1><div>${body.html}</div></main></body></html>`,
  );
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  if (/^<(?!details)/.test(text) && !text.includes('\n')) expect(wordsOf(body.html)).toBe(wordsOf(text));
});

it('names details without a summary in the language of the page', () => {
  expect(render('<details>a</details>', 'id').body.html).toBe(
    '<details><summary>Rincian</summary>a</details>',
  );
});

it('puts a list in a list into the item above it', () => {
  expect(render('<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>').body.html).toBe(
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  );
});

it.each([
  ['<table width="9" height="9"><tr><td width="1" nowrap>a</td></tr></table>', []],
  [
    '<picture><source srcset="images/b.webp" type="image/webp"><img src="images/a.jpg" alt="A"></picture>',
    [],
  ],
  ['<section markdown="1"><h2>a</h2></section><label>b</label>', []],
  [
    '<picture><source media="(prefers-color-scheme: dark)" srcset="images/d.png"><img src="images/a.png" alt="A"></picture>',
    ['<source>'],
  ],
  ['<img src="images/a.jpg" alt=""> a', []],
  ['<img src="images/a.jpg"> a', [undefined]],
])('tells only what is missed: %j', (text, reported) => {
  expect(render(text).faults.map(({ params }) => params?.found)).toEqual(reported);
});
