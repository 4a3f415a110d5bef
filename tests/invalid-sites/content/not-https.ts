import { article, type Case, changed, FRONT, markdown } from '../case.ts';

export default [
  article('http', 'imageUrl: ⟦http://images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  article('a host alone', 'imageUrl: ⟦images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  article('no scheme', 'imageUrl: ⟦//images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  changed('where a form is sent', 'site.yaml', 'contact:\n  endpoint: ⟦http://uji.example/kirim⟧', { suggestions: ['https://uji.example/kirim'] }),
  changed('the site itself', 'site.yaml', 'url: ⟦http://uji.example/⟧', { suggestions: ['https://uji.example/'] }),
  markdown('a picture in a body', `${FRONT}\n![Kebun](⟦http://images.unsplash.com/photo-1⟧)\n`, { suggestions: ['https://images.unsplash.com/photo-1'] }),
  changed('a page of the site', 'site.yaml', 'url: ⟦http://uji.example/index.html⟧', { suggestions: ['https://uji.example/'] }),
] satisfies Case[];
