import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a link', `${FRONT}\nLihat ⟦[⟧kontak]().\n`),
  markdown('a picture', `${FRONT}\n⟦![⟧Kebun]()\n`),
  markdown('angle brackets with nothing between', `${FRONT}\nLihat [a](/kontak/) dan ⟦[⟧kontak](<>).\n`),
] satisfies Case[];
