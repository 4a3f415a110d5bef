import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a head without its rule', `${FRONT}\n⟦| a | b |⟧\n| 1 | 2 |\n`),
  markdown('one row', `${FRONT}\nTeks\n⟦| a | b |⟧\n`),
  markdown('a rule that does not fit', `${FRONT}\n⟦| a | b |⟧\n|---|\n| 1 | 2 |\n`),
  markdown('no bars at the ends', `${FRONT}\n⟦a | b⟧\n--- | --- | ---\n1 | 2\n`),
  markdown('in a list', `${FRONT}\n- Teks\n\n  ⟦| a | b |⟧\n  | 1 | 2 |\n`),
  markdown('three columns without bars at the ends', `${FRONT}\n⟦a | b | c⟧\n1 | 2 | 3\n`),
  markdown('three rows of two', `${FRONT}\n⟦Nama | Umur⟧\nSiti | 67\nBudi | 71\n`),
  markdown('no heading row', `${FRONT}\n⟦|---|---|⟧\n| a | b |\n| c | d |\n`),
  markdown('all on one line', `${FRONT}\n⟦| a | b | |---|---| | 1 | 2 | | 3 | |⟧\n`),
  markdown('all on one line, behind a text', `${FRONT}\n⟦Tulis: | a | b | | --- | :---: | | 1 | 2 |⟧\n`),
  markdown('all on one line, with alignments', `${FRONT}\n⟦| a | b | |:-:|--:| | 1 | 2 |⟧\n`),
] satisfies Case[];
