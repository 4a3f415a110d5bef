import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('two columns', `${FRONT}\n⟦Hari\tLama⟧\nSenin\t10 menit\n`),
  markdown('three columns', `${FRONT}\n⟦Hari\tLama\tWaktu⟧\nSenin\t10 menit\tpagi\nRabu\t\tsore\n`),
  markdown('wide gaps', `${FRONT}\n⟦Hari     Lama⟧\nSenin    10 menit\n`),
] satisfies Case[];
