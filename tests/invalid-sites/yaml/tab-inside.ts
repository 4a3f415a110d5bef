import { article, type Case } from '../case.ts';

export default [
  article('behind a dash', 'sources:\n  -⟦\t⟧title: Buku\n    url: https://uji.example/'),
  article('several of them', 'sources:\n  -⟦\t\t⟧title: Buku\n    url: https://uji.example/'),
] satisfies Case[];
