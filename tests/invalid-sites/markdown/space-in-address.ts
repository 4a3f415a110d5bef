import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a picture', `${FRONT}\n⟦![f](foto pagi.png)⟧\n`),
  markdown('a picture with a number', `${FRONT}\nLihat ⟦![f](foto pagi (1).png)⟧ ini.\n`),
  markdown('a site', `${FRONT}\nLihat ⟦[a](https://contoh.id/dua kata)⟧.\n`),
  markdown('a page', `${FRONT}\nLihat ⟦[a](/kategori/makanan sehat/)⟧.\n`),
  markdown('a phone', `${FRONT}\nLihat ⟦[a](+62 812 345 678)⟧ ini.\n`),
  markdown('a mailbox', `${FRONT}\nLihat ⟦[a](mailto: a@b.id)⟧.\n`),
  markdown('a heading', `${FRONT}\n## Cara membuat\n\nLihat ⟦[a](#Cara Membuat)⟧.\n`),
  markdown('a page with a space before its last slash', `${FRONT}\nLihat ⟦[a](/kontak /)⟧.\n`),
  markdown('a title without quotes', `${FRONT}\nLihat ⟦[a](/kontak/ Judul)⟧.\n`),
  markdown('a picture with a size', `${FRONT}\n⟦![f](images/kebun.png =300x200)⟧\n`),
  markdown('a picture with a width', `${FRONT}\n⟦![f](kebun.png =50%x)⟧\n`),
] satisfies Case[];
