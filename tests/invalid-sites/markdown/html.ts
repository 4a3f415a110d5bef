import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a tag', `${FRONT}\nMinum ⟦<b>⟧air</b> putih.\n`),
  markdown('a block', `${FRONT}\n⟦<div class="x">⟧\nTeks.\n</div>\n`),
  markdown('a comment inside a line that nothing closes', `${FRONT}\nTeks. ⟦<!--⟧ nanti\n`),
  markdown('a line break in a cell', `${FRONT}\n| a |\n|---|\n| b⟦<br>⟧c |\n`),
  markdown('one reported in each paragraph', `${FRONT}\n⟦<p>⟧Satu</p>\n\n⟦<center>⟧Dua</center>\n`),
  markdown('closed in a paragraph of its own', `${FRONT}\n⟦<div>⟧\n\nTeks.\n\n</div>\n`),
  markdown('a comment whose hyphens have become a dash', `${FRONT}\nTeks. ⟦<!—⟧ nanti —>\n`),
  markdown('a comment with spaces in its mark', `${FRONT}\n⟦< ! --⟧ nanti -- >\n`),
  markdown('a comment with one hyphen', `${FRONT}\nTeks. ⟦<!-⟧ nanti ->\n`),
  markdown('a comment without its exclamation mark', `${FRONT}\n⟦<--⟧ nanti -->\n`),
] satisfies Case[];
