/** All examples of CommonMark 0.31.2. What differs on purpose is listed with the reason. */
import { tests } from 'commonmark-spec';
import { expect, it } from 'vitest';
import { parser } from '../../../cli/core/bodies/markdown-parser.ts';

const EXAMPLES = tests.map(({ number, markdown, html }) => ({
  number,
  text: markdown.replaceAll('→', '\t'),
  html: html.replaceAll('→', '\t'),
}));

/** Addresses are written as browsers encode them, and an empty quotation needs no line break. */
const alike = (html: string): string =>
  html
    .replace(/(?<=(?:href|src)=")[^"]*/g, (address) => encodeURI(decode(address.replaceAll('&quot;', '"'))))
    .replaceAll('<blockquote></blockquote>', '<blockquote>\n</blockquote>');

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Bare addresses are links, as on GitHub. */
const OF_GITHUB = [308, 602, 608, 611, 612];

it('renders each example that holds no HTML as CommonMark does', () => {
  expect(EXAMPLES).toHaveLength(652);
  const differing = EXAMPLES.filter(({ text, html }) => alike(parser.render(text)) !== alike(html));
  const other = differing.filter(({ text }) => !/<[!?/a-z]/i.test(text));
  expect(other.map(({ number }) => number)).toEqual(
    OF_GITHUB.filter((number) => other.some((one) => one.number === number)),
  );
});
