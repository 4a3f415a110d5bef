import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('struck', `${FRONT}\nMinum ⟦~~teh~~⟧ air.\n`),
  markdown('highlighted', `${FRONT}\nMinum ⟦==air putih==⟧ setiap hari.\n`),
  markdown('a check box', `${FRONT}\n- ⟦[ ]⟧ Minum\n- ⟦[x]⟧ Tidur\n`),
  markdown('a footnote', `${FRONT}\nMinum air⟦[^1]⟧ setiap hari.\n`),
] satisfies Case[];
