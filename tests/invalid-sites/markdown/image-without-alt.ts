import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('nothing', `${FRONT}\n⟦![⟧](images/kebun.png)\n`),
  markdown('what no one sees', `${FRONT}\nLihat ⟦![⟧&nbsp;\u200b](images/kebun.png) ini.\n`),
  markdown('a reference', `${FRONT}\n⟦![⟧][k]\n\n[k]: images/kebun.png\n`),
  markdown('the name of a file', `${FRONT}\n⟦![kebun.png⟧](images/kebun.png)\n`),
  markdown('the name that a camera gave', `${FRONT}\n⟦![IMG_2034⟧](images/kebun.png)\n`),
  markdown('an element of HTML', `${FRONT}\n⟦<img⟧ src="images/kebun.png">\n`),
] satisfies Case[];
