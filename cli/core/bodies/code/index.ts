/**
 * Fenced code, as VitePress and Shiki write it. A label and marked lines are on every site: ```` ```js{1,3-4} [site.js] ````.
 * A site with `code` in the settings of its Markdown has numbers of lines, marks in comments (`[!code ++]`), and
 * `::: code-group`, which a script of `site/code/` shows as tabs.
 *
 * - `drawCode` makes a parser render fenced code, `drawGroups` the groups.
 * - For checks: `codeInfo` reads what is behind the backticks, `notationIn` finds marks in comments. `CODE_GROUP` is the name
 *   of the box.
 */
export { drawCode } from './draw-code.ts';
export { CODE_GROUP, drawGroups } from './groups.ts';
export { codeInfo } from './info.ts';
export { notationIn } from './notation.ts';
