import { markdown, type Case } from '../case.ts';

export default [
  markdown('no second fence', '⟦---⟧\ntitle: Judul\nexcerpt: a\n\nIsi.\n'),
  markdown('no second fence of TOML', '⟦+++⟧\ntitle = "Judul"\n\nIsi.\n'),
] satisfies Case[];
