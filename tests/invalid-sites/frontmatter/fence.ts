import { markdown, type Case } from '../case.ts';

export default [
  markdown('four hyphens', '⟦----⟧\ntitle: Judul\n----\n\nIsi.\n'),
  markdown('two hyphens', '⟦--⟧\ntitle: Judul\n--\n\nIsi.\n'),
  markdown('a dash of a word processor', '⟦—⟧\ntitle: Judul\n—\n\nIsi.\n'),
  markdown('a space before the first', '⟦ ---⟧\ntitle: Judul\n---\n\nIsi.\n'),
  markdown('four hyphens at the end', '---\ntitle: Judul\n⟦----⟧\n\nIsi.\n'),
  markdown('a space before the second', '---\ntitle: Judul\n⟦ ---⟧\n\nIsi.\n'),
  markdown('text behind the second', '---\ntitle: Judul\n⟦--- isi⟧\n\nIsi.\n'),
  markdown('dots at the end', '---\ntitle: Judul\n⟦...⟧\n\nIsi.\n'),
  markdown('hyphens with spaces', '⟦- - -⟧\ntitle: Judul\n- - -\n\nIsi.\n'),
  markdown('an invisible character before the first', '⟦\u200b---⟧\ntitle: Judul\n---\n\nIsi.\n'),
  markdown('a backslash before the first', '⟦\\---⟧\ntitle: Judul\n---\n\nIsi.\n'),
] satisfies Case[];
