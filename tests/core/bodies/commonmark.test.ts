/** All examples of CommonMark 0.31.2. What differs on purpose is listed with the reason. */
import { tests } from 'commonmark-spec';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { asBrowsersRead } from '../../../cli/core/bodies/html/as-browsers-read.ts';
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

/** Examples with HTML that come out otherwise on purpose. */
const DIFFERENT: Readonly<Record<string, readonly number[]>> = {
  'an element ends at the latest with its block': [
    187, 344, 476, 477, 494, 614, 615, 616, 630, 631, 642, 643,
  ],
  'words in angle brackets that are no element are text': [150, 201, 491, 613],
  'text behind a comment is a paragraph': [177],
  'a picture has a description, if an empty one': [475],
  'the scheme of a mailbox is in small letters': [597],
  'bare addresses are links, as on GitHub': [602],
  'a section of characters shows nothing': [629],
};

const SHOWN =
  /^(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|img|ins|li|ol|p|pre|strong|table|tbody|td|th|tr|ul)$/;
const WITH_CONTENT = /^(?:iframe|script|style|textarea|title)$/;
const SHOWN_ATTRIBUTE = /^(?:alt|class|href|id|src|start|title)$/;

/** HTML of the specification as far as a page shows it. */
function harmless(html: string): string {
  const clean = (parent: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const node of [...parent.childNodes]) {
      if (node.nodeName === '#comment' || WITH_CONTENT.test(node.nodeName)) {
        defaultTreeAdapter.detachNode(node);
        continue;
      }
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      clean(node);
      node.attrs = node.attrs
        .filter(({ name }) => SHOWN_ATTRIBUTE.test(name))
        .sort((a, b) => a.name.localeCompare(b.name));
      if (SHOWN.test(node.tagName)) continue;
      for (const child of [...node.childNodes]) {
        defaultTreeAdapter.detachNode(child);
        defaultTreeAdapter.insertBefore(parent, child, node);
      }
      defaultTreeAdapter.detachNode(node);
    }
  };
  const root = parseFragment(html);
  clean(root);
  const flat = serialize(root)
    .replace(/<p>\s*<\/p>/g, '')
    .replace(/\s+/g, ' ');
  return alike(flat.replaceAll('> <', '><').trim());
}

it('renders each other example as browsers read it, without what could do harm', () => {
  const differing = EXAMPLES.filter(({ text, html }) => {
    if (!/<[!?/a-z]/i.test(text)) return false;
    return harmless(asBrowsersRead(parser.render(text), 'en')) !== harmless(html);
  });
  expect(differing.map(({ number }) => number)).toEqual(
    Object.values(DIFFERENT)
      .flat()
      .sort((a, b) => a - b),
  );
});
