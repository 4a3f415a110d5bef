import { article, type Case } from '../case.ts';

export default [
  article('tomorrow', 'publishDate: ⟦2 Juni 2025⟧'),
  article('the end of next year', 'publishDate: ⟦31 Desember 2026⟧'),
  article('with an end', 'publishDate: ⟦2 Juni 2025⟧\nexpires: 3 Juni 2025'),
] satisfies Case[];
