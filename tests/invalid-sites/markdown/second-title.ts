import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a note', `${FRONT}\n⟦# catatan: tanya dokter dulu⟧\n\nMinum air putih.\n`),
  markdown('another title', `${FRONT}⟦# Air *putih* #⟧\n\n## Pagi\n\nMinum air putih.\n`),
] satisfies Case[];
