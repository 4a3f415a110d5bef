import { article, type Case } from '../case.ts';

export default [
  article('http', 'imageUrl: ⟦http://images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  article('a host alone', 'imageUrl: ⟦images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  article('no scheme', 'imageUrl: ⟦//images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  article('the address of a source', 'sources:\n  - title: Buku\n    url: ⟦http://uji.example/⟧', { suggestions: ['https://uji.example/'] }),
] satisfies Case[];
