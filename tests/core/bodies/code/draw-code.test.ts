/** Labels, marked lines, numbers, and marks in comments of fenced code. */

import { expect, it } from 'vitest';
import { codeInfo } from '../../../../cli/core/bodies/code/index.ts';
import { aroundLines } from '../../../../cli/core/bodies/code/lines.ts';
import { parser } from '../../../../cli/core/bodies/markdown-parser.ts';
import { siteMarkdown } from '../../../../cli/core/bodies/site-markdown.ts';
import type { MarkdownSettings } from '../../../../cli/core/stages/site.ts';

/** @returns a body as a site with these settings renders it */
function drawn(text: string, settings: MarkdownSettings): string {
  const markdown = siteMarkdown(settings);
  const tokens = markdown?.parse(text, {}) ?? [];
  return markdown?.renderer.render(tokens, markdown.options, {}) ?? '';
}

const inFence = (code: string, info = 'js'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** @returns the lines of code in elements: the classes of each, and its text */
const linesIn = (html: string): [classes: string, text: string][] =>
  [...html.matchAll(/<(?:span|ins|del|mark) class="line ?([^"]*)"[^>]*>([^\n]*)\n<\//g)].map(
    ([, names, text]) => [names ?? '', text ?? ''],
  );

it.each([
  ['js{4} [site.js]', 'js', 'site.js', [4]],
  ['js {1,3-5}', 'js', '', [1, 3, 4, 5]],
  ['c++ title="a b.cpp"', 'c++', 'a b.cpp', []],
  ['ts:line-numbers {2}', 'ts', '', [2]],
  ['[a]{1}', '', 'a', [1]],
  ['ruby startline=3 $%@#$', 'ruby', '', []],
  ['{x} {}', '', '', []],
])('reads %j', (info, language, label, lines) => {
  expect(codeInfo(info)).toMatchObject({ language, label, lines: new Set(lines) });
});

it.each([
  ['ts', null],
  ['ts:line-numbers', 1],
  ['ts:line-numbers=5 {2}', 5],
  ['ts:no-line-numbers', false],
  ['ts showLineNumbers', 1],
  ['ts showLineNumbers{7} {2}', 7],
  ['ts showLineNumbers=3', 3],
  ['ts showLineNumbers=false', false],
  ['ts showLineNumbers startLineNumber=9', 9],
])('reads the number of the first line of %j', (info, from) => {
  expect(codeInfo(info)).toMatchObject({ language: 'ts', from });
});

it.each([
  ['rust,linenos,hl_lines=1 3-4', 'rust', [1, 3, 4], 1],
  ['scss, linenos, linenostart=10, hl_lines=3-4 8-9', 'scss', [3, 4, 8, 9], 10],
  ['go {linenos=inline hl_lines=[3,"6-8"] }', 'go', [3, 6, 7, 8], 1],
  ['go {linenos=false,hl_lines=["2-3",5]}', 'go', [2, 3, 5], false],
  ['py linenums="5" hl_lines="2 3"', 'py', [2, 3], 5],
  ['hl_lines', 'hl_lines', [], null],
])('reads %j as Hugo, Zola and MkDocs do', (info, language, lines, from) => {
  expect(codeInfo(info)).toMatchObject({ language, lines: new Set(lines), from, unread: [] });
});

it('reads the language before a comma, as in rustdoc', () => {
  expect(codeInfo('rust,ignore,edition2021')).toMatchObject({
    language: 'rust',
    unread: ['ignore', 'edition2021'],
  });
});

it('gives words that it does not read, with values in quotes and braces', () => {
  expect(codeInfo('js {1} [a] twoslash ins={2-3} frame="a b" title="c"').unread).toEqual([
    'twoslash',
    'ins={2-3}',
    'frame="a b"',
  ]);
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
  const marked = aroundLines(html, (at) =>
    at === 2 ? { open: '<i>', close: '</i>', isWhole: false } : null,
  );
  expect(marked).toBe(
    'a\n<span class="s">b\n</span><i><span class="s"><span class="t">c</span></span></i><span class="s">\nd</span>',
  );
  const highlight = (code: string, language: string) => `<b>${language}</b>${code}`;
  expect(drawn('```js{1} [x]\na\n```\n', { highlight })).toContain('<mark><b>js</b>a</mark>');
});

it('marks lines of code that a highlighter gives with its element, or with breaks', () => {
  const whole = (code: string) => `<pre class="shiki" tabindex="0"><code>${code.trimEnd()}</code></pre>`;
  expect(drawn(inFence('a\nb', 'js {2}'), { highlight: whole })).toBe(
    '<pre class="shiki" tabindex="0"><code>a\n<mark>b</mark></code></pre>\n',
  );
  expect(drawn(inFence('a\nb'), { highlight: whole })).toBe(`${whole('a\nb')}\n`);
  expect(drawn(inFence('a\nb // [!code ++]'), { highlight: whole, code: { copy: true } })).toBe(
    '<pre class="shiki senja-code has-diff" data-copy tabindex="0"><code>' +
      '<span class="line">a\n</span><ins class="line diff add">b</ins></code></pre>\n',
  );
  const lines = (code: string) =>
    `<pre><code>${code.trimEnd().replace(/.+/g, '<span class="line">$&</span>')}\n<span class="line"></span></code></pre>`;
  expect(drawn(inFence('a // [!code hl]'), { highlight: lines, code: true })).toBe(
    '<pre class="senja-code has-highlighted" tabindex="0"><code>' +
      '<mark class="line highlighted"><span>a</span>\n</mark><span></span></code></pre>\n',
  );
  const broken = (code: string) => code.trimEnd().replaceAll('\n', '<br>');
  expect(drawn(inFence('a\nb', 'js {1}'), { highlight: broken })).toContain('<mark>a</mark>\nb');
});

it.each([
  ['a // [!code ++]', 'diff add', 'a'],
  ['a # [!code --]', 'diff remove', 'a'],
  ['a <!-- [!code hl] -->', 'highlighted', 'a'],
  ['a /* [!code highlight] */', 'highlighted', 'a'],
  ['a -- [!code focus]', 'focused', 'a'],
  ['<a /> {/* [!code error] */}', 'highlighted error', '<a />'],
  ['a; // [!code warning] [!code focus]', 'highlighted warning focused', 'a;'],
  ['a // why [!code ++]', 'diff add', 'a // why'],
  ['a ; [!code info]', 'highlighted info', 'a'],
  ['i--; // [!code --]', 'diff remove', 'i--;'],
])('reads the mark in %j', (line, classes, text) => {
  const html = drawn(inFence(`${line}\nb`), { code: true, highlight: (code) => code });
  expect(linesIn(html)).toEqual([
    [classes, text],
    ['', 'b'],
  ]);
});

it('counts lines from a comment of its own, which is left out, and numbers in braces as written', () => {
  const code = '// [!code focus:2]\na\nb\nc\n// [!code ++]\nd\ne';
  expect(linesIn(drawn(inFence(code, 'js {4}'), { code: true }))).toEqual([
    ['focused', 'a'],
    ['focused', 'b'],
    ['highlighted', 'c'],
    ['diff add', 'd'],
    ['', 'e'],
  ]);
});

it.each(['//', '#', '--', ';'])('reads the comments of Docusaurus: %s highlight-next-line', (sign) => {
  const lines = ['highlight-next-line', 'a', 'highlight-start', 'b', 'c', 'highlight-end', 'd'];
  const code = lines.map((line) => (line.length === 1 ? line : `  ${sign} ${line}`)).join('\n');
  expect(linesIn(drawn(inFence(code), { code: true }))).toEqual([
    ['highlighted', 'a'],
    ['highlighted', 'b'],
    ['highlighted', 'c'],
    ['', 'd'],
  ]);
  const inJsx =
    '{/* highlight-next-line */}\n<a />\n/* highlight-next-line */\nb\n<!-- highlight-next-line -->\nc';
  expect(linesIn(drawn(inFence(inJsx), { code: true, highlight: (given) => given }))).toEqual([
    ['highlighted', '<a />'],
    ['highlighted', 'b'],
    ['highlighted', 'c'],
  ]);
});

it.each([
  'a // highlight-next-line',
  '// see highlight-next-line',
  '// highlight-next-lines',
  'highlight-end',
])('leaves %j, which is no comment of Docusaurus', (line) => {
  expect(drawn(inFence(line), { code: true })).toContain(`>${line}\n</code>`);
});

it.each(['a // [!code other]', 'a[!code ++]', '[!code ++]', 'a // [! code ++]'])(
  'leaves %j as it is written',
  (line) => {
    expect(drawn(inFence(line), { code: true })).toBe(
      `<pre class="senja-code" tabindex="0"><code class="language-js">${line}\n</code></pre>\n`,
    );
  },
);

it('shows a mark that is written with two signs, and all marks where it is off', () => {
  expect(drawn(inFence('a // [!!code ++]'), { code: true })).toContain('a // [!code ++]');
  const text = inFence('a // [!code ++]\nb // [!!code ++]');
  expect(drawn(text, { directives: {} })).toBe(parser.render(text));
  expect(parser.render(text)).toContain('a // [!code ++]\nb // [!!code ++]');
});

it('numbers lines where a block or the site asks for it', () => {
  const numbersOf = (info: string, numbers: boolean): string[] =>
    [...drawn(inFence('a\n\nb', info), { code: { numbers } }).matchAll(/data-line="(\d+)"/g)].map(
      ([, number]) => number ?? '',
    );
  expect(numbersOf('js', false)).toEqual([]);
  expect(numbersOf('js:line-numbers=9', false)).toEqual(['9', '10', '11']);
  expect(numbersOf('js', true)).toEqual(['1', '2', '3']);
  expect(numbersOf('js:no-line-numbers', true)).toEqual([]);
});

it('names the blocks of a group, each by its label or its language', () => {
  const text = `::: code-group\n${inFence('a', 'js [a.js]')}${inFence('b', 'sh')}${inFence('c', '')}:::\n${inFence('d')}`;
  const names = (html: string): string[] =>
    [...html.matchAll(/<figcaption>([^<]*)<\/figcaption>/g)].map(([, name]) => name ?? '');
  const html = drawn(text, { code: true });
  expect(html).toContain('<div class="code-group senja-tabs">\n<figure class="code">');
  expect(names(html)).toEqual(['a.js', 'sh', 'txt']);
  expect(parser.render(text)).toContain('<div class="code-group">\n<figure class="code">');
  expect(names(parser.render(text))).toEqual(['a.js']);
});
