import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('backticks', `${FRONT}\nTeks.\n\n⟦\`\`\`⟧\nresep\n\nTeks.\n`),
  markdown('waves, with a language', `${FRONT}\n⟦~~~⟧html\nresep\n`),
  markdown('closed by too few', `${FRONT}\n⟦\`\`\`\`⟧\nresep\n\`\`\`\n`),
  markdown('in a list', `${FRONT}\n- ⟦\`\`\`⟧\n  resep\n\nTeks.\n`),
  markdown('at the very end', `${FRONT}\nTeks.\n\n⟦\`\`\`⟧\n`),
] satisfies Case[];
