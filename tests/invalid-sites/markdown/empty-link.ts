import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('no text', `${FRONT}\nLihat ⟦[⟧](/kontak/).\n`),
  markdown('spaces', `${FRONT}\nLihat ⟦[⟧  ](/kontak/).\n`),
  markdown('a space of no width by its number', `${FRONT}\nLihat ⟦[⟧&#8203;](/kontak/).\n`),
  markdown('a picture without a description', `${FRONT}\n⟦[⟧![](images/kebun.png)](/kontak/)\n`),
  markdown('a reference', `${FRONT}\nLihat ⟦[⟧][k].\n\n[k]: /kontak/\n`),
] satisfies Case[];
