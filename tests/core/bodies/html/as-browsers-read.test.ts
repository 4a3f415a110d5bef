/** What a scan takes for HTML that browsers read as it is written, parse5 reads so too; and the pieces of plain HTML. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asBrowsersRead,
  readAsWritten,
  readByBrowsers,
} from '../../../../cli/core/bodies/html/as-browsers-read.ts';
import { htmlPieces, plainPieces, tokenizedPieces } from '../../../../cli/core/bodies/html/tokenize.ts';
import { parser } from '../../../../cli/core/bodies/markdown-parser.ts';
import { times } from '../../../support/machine/long.ts';

const NAMES =
  'p p p div span b i em strong a a ul ol li li h2 h3 table thead tbody tr tr td th blockquote pre code figure figcaption section aside details summary br hr img input wbr picture source caption dl dt dd ruby svg small sup center button';
const name = fc.constantFrom(...NAMES.split(' '));
const attribute = fc.constantFrom(
  '',
  '',
  ' class="a"',
  ' href="/a/?b=1&amp;c=2"',
  ' title="&quot;a&quot;"',
  ' title="&lt;"',
  ' class="a" class="b"',
  ' hidden',
);
const text = fc.constantFrom(
  '',
  '',
  '\n',
  ' ',
  'kata',
  'a &amp; b',
  '&lt;b&gt;',
  '"',
  '\u00A0',
  '&nbsp;',
  'x > y',
);

/** Elements that are closed in order, except some. */
const tree = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.tuple(name, attribute).map(([one, given]) => `<${one}${given}>`),
    fc
      .tuple(fc.constantFrom('br', 'hr', 'img', 'input', 'source'), attribute)
      .map(([one, given]) => `<${one}${given} />`),
    fc.tuple(name, attribute, tie('nodes')).map(([one, given, inner]) => `<${one}${given}>${inner}</${one}>`),
    fc.tuple(name, attribute, tie('nodes')).map(([one, given, inner]) => `<${one}${given}>${inner}</${one}>`),
  ),
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((all) => all.join('')),
})).nodes;

describe('HTML that browsers read as it is written', () => {
  it.each([
    '<p>satu</p>\n<ul>\n<li>a</li>\n<li><p>b</p>\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n',
    '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><a href="/">b</a></td>\n</tr>\n</tbody>\n</table>',
    '<div class="kotak">\n<p>a <strong>b</strong><br />\n<img src="a.png" alt="&quot;x&quot;"></p>\n</div>',
    '<figure><img src="a.png" alt=""><figcaption>a</figcaption></figure>',
    '<blockquote><p>a &amp; b &lt;c&gt;</p></blockquote>',
    '<table>\n<tr><td>a</td><td>b</td></tr>\n<tr><td>c<table><tr><td>d</td></tr></table></td></tr>\n</table>',
    '<table><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr></tbody></table>',
  ])('is recognised: %s', (html) => {
    expect(readAsWritten(html)).toBe(readByBrowsers(html, 'id'));
    expect(asBrowsersRead(html, 'id')).toBe(readByBrowsers(html, 'id'));
  });

  it.each([
    '<p>a<p>b</p></p>',
    '<p><div>a</div></p>',
    '<p>a',
    '<b><p>a</b></p>',
    '<a href="/"><a href="/b/">b</a></a>',
    '<table><tr><td>a</td></tr><thead></thead></table>',
    '<table><td>a</td></table>',
    '<table>a</table>',
    '<li>a<li>b</li></li>',
    '<h2><h3>a</h3></h2>',
    '<p title="&lt;">a</p>',
    '<p>a\u00A0b</p>',
    '<span />',
    '<pre>\na</pre>',
    '<svg></svg>',
    '<ul><p>a</p></ul>',
    '<figcaption>a</figcaption>',
    '<details>a</details>',
  ])('is found by what they change: %s', (html) => {
    expect(readAsWritten(html)).toBeNull();
  });

  it('is the same as a tree written by their rules', () => {
    fc.assert(
      fc.property(tree, (html) => {
        const read = readAsWritten(html);
        if (read !== null) expect(read).toBe(readByBrowsers(html, 'id'));
      }),
      { numRuns: times(500, 20_000) },
    );
  });

  it('is nearly all that Markdown makes', () => {
    const html = parser.render(
      '# a\n\n- b\n\n> d *e* **f** `g`\n\n| h | i |\n|---|---|\n| j | k |\n\n[l](/m/) ![n](o.png)\n\n---\n',
    );
    expect(readAsWritten(html)).toBe(readByBrowsers(html, 'id'));
  });
});

describe('the pieces of plain HTML', () => {
  const written = fc.constantFrom(
    ...[
      '<b>',
      '</b>',
      '<BR/>',
      '<br />',
      '<a href="/a/">',
      "<a href='b'>",
      '<a href=c>',
      '<p align="center" hidden>',
    ],
    ...[
      '<p a="1" a="2">',
      '<p\n  class="x">',
      '</p >',
      '</p a>',
      'kata',
      ' ',
      '\n',
      '&amp;',
      '<!-- a -->',
      '<script>',
      '</script>',
    ],
    ...[
      '<',
      '>',
      '"',
      '\r\n',
      '<p title="<b>">',
      '<p/a>',
      '<x-y z:w="1">',
      '\0',
      '<a href="&amp;">',
      '\u00A0',
      'é🙂',
    ],
  );

  it('are those of a tokenizer', () => {
    fc.assert(
      fc.property(fc.array(written, { maxLength: 6 }), (parts) => {
        const html = parts.join('');
        expect(plainPieces(html) ?? tokenizedPieces(html)).toEqual(tokenizedPieces(html));
      }),
      { numRuns: times(500, 20_000) },
    );
  });

  it('are found without one in tags and texts', () => {
    expect(plainPieces('<p class="a">b<br /> c</p>')).toHaveLength(5);
    expect(plainPieces('<p>a &amp; b</p>')).toBeNull();
    expect(htmlPieces('<p>a &amp; b</p>')).toHaveLength(3);
  });
});
