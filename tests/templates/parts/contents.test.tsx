import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Contents } from '../../../templates/parts/contents.tsx';

const headings = (levels: number[]) =>
  levels.map((level, at) => ({ level, id: `b${at}`, text: `Bab <${at}>` }));
const of = (levels: number[], from: number) =>
  renderToStaticMarkup(<Contents headings={headings(levels)} from={from} />);

describe('the contents of a page', () => {
  it('are omitted on a short one, whatever smaller headings it has', () => {
    expect(of([], 3)).toBe('');
    expect(of([2, 3, 3, 3, 2], 3)).toBe('');
  });

  it('list the chapters of a long one, in order, without smaller headings', () => {
    const html = of([2, 3, 2, 1, 2], 3);
    expect([...html.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, href, text]) => [href, text])).toEqual([
      ['#b0', 'Bab &lt;0&gt;'],
      ['#b2', 'Bab &lt;2&gt;'],
      ['#b4', 'Bab &lt;4&gt;'],
    ]);
  });
});
