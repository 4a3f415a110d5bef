/** What a component puts into the head of its page replaces what senja writes. */
import { expect, it } from 'vitest';
import { oneOfEach } from '../../../cli/site/react/one-of-each.ts';

const SENJA =
  '<html><head><meta charSet="utf-8"/><title>A</title><meta name="description" content="a"/>' +
  '<meta property="og:image" content="a.png"/><meta property="og:image:width" content="1"/>' +
  '<meta property="og:image:height" content="1"/><link rel="icon" href="/icon.svg"/>';
const BODY = '</head><body><svg><title>A drawing</title></svg></body></html>';
const withHead = (more: string, hasPicture = true) => oneOfEach(`${SENJA}${more}${BODY}`, hasPicture);

it('changes nothing without it, nor for further elements', () => {
  for (const more of ['', '<meta name="author" content="x"/><link rel="icon" href="/b.svg"/>'])
    expect(withHead(more)).toBe(`${SENJA}${more}${BODY}`);
});

it('the last title and description remain, not in drawings', () => {
  const own = '<title lang="en">B &lt; $&amp;</title><meta content="b" name="description"/>';
  expect(withHead(own)).toBe(
    `${SENJA.replace('<title>A</title><meta name="description" content="a"/>', '')}${own}${BODY}`,
  );
  expect(withHead('<title>B</title><title>C</title>').match(/<title/g)).toHaveLength(2);
});

it('another picture goes with the size of its own', () => {
  const own = '<meta property="og:image" content="b.png"/><meta property="og:image" content="c.png"/>';
  const [rest = ''] = SENJA.split('<meta property="og:image"');
  expect(withHead(own)).toBe(`${rest}<link rel="icon" href="/icon.svg"/>${own}${BODY}`);
  expect(withHead(own, false)).toBe(`${SENJA}${own}${BODY}`);
});
