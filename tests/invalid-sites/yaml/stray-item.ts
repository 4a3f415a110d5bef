import { article, type Case } from '../case.ts';

export default [
  article('below a value', 'excerpt: Ringkasan.\n⟦- Buku⟧'),
  article('two of them', 'excerpt: Ringkasan.\n⟦- Buku⟧\n- Koran'),
] satisfies Case[];
