/** Markdown with the site's settings. */
import { describe, expect, it } from 'vitest';
import { parser } from '../../../cli/core/bodies/markdown-parser.ts';

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
