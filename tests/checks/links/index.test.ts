import { describe, expect, it } from 'vitest';
import links from '../../../cli/checks/links/index.ts';
import { BodyText, showsText } from '../../../cli/core/bodies/body-text.ts';
import { tokensOf } from '../../../cli/core/bodies/markdown-parser.ts';
import type { BodyFault } from '../../../cli/core/bodies/text/body-check.ts';
import { wording } from '../../../cli/diagnostics/wording/wording.ts';

function inline(content: string) {
  const token = tokensOf(content).find(({ type }) => type === 'inline');
  if (!token) throw new Error('no text');
  return token;
}

/** Faults of a paragraph, and the marked part. */
function mistakes(text: string) {
  return [...links.run(new BodyText({ text, start: 0 }))].map(({ code, at: { start, end } }) => [
    code,
    start,
    text.slice(start, end),
  ]);
}

describe('links and images', () => {
  it.each([
    ['a [](/kontak/)', 'markdown/empty-link', 2, '['],
    ['a [ ](/kontak/)', 'markdown/empty-link', 2, '['],
    ['[\u200b](/kontak/)', 'markdown/empty-link', 0, '['],
    ['[![](images/a.png)](/kontak/)', 'markdown/empty-link', 0, '['],
    ['a [b]()', 'markdown/no-address', 2, '['],
    ['a [b](<>)', 'markdown/no-address', 2, '['],
    ['a ![](images/a.png)', 'markdown/image-without-alt', 2, '!['],
    ['a ![ ](images/a.png)', 'markdown/image-without-alt', 2, '!['],
    ['a ![f]()', 'markdown/no-address', 2, '!['],
    ['[b ![f]()](/a)', 'markdown/no-address', 3, '!['],
    ['[b](/a) ![](images/a.png)', 'markdown/image-without-alt', 8, '!['],
    ['a <a href="">b</a>', 'markdown/no-address', 2, '<a'],
    ['a <a href="/b"></a>', 'markdown/empty-link', 2, '<a'],
    ['a <img src="images/a.png">', 'markdown/image-without-alt', 2, '<img'],
    ['a <img alt="f">', 'markdown/no-address', 2, '<img'],
    ['Lihat [di sini](/b).', 'markdown/vague-link', 7, 'di sini'],
    ['[Klik disini](/b)', 'markdown/vague-link', 1, 'Klik disini'],
    ['[Read more…](/b)', 'markdown/vague-link', 1, 'Read more…'],
    ['<a href="/b">here</a>', 'markdown/vague-link', 13, 'here'],
    ['[&#104;ere](/b)', 'markdown/vague-link', 0, '['],
  ])('%j', (text, code, at, part) => {
    expect(mistakes(text)).toEqual([[code, at, part]]);
  });

  it.each([
    ['<a href="">b</a>', 'href="…"'],
    ['<a href="/b"></a>', '<a …>'],
    ['<img src="images/a.png">', 'alt="…"'],
    ['<img alt="f">', 'src="…"'],
  ])('say what to write in %j', (text, written) => {
    const [fault] = [...links.run(new BodyText({ text, start: 0 }))] as [BodyFault];
    for (const lang of ['en', 'id'] as const) {
      expect(wording(fault, lang).hint).toContain(written);
      expect(wording(fault, lang).hint).not.toMatch(/kurung|bracket|parenthes/);
    }
  });

  it.each([
    '[a](/b)',
    '![f](images/a.png)',
    '[![f](images/a.png)](/b)',
    '[`a`](/b)',
    '[**a**](/b)',
    '[Di sini kami lahir](/b)',
    '[Baca selengkapnya tentang jahe](/b)',
    '[ini](/b)',
    '<https://kemkes.go.id>',
    'teks',
  ])('are valid in %j', (text) => {
    expect(mistakes(text)).toEqual([]);
  });

  it('are each reported, in order', () => {
    expect(mistakes('[](/a) [](/b) ![](images/a.png)').map(([code, at]) => [code, at])).toEqual([
      ['markdown/empty-link', 0],
      ['markdown/empty-link', 7],
      ['markdown/image-without-alt', 14],
    ]);
  });

  it.each([
    ['*b* [c](/f)', true],
    ['![d *e*](images/a.png)', true],
    ['![](images/a.png)', false],
    ['\u200b ![ ](images/a.png)', false],
  ])('count alt text of images as visible text: %j', (text, heard) => {
    expect(showsText(inline(text).children ?? [])).toBe(heard);
  });
});

describe('code between apostrophes', () => {
  it.each([
    ['Jum`at dan do`a', 3, '`at dan do`'],
    ['Jum`at ``teh`` dan do`a', 3, '`at ``teh`` dan do`'],
    ['ma`af, ma`af, ma`af', 2, '`af, ma`'],
  ])('%j', (text, at, part) => {
    expect(mistakes(text)).toEqual([['markdown/code-in-word', at, part]]);
  });

  it.each(['`kode`', 'Jum`at dan` do', 'a `b`c', '3`a`b', 'a``b``c', '(`a`b'])(
    'is intended in %j',
    (text) => {
      expect(mistakes(text)).toEqual([]);
    },
  );
});
