/** What bodies, `senja/react` and the script of pages with code know of each other. */

/** On `<pre>` of a block that has a button that copies it. */
export const COPY = 'data-copy';
/** Class of a group of blocks that are shown as tabs. */
export const TABS = 'senja-tabs';
/** On the script; value: its texts as JSON. */
export const WORDS = 'data-words';

/** Texts of the script, in the language of the page. */
export interface CodeTexts {
  copy: string;
  copied: string;
  failed: string;
  /** Name of a list of tabs. */
  group: string;
}
