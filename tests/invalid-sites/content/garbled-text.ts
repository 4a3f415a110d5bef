import { article, FRONT, markdown, type Case } from '../case.ts';

const lost = '\uFFFD';

export default [
  article('a quote in a field, read as Windows-1252', 'title: Kata ⟦â€œ⟧sehatâ€\u0153 itu'),
  article('an accent in an item', 'sources:\n  - Kedai ⟦Ã©⟧ CafÃ©'),
  article('a quote that lacks its last part', 'excerpt: Kata sehat⟦â€⟧ itu'),
  markdown('a special space below the fields', `${FRONT}\nBeras 10⟦Â ⟧kg, 20Â kg.\n`),
  markdown('twice', `${FRONT}\nHari Jum⟦Ã¢â‚¬â„¢⟧at.\n`),
  markdown('letters that are lost', `${FRONT}\nKata ⟦${lost}⟧sehat${lost}, ï¿½baik.\n`),
  markdown('beside letters that are lost', `${FRONT}\nKata ⟦â€œ⟧sehatâ€ dan ⟦${lost}⟧baik.\n`),
  markdown('an arrow of a symbol font', `${FRONT}\nJalan ⟦\uF0E0⟧ duduk \uF0E0 tidur.\n`),
  article('an arrow of a symbol font in a field', 'title: Jalan ⟦\uF0E0⟧ duduk'),
] satisfies Case[];
