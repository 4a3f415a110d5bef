import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('without a mark', `${FRONT}\nLihat [Kebun](⟦images/kebun.png⟧).\n`),
  markdown('with a space behind the mark', `${FRONT}\n! [Kebun](⟦images/kebun.png⟧)\n`),
  markdown('by its name alone', `${FRONT}\nLihat [Kebun](⟦kebun.png⟧).\n`),
  markdown('from the root', `${FRONT}\nLihat [Kebun](⟦/images/Kebun.png⟧).\n`),
] satisfies Case[];
