/** Styles, and the script, of pages with code: each only where a page holds what it is for. */
import { textInDictionary } from 'senja/words';
import { CODE_COPY as COPY, CODE_TABS as TABS, CODE_WORDS as WORDS } from '../client/contract.ts';
import type { CodeTexts } from '../code/contract.ts';

/** `:where` has no specificity, so any rule of a site's sheet replaces these. A bar marks lines, since colour behind code lowers its contrast. */
const OF_LINES = `:where(.senja-code){overflow-x:auto}
:where(.senja-code>code){display:block;width:max-content;min-width:100%}
:where(.senja-code .line){position:relative;display:block;color:inherit;text-decoration:none;background:none}
:where(.senja-code.has-diff .line,.senja-code.has-highlighted .line,.senja-code.has-focused .line){padding-left:2.5ch}
:where(.senja-code :is(.highlighted,.focused)){background:rgba(127,127,127,.03);box-shadow:inset .25rem 0}
:where(.senja-code .error){background:rgba(220,38,38,.03);box-shadow:inset .25rem 0 #dc2626}
:where(.senja-code .warning){background:rgba(217,119,6,.03);box-shadow:inset .25rem 0 #d97706}
:where(.senja-code .info){background:rgba(37,99,235,.03);box-shadow:inset .25rem 0 #2563eb}
:where(.senja-code .add){background:rgba(22,163,74,.03);box-shadow:inset .25rem 0 #16a34a}
:where(.senja-code .remove){background:rgba(220,38,38,.03);box-shadow:inset .25rem 0 #dc2626}
:where(.senja-code .diff)::after{position:absolute;top:0;left:1ch;content:"+";-webkit-user-select:none;user-select:none}
:where(.senja-code .remove)::after{content:"−"}
:where(.senja-code [data-line])::before{display:inline-block;width:3ch;margin-right:2ch;text-align:right;content:attr(data-line);content:attr(data-line)/"";opacity:.75;-webkit-user-select:none;user-select:none}
@media (forced-colors:active){:where(.senja-code :is(.highlighted,.focused,.diff)){outline:1px solid}}`;

const OF_TABS = `:where(.senja-tabs__list){display:flex;flex-wrap:wrap;margin-top:1rem}
:where(.senja-tabs__list button){min-height:2.75rem;padding:.5rem 1rem;font:inherit;color:inherit;background:transparent;border:0;border-bottom:.1875rem solid transparent;cursor:pointer}
:where(.senja-tabs__list [aria-selected=true]){font-weight:bold;border-color:currentColor}
:where(.senja-tabs [role=tabpanel]>figure){margin:0}
@media screen{.senja-tabs [role=tabpanel] figcaption{display:none}}
@media print{.senja-tabs__list{display:none}.senja-tabs [role=tabpanel]{display:block!important;content-visibility:visible!important}}
@media (forced-colors:active){:where(.senja-tabs__list [aria-selected=false]){border-color:Canvas}}`;

const OF_COPYING = `:where(.senja-copy){position:relative}
:where(.senja-copy>button){position:absolute;top:.375rem;right:.375rem;min-height:2.25rem;padding:.25rem .75rem;font:inherit;font-size:.875rem;color:CanvasText;background:Canvas;border:1px solid;border-radius:.375rem;cursor:pointer}
:where(.senja-copy__status,.senja-copy>textarea){position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
@media print{.senja-copy>button{display:none}}`;

const TEXTS: Readonly<Record<'id' | 'en', CodeTexts>> = {
  id: { copy: 'Salin', copied: 'Tersalin', failed: 'Tidak dapat disalin', group: 'Kode' },
  en: { copy: 'Copy', copied: 'Copied', failed: 'Could not be copied', group: 'Code' },
};

function textsIn(language: string): CodeTexts {
  const own = TEXTS[/^id\b/.test(language) ? 'id' : 'en'];
  const texts = Object.entries(own).map(([key, text]) => [
    key,
    textInDictionary(`code.${key}`, language) ?? text,
  ]);
  return Object.fromEntries(texts) as CodeTexts;
}

const styleOf = (text: string): string => `<style>${text.replaceAll('\n', '')}</style>`;

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Elements of bodies: in texts, angle brackets are escaped. */
const BLOCK = /<pre\b[^<>]* class="[^"<>]*\bsenja-code\b/;
const LINE = /<(?:span|mark|ins|del) class="line[ "]/;
const COPIED = new RegExp(`<pre\\b[^<>]* ${COPY}[ >]`);
const GROUP = `<div class="code-group ${TABS}">`;

/**
 * @param script address of the script of pages with code
 * @returns a page with what its code needs, at the end of its head
 */
export function withCode(html: string, script: string | undefined, language: string): string {
  if (script === undefined || !html.includes('senja-')) return html;
  const hasTabs = html.includes(GROUP);
  const copies = COPIED.test(html);
  const hasLines = BLOCK.test(html) && LINE.test(html);
  let added = hasLines ? styleOf(OF_LINES) : '';
  if (hasTabs) added += styleOf(OF_TABS);
  if (copies) added += styleOf(OF_COPYING);
  if (hasTabs || copies)
    added += `<script async src="${inAttribute(script)}" ${WORDS}="${inAttribute(JSON.stringify(textsIn(language)))}"></script>`;
  return added === '' ? html : html.replace('</head>', () => `${added}</head>`);
}
