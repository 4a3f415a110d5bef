/** Markdown with the site's settings. */
import type { Token } from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { parser, tokensOf, tokensWith } from '../../../cli/core/bodies/markdown-parser.ts';

const html = (text: string): string => parser.render(text);

describe('Markdown', () => {
  it('is CommonMark with tables', () => {
    expect(html('# *A* **b** `c`\n')).toBe('<h1><em>A</em> <strong>b</strong> <code>c</code></h1>\n');
    expect(html('|a|\n|-|\n|b|\n')).toContain('<td>b</td>');
  });

  it('keeps addresses as written, including invalid ones', () => {
    expect(html('[a](javascript:x)')).toBe('<p><a href="javascript:x">a</a></p>\n');
    expect(html('[a](/é%)')).toBe('<p><a href="/é%">a</a></p>\n');
    expect(html('![a](/b%é.png)')).toBe('<p><img src="/b%é.png" alt="a" /></p>\n');
    expect(html('<data:x>')).toBe('<p><a href="data:x">data:x</a></p>\n');
  });
});

it('keeps the text of lists of any depth that people write', () => {
  const lines = Array.from({ length: 20 }, (_, depth) => `${'  '.repeat(depth)}- Butir ${depth}`);
  expect(html(lines.join('\n'))).toContain('Butir 19');
});

describe('a body of which only some texts are taken apart', () => {
  const NAMES = /!\[|<img|\.jpg\b/i;
  const addressesIn = (tokens: readonly Token[]) =>
    tokens
      .flatMap(({ children }) => children ?? [])
      .flatMap((token) => [token.attrGet('src'), token.attrGet('href')])
      .filter((address) => address?.endsWith('.jpg'));

  it.each([
    'a\n\n![b](c.jpg) **d**\n\n[e](f.jpg)\n',
    '- a\n- [b](</c d.jpg>)\n\n> ![e][f]\n\n[f]: g.jpg\n',
    '[a][b] and [b]\n\n[b]: /c.jpg "d"\n',
    '| a | b |\n|---|---|\n| c | [d](e.jpg) |\n',
    'a <img src="b.jpg"> c\n\n<div><a href="d.jpg">e</a></div>\n\nf <a href="g.jpg">h</a>\n',
    '<https://a.id/b.jpg>\n\nhttps://a.id/c.jpg\n\n`d.jpg` e\n',
    'a[^1]\n\n[^1]: b ![c](d.jpg)\n',
  ])('has all addresses that match: %j', (body) => {
    const found = addressesIn(tokensOf(body));
    expect(addressesIn(tokensWith(NAMES, body))).toEqual(found);
    expect(found).not.toEqual([]);
  });

  it('leaves the others as they are', () => {
    const inline = tokensWith(NAMES, 'a **b**\n\n![c](d.jpg)\n').filter(({ type }) => type === 'inline');
    expect(inline.map(({ children }) => children?.length)).toEqual([0, 1]);
  });
});
