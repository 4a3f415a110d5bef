import { FRONT, markdown, type Case } from '../case.ts';

const TABLE = '| Hari | Menu |\n|---|---|\n| Senin | sup |\n';

export default [
  markdown('the source below a table', `${FRONT}\n${TABLE}⟦Sumber: Kemenkes⟧\n`),
  markdown('two lines below a table', `${FRONT}\n${TABLE}⟦Minumlah air⟧\nsetiap pagi.\n`),
  markdown('in a quote', `${FRONT}\n> ${TABLE.replaceAll('\n', '\n> ')}⟦Sumber: Kemenkes⟧\n`),
  markdown('in a list', `${FRONT}\n- ${TABLE.replaceAll('\n', '\n  ')}⟦*Sumber: Kemenkes*⟧\n`),
  markdown('a row on two lines', `${FRONT}\n${TABLE}| Selasa | bubur\n⟦ayam |⟧\n| Rabu | nasi |\n`),
  markdown('a table without bars at the ends', `${FRONT}\nHari | Menu\n---|---\nSenin | sup\n⟦Sumber: Kemenkes⟧\n`),
  markdown('a table of one column', `${FRONT}\n| Menu |\n|---|\n| sup |\n⟦Sumber: Kemenkes⟧\n`),
] satisfies Case[];
