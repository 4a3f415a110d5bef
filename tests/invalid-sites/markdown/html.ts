import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('in another format', `${FRONT}\nTeks.\n\n⟦\`\`\`{=latex}⟧\n\\newpage\n\`\`\`\n`),
  markdown('a script', `${FRONT}\nMinum ⟦<script>⟧alert(1)</script> air putih.\n`),
  markdown('a handler', `${FRONT}\nMinum ⟦<b onclick="x()">⟧air</b> putih.\n`),
  markdown('a style', `${FRONT}\n⟦<p style="color: red">⟧Teks.</p>\n`),
  markdown('several, reported once', `${FRONT}\n⟦<form action="/a/">⟧\n<button>Kirim</button>\n</form>\n\nTeks <object>a</object>.\n`),
  markdown('a component of another tool', `${FRONT}\n⟦<Tabs>⟧\n\nTeks.\n\n</Tabs>\n`),
  markdown('a comment inside a line that nothing closes', `${FRONT}\nTeks. ⟦<!--⟧ nanti\n`),
  markdown('a comment whose hyphens have become a dash', `${FRONT}\nTeks. ⟦<!—⟧ nanti —>\n`),
  markdown('a comment with spaces in its mark', `${FRONT}\n⟦< ! --⟧ nanti -- >\n`),
  markdown('a comment with one hyphen', `${FRONT}\n⟦<!-⟧ nanti ->\n`),
  markdown('a comment without its exclamation mark', `${FRONT}\n⟦<--⟧ nanti -->\n`),
] satisfies Case[];
