import { article, type Case } from '../case.ts';

export default [
  article('an item too far right', 'sources:\n  - Buku\n   ⟦- Koran⟧'),
  article('a list below a value', 'excerpt: Dua hal.\n  ⟦- Buku⟧'),
] satisfies Case[];
