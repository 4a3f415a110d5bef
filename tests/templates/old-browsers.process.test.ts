/** The shipped style sheets in the oldest browsers of `client/README.md`: no essential feature is too new. */
import doiuse from 'doiuse';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { bundleFrontEnd } from '../../cli/io/compiled/bundler.ts';
import { root } from '../support/process/senja.ts';

const OLDEST = ['chrome 80', 'samsung 14.0', 'safari 14', 'ios_saf 14.0', 'firefox 78'];

/** Features that some of them lack or support partially, and why a page works without, by caniuse's names. */
const DONE_WITHOUT: Readonly<Record<string, string>> = {
  'css-clip-path': 'only basic shapes are used, which all know',
  'css-content-visibility': 'an answer stays to be found by a search of the page, where that can be',
  'css-display-contents':
    'what they lack is for assistive technology, and is asked of roles that no such box has',
  'css-focus-visible': 'the ring shows at every focus',
  'css-gradients': 'only hints and double positions are missing; a gradient lies on a colour of its own',
  'css-marker-pseudo': 'markers have the colour of the text',
  'css-masks': 'taken for `clip-path`',
  'css-not-sel-list': 'taken for two simple ones in a row',
  'css-overflow': 'only `clip` and pairs of values are missing',
  'css-paged-media': 'paper has the margins of the browser',
  'css-overscroll-behavior': 'the page may move behind a menu at its end',
  'css-resize': 'a text field keeps its size',
  'css-sticky': 'only parts of tables do not stick',
  'css-touch-action': 'a double tap enlarges, as everywhere on that browser',
  'font-family-system-ui': 'text has the next font of the list',
  'flexbox-gap': '`old-browsers.css` has margins for them',
  'intrinsic-width': 'a box is as wide as there is room',
  multicolumn: '`column-gap` of grids, and breaks in print',
  'text-decoration': 'lines under links are as thick as the browser likes',
};

/** Features that doiuse does not check: too new for some of them, and without a fallback. */
const TOO_NEW = [
  /[{;]aspect-ratio:/,
  /[{;]inset:/,
  /[{;](?:padding|margin|border)-(?:inline|block)/,
  /:(?:is|where|has)\(/,
  /\d(?:[dsl]v[hw]|cq[wh])\b/,
  /(?<!word-break:break-word;)overflow-wrap:anywhere/,
  /color-mix\(|oklch\(|@layer|@container|@property|light-dark\(/,
];

const { styles } = await bundleFrontEnd({ siteRoot: root, toolRoot: root }, { cache: true });
// Of pages that the theme has: senja's own page of a search has none here.
const sheets = Object.entries(styles).filter(([, css]) => css !== '');

it('finds the sheets of all templates', () => {
  expect(sheets.map(([name]) => name)).toEqual(expect.arrayContaining(['home', 'article', 'contact']));
});

describe.each(sheets)('the sheet of %s', (_name, css) => {
  it('uses no essential feature that these browsers lack', () => {
    const lacking = new Map<string, string>();
    const onFeatureUsage = ({ feature, usage }: { feature: string; usage: unknown }) =>
      void lacking.set(feature, String(usage).slice(0, 120));
    postcss(doiuse({ browsers: OLDEST, onFeatureUsage }))
      .process(css, { from: undefined })
      .sync();
    expect(lacking.size, 'it begins with shared.css').toBeGreaterThan(3);
    expect([...lacking].filter(([feature]) => !(feature in DONE_WITHOUT))).toEqual([]);
  });

  it.each(TOO_NEW)('has no %s', (pattern) => {
    expect(pattern.exec(css)).toBeNull();
  });
});

it('reports a feature that is too new', () => {
  const faults: string[] = [];
  const onFeatureUsage = ({ feature }: { feature: string }) => void faults.push(feature);
  postcss(doiuse({ browsers: OLDEST, onFeatureUsage }))
    .process('a { inset: 0; padding-inline: 1px } b:has(i) { color: red }', { from: undefined })
    .sync();
  expect(faults).toEqual(expect.arrayContaining(['css-has', 'css-logical-props']));
});
