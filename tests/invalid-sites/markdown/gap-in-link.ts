import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a space', `${FRONT}\nLihat ⟦[kontak] (/kontak/)⟧.\n`),
  markdown('a new line', `${FRONT}\nLihat ⟦[kontak]\n(https://contoh.id/)⟧.\n`),
  markdown('a picture', `${FRONT}\nMinum air! [Kebun](images/kebun.png)\n\n⟦! [⟧Kebun](images/kebun.png)\n`),
] satisfies Case[];
