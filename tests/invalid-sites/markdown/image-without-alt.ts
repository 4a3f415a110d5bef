import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('nothing', `${FRONT}\n⟦![⟧](images/kebun.png)\n`),
  markdown('what no one sees', `${FRONT}\nLihat ⟦![⟧&nbsp;\u200b](images/kebun.png) ini.\n`),
  markdown('a reference', `${FRONT}\n⟦![⟧][k]\n\n[k]: images/kebun.png\n`),
] satisfies Case[];
