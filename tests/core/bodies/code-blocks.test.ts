/** Labels and marked lines of code. */
import { expect, it } from 'vitest';
import { codeInfo, markLines } from '../../../cli/core/bodies/code-blocks.ts';
import { parser } from '../../../cli/core/bodies/markdown-parser.ts';
import { siteMarkdown } from '../../../cli/core/bodies/site-markdown.ts';

it.each([
  ['js{4} [site.js]', 'js', 'site.js', [4]],
  ['js {1,3-5}', 'js', '', [1, 3, 4, 5]],
  ['c++ title="a b.cpp"', 'c++', 'a b.cpp', []],
  ['ts:line-numbers {2}', 'ts', '', [2]],
  ['[a]{1}', '', 'a', [1]],
  ['ruby startline=3 $%@#$', 'ruby', '', []],
  ['{x} {}', '', '', []],
])('reads %j', (info, language, label, lines) => {
  expect(codeInfo(info)).toEqual({ language, label, lines: new Set(lines) });
});

it('shows the label, and marks the lines', () => {
  expect(parser.render('```js{2} [<a>.js]\n1 < 2\nlet b;\n```\n')).toBe(
    '<figure class="code">\n<figcaption>&lt;a&gt;.js</figcaption>\n' +
      '<pre><code class="language-js">1 &lt; 2\n<mark>let b;</mark>\n</code></pre>\n</figure>\n',
  );
  expect(parser.render('```\na\n```\n')).toBe('<pre><code>a\n</code></pre>\n');
});

it('marks lines of coloured code, whose elements may go over several', () => {
  const html = 'a\n<span class="s">b\n<span class="t">c</span>\nd</span>';
  expect(markLines(html, new Set([3]))).toBe(
    'a\n<span class="s">b\n</span><mark><span class="s"><span class="t">c</span></span></mark><span class="s">\nd</span>',
  );
  const markdown = siteMarkdown({ highlight: (code, language) => `<b>${language}</b>${code}` });
  const tokens = markdown?.parse('```js{1} [x]\na\n```\n', {}) ?? [];
  expect(markdown?.renderer.render(tokens, markdown.options, {})).toContain('<mark><b>js</b>a</mark>');
});
