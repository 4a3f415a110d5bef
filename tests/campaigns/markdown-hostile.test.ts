/**
 * Large bodies of one repeated construct: rendering takes linear time. Otherwise it would not finish before the test
 * does. With FUZZ_RUNS they are as large as a file may be.
 */
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../cli/checks/index.ts';
import { renderMarkdown } from '../../cli/core/bodies/markdown.ts';
import { MAX_FILE_BYTES } from '../../cli/core/values/yaml/limits.ts';
import { times } from '../support/machine/long.ts';

/** Bytes of a body: as many as a file may have, fewer in normal runs. */
const SIZE = times(64 * 1024, MAX_FILE_BYTES);

const of = (piece: string): string => piece.repeat(SIZE / piece.length);

/** As many pieces as a body holds, each with a number of its own. */
function numbered(piece: (index: number) => string): string {
  const pieces: string[] = [];
  for (let length = 0, index = 0; length < SIZE; index += 1) {
    pieces.push(piece(index));
    length += pieces.at(-1)?.length ?? 0;
  }
  return pieces.join('');
}

const BODIES: Readonly<Record<string, string>> = {
  'headings of one name': of('# a\n'),
  'empty headings': of('#\n'),
  'links whose addresses are written with escapes': of('[a](/b\\_c) '),
  'such links, each to another address': numbered((index) => `[a](/b\\_${index}) `),
  'links to other addresses, on one line': numbered((index) => `[a](/b${index}) `),
  'references to what is defined above': `[k]: /b\n\n${of('[k] ')}`,
  'references to what is defined below': `${of('[k] ')}\n\n[k]: /b`,
  'stars that close nothing': of('**a'),
  'brackets that close nothing': of('['),
  'pictures that nothing closes': of('!['),
  'links that nothing closes': of('[a](b '),
  'links with a gap': of('[a] (/a) '),
  'addresses with spaces': of('[a](/b c) '),
  'references to nothing': of('[a][b]'),
  'angle brackets': of('<'),
  'comments that nothing closes': of('<!-- '),
  'backticks in runs of other lengths': numbered((index) => `${'`'.repeat(index + 1)} `),
  waves: of('~~a '),
  'single waves': of('~a '),
  'runs of waves': `a ${numbered((index) => `${'~'.repeat(index + 3)} `)}`,
  addresses: of('https://a.id/(b) '),
  'addresses without an end': `https://a.id/${of('(')}`,
  'an address that ends in signs': `https://a.id/${of('?!')}`,
  'an address that ends in brackets': `https://a.id/${of(')')}`,
  'beginnings of addresses': of('https://'),
  'beginnings of sites': of('www.'),
  'mail addresses': of('a@b.c '),
  'signs of mailboxes': of('a@'),
  tasks: of('- [x] a\n'),
  footnotes: `${of('[^1] ')}\n\n[^1]: a`,
  'footnotes that are not used': numbered((index) => `[^${index}]: a\n`),
  'footnotes of one label': of('[^a]: b\n'),
  'footnotes within footnotes': of('[^a]: [^a] '),
  'beginnings of footnotes': of('[^'),
  'rows without a head': of('| a |\n'),
  'cells too many': `| a |\n|---|\n${of('| 1 | 2 |\n')}`,
  'headings without a space': of('##a\n'),
  'items without a space': of('-a\n'),
  'spaces inside a line': `*a${of(' ')}b`,
  'an address inside longer ones': `${of('/bx ')}\n\n[k] [k]\n\n[k]: /b`,
};

/** Most of these show little: what is nested too deep is taken out. */
const HTML: Readonly<Record<string, string>> = {
  'elements that nothing closes': of('<b>'),
  'blocks of HTML that nothing closes': of('<div>\n\n'),
  'elements of one block': of('<p>a'),
  'other elements of one block': numbered((index) => `<b id="${index}"><p>a`),
  'ends of elements': of('a</b> '),
  'elements that are text': of('<aaa> '),
  'tags that do not end': `<div ${of('a="b" ')}`,
  'comments in HTML': of('<p><!-- \n\n'),
  'tables in tables': of('<table><tr><td>'),
  'items in items': of('<ul><li>'),
  'links in links': of('<a href="/a/">b'),
  'headings of HTML': of('<h2>a</h2>'),
  'headings of HTML that nothing closes': of('<h2>a'),
  'scripts that nothing closes': of('a <script> '),
};

const SHOW_NOTHING = /^(?:comments|empty headings|footnotes (?:that|of))/;

describe('a hostile body of', () => {
  it.each(Object.entries(BODIES))('%s is rendered', (name, text) => {
    const find = () => ({ src: 'a', srcSet: null, width: 1, height: 1, alt: '' });
    const images = { base: '/', bodySizes: '', find };
    const { body, faults } = renderMarkdown({ text, start: 0 }, { images, checks: CHECKS.file });
    if (SHOW_NOTHING.test(name)) expect(body.html).toBe('');
    else expect(body.html.length).toBeGreaterThan(SIZE / 3);
    expect(faults.length).toBeLessThanOrEqual(100);
  });

  it.each(Object.entries(HTML))('%s is rendered', (_name, text) => {
    const find = () => ({ src: 'a', srcSet: null, width: 1, height: 1, alt: '' });
    const images = { base: '/', bodySizes: '', find };
    const { body, faults } = renderMarkdown({ text, start: 0 }, { images, checks: CHECKS.file });
    expect(body.html).not.toContain('<script');
    expect(faults.length).toBeLessThanOrEqual(100);
  });
});
