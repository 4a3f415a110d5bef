import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('brackets swapped', `${FRONT}\nLihat ⟦(kontak)[/kontak/]⟧.\n`),
  markdown('nothing closes it', `${FRONT}\nLihat ⟦[kontak]⟧(/kontak/ dan tunggu.\n`),
  markdown('no square bracket behind the text', `${FRONT}\nLihat ⟦[kontak(/kontak/)⟧.\n`),
  markdown('an address in square brackets', `${FRONT}\nLihat ⟦[kontak][https://contoh.id/]⟧.\n`),
  markdown('a title in curly quotes', `${FRONT}\nLihat ⟦[kontak](/kontak/ “Kontak”)⟧.\n`),
  markdown('a picture that nothing closes', `${FRONT}\n⟦![Kebun]⟧(images/kebun.png\n`),
  markdown('an image without parentheses', `${FRONT}\n⟦![Kebun]images/kebun.png⟧\n`),
  markdown('without the opening parenthesis', `${FRONT}\nLihat ⟦[kontak]/kontak/)⟧.\n`),
  markdown('braces', `${FRONT}\nLihat ⟦[kontak]{/kontak/}⟧.\n`),
  markdown('nothing opens it', `${FRONT}\nLihat ⟦kontak](/kontak/)⟧.\n`),
  markdown('an address inside the square brackets', `${FRONT}\nLihat ⟦[kontak(/kontak/)]⟧.\n`),
  markdown('an angle bracket that nothing closes', `${FRONT}\nLihat ⟦[kontak]⟧(</kontak/>.\n`),
  markdown('another link before its end', `${FRONT}\n⟦[a](/kontak/⟧ dan [b](/kontak/)).\n`),
] satisfies Case[];
