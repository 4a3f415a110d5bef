import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('with a tab', `${FRONT}\nTeks.\n\n\t⟦Minum air putih setiap pagi.⟧\n`),
  markdown('with four spaces', `${FRONT}\n    ⟦Minum air putih setiap pagi.⟧\n\nTeks.\n`),
  markdown('a list', `${FRONT}\n\t⟦1. Cuci berasnya.⟧\n\t2. Tanak sampai matang.\n`),
  markdown('in a list', `${FRONT}\n- Teks\n\n      ⟦Minum air putih setiap pagi.⟧\n`),
  markdown('a heading with its list', `${FRONT}\n    ⟦## Bahan yang perlu⟧\n\n    - jahe\n`),
  markdown('two words of a list', `${FRONT}\nBawalah:\n\n    ⟦- Satu⟧\n    - Dua\n`),
  markdown('a numbered list of words', `${FRONT}\n\t⟦1. jahe⟧\n\t2. gula\n`),
  markdown('a table', `${FRONT}\nMenu:\n\n    ⟦| Hari | Menu |⟧\n    |---|---|\n    | Senin | sup |\n`),
  markdown('in a quote', `${FRONT}\n> Kata\n>\n>     ⟦menjorok sekali kata ibu saya kemarin.⟧\n`),
] satisfies Case[];
