/** What pages with code have in their head. */
import { expect, it } from 'vitest';
import { withCode } from '../../../cli/site/react/with-code.ts';

const SCRIPT = '/assets/code-1.js';
const page = (body: string): string => `<html><head><title>a</title></head><body>${body}</body></html>`;

/** @returns what a page gets for its code: number of style sheets, and whether it has the script */
function addedTo(body: string, script: string | undefined = SCRIPT) {
  const html = withCode(page(body), script, 'id');
  expect(html.endsWith(`</head><body>${body}</body></html>`)).toBe(true);
  return { styles: html.split('<style>').length - 1, script: html.includes(`src="${SCRIPT}"`) };
}

const LINES =
  '<pre class="senja-code has-numbers"><code><span class="line" data-line="1">a\n</span></code></pre>';
const PLAIN = '<pre class="senja-code" tabindex="0"><code>a\n</code></pre>';

it.each([
  ['no code', '<p>a</p>', 0, false],
  ['code alone', PLAIN, 0, false],
  ['marked lines', LINES, 1, false],
  ['a group', `<div class="code-group senja-tabs">${PLAIN}</div>`, 1, true],
  ['a block to copy', '<pre class="senja-code" data-copy tabindex="0"><code>a</code></pre>', 1, true],
  [
    'the names of these in a text',
    '<p>&lt;pre class="senja-code" data-copy > senja-tabs"&gt; class=&quot;line</p>',
    0,
    false,
  ],
  [
    'all of it',
    `<div class="code-group senja-tabs">${LINES.replace('has-numbers"', 'has-numbers" tabindex="0" data-copy ')}</div>`,
    3,
    true,
  ],
])('a page with %s', (_, body, styles, script) => {
  expect(addedTo(body)).toEqual({ styles, script });
});

it('adds nothing to pages of a site that shows code as it is', () => {
  expect(withCode(page(LINES), undefined, 'id')).toBe(page(LINES));
});
