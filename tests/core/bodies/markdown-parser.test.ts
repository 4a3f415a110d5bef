/** Markdown as the site takes it, and whether some sign of it has stayed text. */
import { describe, expect, it } from 'vitest';
import { lineOffsets, markdownParser, type Noticed } from '../../../cli/core/bodies/markdown-parser.ts';

const html = (text: string): string => markdownParser().render(text);

describe('Markdown', () => {
  it('is CommonMark with tables', () => {
    expect(html('# *A* **b** `c`\n')).toBe('<h1><em>A</em> <strong>b</strong> <code>c</code></h1>\n');
    expect(html('|a|\n|-|\n|b|\n')).toContain('<td>b</td>');
    expect(html('~~a~~ https://x.example')).toBe('<p>~~a~~ https://x.example</p>\n');
  });

  it('shows HTML as text', () => {
    expect(html('<b>a</b>')).toBe('<p>&lt;b&gt;a&lt;/b&gt;</p>\n');
    expect(html('<div>\na\n</div>')).not.toContain('<div>');
  });

  it('leaves addresses as they are written, bad ones too', () => {
    expect(html('[a](javascript:x)')).toBe('<p><a href="javascript:x">a</a></p>\n');
    expect(html('[a](/é%)')).toBe('<p><a href="/é%">a</a></p>\n');
    expect(html('![a](/b%é.png)')).toBe('<p><img src="/b%é.png" alt="a" /></p>\n');
    expect(html('<data:x>')).toBe('<p><a href="data:x">data:x</a></p>\n');
  });
});

describe('a sign that has stayed text', () => {
  const notices = (text: string): boolean => {
    const noticed: Noticed = {};
    markdownParser().parse(text, noticed);
    return noticed.leftover === true;
  };

  it.each([
    'a [b',
    'a < b',
    'a ~ b',
    'a * b* c',
    '*a',
    '**a*',
    '_a',
    '`a',
    '``a`',
    '[*a](/b)',
    '[a](/b) `c',
    '*a* [**b *c*](/d)',
    '[_a_](/b) [**c](/d) [e](/f)',
    '[a < b](/c)',
    '![a < b](/c.png)',
    '[a [b](/c) d](/e)',
    'a\n\nb ~ c\n\nd',
    '| a |\n|---|\n| *b |\n',
  ])('is noticed in %j', (text) => {
    expect(notices(text)).toBe(true);
  });

  it.each([
    '',
    'a > b ] c ) d ! e',
    'a = b; c: {d}',
    '*a* _b_ **c** __d__ ***e***',
    '*a **b** c*',
    '`a` ``b ` c``',
    '`[a < b ~ *c`',
    '[a](/b) [*c* **d**](/e)',
    '![a *b*](/c.png)',
    '[a ![b](/c.png) d](/e)',
    '<https://a.example/>',
    '\\[a \\< \\~ \\* \\_ \\`',
    '    a [b < c ~ *d\n',
    '```\n[a < b *c\n```\n',
    '[a]\n\n[a]: /b\n',
    '| *a* |\n|---|\n| `b` |\n',
  ])('is not in %j', (text) => {
    expect(notices(text)).toBe(false);
  });
});

it.each([
  ['', [0]],
  ['a', [0]],
  ['a\nbc\n\nd', [0, 2, 5, 6]],
  ['\n', [0, 1]],
  ['\n\n', [0, 1, 2]],
  ['a\r\nb', [0, 3]],
])('counts the offsets of the lines of %j', (text, offsets) => {
  expect(lineOffsets(text)).toEqual(offsets);
});
