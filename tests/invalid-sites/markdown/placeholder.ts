import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('of senja new', `${FRONT}\n⟦Tulis isinya di sini.⟧\n`),
  markdown('of senja new, in English', `${FRONT}\n⟦Write the text here.⟧\n`),
  markdown('above the text', `${FRONT}\n⟦Tulis isinya di sini.⟧\nMinum air putih.\n`),
  markdown('dummy text', `${FRONT}\n⟦Lorem ipsum dolor sit amet.⟧\n`),
] satisfies Case[];
