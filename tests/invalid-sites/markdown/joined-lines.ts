import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('the text of a box, with its title', `${FRONT}\n⟦::: note Ingat 2. Minum air⟧\n:::\n\nTeks.\n`),
  markdown('a whole box', `${FRONT}\n⟦::: note Minum air. :::⟧\n\nTeks.\n`),
  markdown('a text right below a list', `${FRONT}\n- Pagi\n- Siang\n⟦Minumlah pelan.⟧\n`),
] satisfies Case[];
