import { describe, expect, it } from 'vitest';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';
import { parser } from '../../../cli/core/bodies/markdown-parser.ts';
import { placeIn } from '../../../cli/core/bodies/stray-marks.ts';

function inline(text: string) {
  const [block] = new BodyText({ text, start: 0 }).blocks;
  if (!block) throw new Error('no text');
  return { left: block.left.map(({ mark, at }) => [mark, at]), children: block.children };
}

describe('leftover delimiters', () => {
  it.each([
    ['**air', [['**', 0]]],
    ['a *b* **c', [['**', 6]]],
    ['a **b* c', [['**', 2]]],
    ['***a** b', [['***', 0]]],
    [
      '__a *b',
      [
        ['__', 0],
        ['*', 4],
      ],
    ],
    ['`a', [['`', 0]]],
    [
      '``a`',
      [
        ['``', 0],
        ['`', 3],
      ],
    ],
    ['`a` `b', [['`', 4]]],
    ['[a', [['[', 0]]],
    [
      'a <b {c',
      [
        ['<', 2],
        ['{', 5],
      ],
    ],
    ['[a](/b) [c', [['[', 8]]],
    ['![a', [['[', 1]]],
    ['[*a](/b)', [['*', 1]]],
  ])('are found in %j', (text, left) => {
    expect(inline(text).left).toEqual(left);
  });

  it.each([
    'teks',
    '*a* **b** _c_ __d__',
    '`a ** b`',
    '[a](/b)',
    '![a](/b)',
    '\\*a \\[ \\`',
    '***a***',
    '<https://a.id/>',
  ])('are not found in %j', (text) => {
    expect(inline(text).left).toEqual([]);
  });

  it('are found per paragraph', () => {
    const { blocks } = new BodyText({ text: '**a\n\nb\n\n`c\n', start: 0 });
    expect(blocks.map(({ left }) => left.map(({ mark }) => mark))).toEqual([['**'], [], ['`']]);
  });
});

it('knows where links, images and code start', () => {
  const places = (text: string) =>
    inline(text)
      .children.filter(({ type }) => /^(?:link_open|image|code_inline)$/.test(type))
      .map((token) => [token.type, placeIn(token)]);
  expect(places('a [b](/c) ![d](/e) `f`')).toEqual([
    ['link_open', 2],
    ['image', 10],
    ['code_inline', 19],
  ]);
  expect(places('[`a`](/b)[![c](/d)](/e)')).toEqual([
    ['link_open', 0],
    ['code_inline', 1],
    ['link_open', 9],
    ['image', 10],
  ]);
  expect(places('[ [a](/b)')).toEqual([['link_open', 2]]);
  expect(places('`` ` `` `a`')).toEqual([
    ['code_inline', 0],
    ['code_inline', 8],
  ]);
});

it('keeps links and addresses as written', () => {
  const html = (text: string) => parser.render(text);
  expect(html('[a](javascript:x)')).toBe('<p><a href="javascript:x">a</a></p>\n');
  expect(html('[a](/é%)')).toBe('<p><a href="/é%">a</a></p>\n');
  expect(html('a|b\n-|-\n')).toContain('<table>');
});
