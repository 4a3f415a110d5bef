import { describe, expect, it } from 'vitest';
import { mayHoldMarks, textMistakes } from '../../../cli/checks/texts/text-mistakes.ts';

const mistakes = (value: string, { source = value, isRead = true } = {}) =>
  textMistakes(value, isRead, () => source, '/sections/0/title');

describe('marks in a field', () => {
  it.each([
    ['Teh <b>hangat</b>', 'content/html-in-text', '<b>', 4],
    ['Teh &amp;amp; hangat', 'content/html-in-text', '&amp;amp;', 4],
    ['Teh **hangat** sekali', 'content/markdown-in-text', '**hangat**', 4],
    ['Lihat [kontak](/kontak/)', 'content/markdown-in-text', '[kontak](/kontak/)', 6],
    ['Lihat [a](https://contoh.id/)', 'content/markdown-in-text', '[a](https://contoh.id/)', 6],
    ['Lihat [a](http://contoh.id/)', 'content/markdown-in-text', '[a](http://contoh.id/)', 6],
    ['[a](mailto:a@b.id)', 'content/markdown-in-text', '[a](mailto:a@b.id)', 0],
    ['[a](tel:123)', 'content/markdown-in-text', '[a](tel:123)', 0],
    ['[a](#jam)', 'content/markdown-in-text', '[a](#jam)', 0],
    ['![a](images/a.png)', 'content/markdown-in-text', '[a](images/a.png)', 1],
  ])('%j is reported', (value, code, found, start) => {
    expect(mayHoldMarks(value)).toBe(true);
    expect(mistakes(value)).toMatchObject([
      {
        code,
        params: { name: 'title', found },
        at: {
          pointer: '/sections/0/title',
          within: { start, end: start + found.length },
        },
      },
    ]);
  });

  it.each([
    ['FCC&#8217;s', '’'],
    ['Teh &mdash; gula &amp; susu', 'Teh — gula & susu'],
    ['Teh&nbsp;hangat&#8203;', 'Teh hangat'],
    ['https://a.id/?b=c&amp;d=e', '&'],
    ['&quot;Teh&quot;', '"Teh"'],
    ['&#x2026;', '…'],
    ['a\nb &amp; &mdash; c', '&'],
  ])('are read as characters, but not in addresses: %j', (value, intended) => {
    expect(mistakes(value)).toEqual([]);
    expect(mistakes(value, { isRead: false })).toMatchObject([
      { code: 'content/html-in-text', suggestions: [intended] },
    ]);
  });

  it.each([
    ['FCC&amp;#8217;s &amp; a', 'FCC’s & a'],
    ['FCC&amp;#8217;s', '’'],
    ['a\nb &amp;quot; &mdash; c', '"'],
  ])('are reported if they were escaped twice: %j', (value, intended) => {
    expect(mistakes(value)).toMatchObject([{ code: 'content/html-in-text', suggestions: [intended] }]);
  });

  it.each(['Teh&#x202E; jahe', 'a &amp; Teh&#8295;jahe'])(
    'are reported without a text that is refused: %j',
    (value) => {
      const [mistake] = mistakes(value);
      expect(mistake).toMatchObject({
        code: 'content/html-in-text',
        params: { found: /&#.*;/.exec(value)?.[0] },
      });
      expect(mistake).not.toHaveProperty('suggestions');
    },
  );

  it.each([
    'Tanya&Jawab;',
    '&bukan;',
    'a < b & c',
    '2 * 3 ** 4',
    '** a **',
    '**a **',
    '**a',
    '****',
    '[a](b)',
    '[a] (/kontak/)',
    '[](/a)',
    '[a](/a b)',
    '**a\nb**',
    '[1] dan (2)',
    'AT&T',
  ])('%j is plain text', (value) => {
    expect(mistakes(value)).toEqual([]);
  });

  it.each(['Teh hangat', 'a > b', 'a ] b', ''])('%j is skipped by the quick test', (value) => {
    expect(mayHoldMarks(value)).toBe(false);
  });

  it('reports HTML and Markdown once each', () => {
    expect(mistakes('<b>a</b> &amp; **b** **c**').map(({ code, params }) => [code, params?.found])).toEqual([
      ['content/html-in-text', '<b>'],
      ['content/markdown-in-text', '**b**'],
    ]);
  });

  it('points at the place in the source, or at the whole value if it is written differently', () => {
    expect(mistakes('<b>', { source: '"<b>"' })[0]?.at).toMatchObject({ within: { start: 1, end: 4 } });
    expect(mistakes('<b>', { source: '"\\x3cb>"' })[0]?.at).toEqual({ pointer: '/sections/0/title' });
  });

  it('quotes only the beginning of a long value', () => {
    const long = `**${'a'.repeat(60)}**`;
    expect(mistakes(long)[0]?.params?.found).toBe(`${long.slice(0, 40)}…`);
    const just = `**${'a'.repeat(36)}**`;
    expect(mistakes(just)[0]?.params?.found).toBe(just);
  });
});
