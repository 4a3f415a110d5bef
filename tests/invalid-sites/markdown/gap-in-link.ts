import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a space', `${FRONT}\nLihat ⟦[kontak] (/kontak/)⟧.\n`),
  markdown('a new line', `${FRONT}\nLihat ⟦[kontak]\n(https://contoh.id/)⟧.\n`),
] satisfies Case[];
