/** HTML of bodies as browsers read it. */
import { describe, expect, it } from 'vitest';
import { asBrowsersRead } from '../../../../cli/core/bodies/html/as-browsers-read.ts';
import { parser } from '../../../../cli/core/bodies/markdown-parser.ts';

describe('HTML that browsers read as it is written', () => {
  it.each([
    '<p>satu</p>\n<ul>\n<li>a</li>\n<li><p>b</p>\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n',
    '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><a href="/">b</a></td>\n</tr>\n</tbody>\n</table>',
    '<div class="kotak">\n<p>a <strong>b</strong><br>\n<img src="a.png" alt="&quot;x&quot;"></p>\n</div>',
    '<figure><img src="a.png" alt=""><figcaption>a</figcaption></figure>',
    '<blockquote><p>a &amp; b &lt;c&gt;</p></blockquote>',
  ])('is unchanged: %s', (html) => {
    expect(asBrowsersRead(html, 'id')).toBe(html);
  });

  it('is all that Markdown makes', () => {
    const html = parser.render(
      '# a\n\n- b\n\n> d *e* **f** `g`\n\n| h | i |\n|---|---|\n| j | k |\n\n[l](/m/) ![n](o.png)\n\n---\n',
    );
    expect(asBrowsersRead(html, 'id')).toBe(html.replaceAll(' />', '>'));
  });
});

it.each([
  ['<p>a<p>b</p></p>', '<p>a</p><p>b</p>'],
  ['<p><div>a</div></p>', '<div>a</div>'],
  ['<p>a', '<p>a</p>'],
  ['<a href="/"><a href="/b/">b</a></a>', '<a href="/"></a><a href="/b/">b</a>'],
  ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['<table>a</table>', 'a<table></table>'],
  ['<ul><p>a</p></ul>', '<ul><li><p>a</p></li></ul>'],
  ['<figcaption>a</figcaption>', '<div>a</div>'],
  ['<details>a</details>', '<details><summary>Rincian</summary>a</details>'],
])('is put where browsers put it: %s', (html, expected) => {
  expect(asBrowsersRead(html, 'id')).toBe(expected);
});
