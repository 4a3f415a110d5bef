import { article, markdown, type Case } from '../case.ts';

export default [
  article('double', 'title: ⟦"⟧Makan sehat', { asIs: true }),
  article('single', "title: Judul\nexcerpt: ⟦'⟧Ringkasan", { asIs: true }),
  markdown('in front matter', '---\ntitle: ⟦"⟧Makan sehat\nexcerpt: a\n---\n\nIsi.\n'),
  article('an apostrophe', "title: ⟦'⟧Aisyah tidur", { asIs: true }),
] satisfies Case[];
