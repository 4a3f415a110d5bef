import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('of a site', `${FRONT}\nLihat ⟦https://contoh.id/a_b?c=d⟧.\n`),
  markdown('without https', `${FRONT}\nLihat (⟦www.contoh.id/a⟧).\n`),
  markdown('without www', `${FRONT}\nLihat ⟦sehat.contoh.go.id⟧, atau (⟦contoh.com/teh_jahe?a=b⟧).\n`),
  markdown('of a mailbox', `${FRONT}\nTulis ke ⟦ibu.sri@contoh.co.id⟧, ya.\n`),
  markdown('in bold letters', `${FRONT}\nLihat **⟦https://contoh.id⟧**.\n`),
  markdown('in a cell', `${FRONT}\n| a |\n|---|\n| ⟦https://contoh.id⟧ |\n`),
] satisfies Case[];
