import { article, type Case } from '../case.ts';

export default [
  article('one too many', 'sources:\n  - title: Buku\n     ⟦url: https://uji.example/⟧'),
  article('one too few', 'sources:\n  - title: Buku\n   ⟦url: https://uji.example/⟧'),
  article('in the second item', 'sources:\n  - title: Satu\n    url: https://uji.example/1\n  - title: Dua\n   ⟦url: https://uji.example/2⟧'),
] satisfies Case[];
