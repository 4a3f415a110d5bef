import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('two signs', `${FRONT}\n⟦##Judul⟧\n\nTeks.\n`),
  markdown('below a line of text', `${FRONT}\nTeks\n⟦###Judul bagian⟧\n`),
  markdown('a special space behind one sign', `${FRONT}\n⟦#\u00a0Judul⟧\n`),
  markdown('in a quote and in a list', `${FRONT}\n> ⟦##Judul⟧\n\n- ⟦##Butir⟧\n- Teks\n`),
  markdown('from Windows, twice', `${FRONT}\n⟦##Satu⟧\r\n\r\n  ⟦##Dua⟧\r\n\n`),
  markdown('a special space in front', `${FRONT}\n⟦\u00a0## Judul⟧\n\nTeks.\n`),
] satisfies Case[];
