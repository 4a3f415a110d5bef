import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('of a site', `${FRONT}\nLihat ⟦sehat.contoh.go.id⟧, atau (⟦contoh.com/teh_jahe?a=b⟧).\n`),
  markdown('with a broken scheme', `${FRONT}\nLihat ⟦https//www.contoh.id/a⟧.\n`),
  markdown('in a cell', `${FRONT}\n| a |\n|---|\n| ⟦contoh.go.id⟧ |\n`),
] satisfies Case[];
