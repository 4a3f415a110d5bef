import { article, type Case, changed, FRONT, markdown } from '../case.ts';

export default [
  article('http', 'imageUrl: ⟦http://images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  article('a host alone', 'imageUrl: ⟦images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  article('no scheme', 'imageUrl: ⟦//images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  changed('where a form is sent', 'site.yaml', 'contact:\n  endpoint: ⟦http://uji.example/kirim⟧', { suggestions: ['https://uji.example/kirim'] }),
  changed('the site itself', 'site.yaml', 'url: ⟦http://uji.example/⟧', { suggestions: ['https://uji.example/'] }),
  markdown('a picture in a body', `${FRONT}\n![Kebun](⟦http://images.unsplash.com/photo-1⟧)\n`, { suggestions: ['https://images.unsplash.com/photo-1'] }),
  changed('a page of the site', 'site.yaml', 'url: ⟦http://uji.example/index.html⟧', { suggestions: ['https://uji.example/'] }),
  article('capitals, a space and backslashes', 'imageUrl: ⟦"HTTPS: \\\\\\\\Images.Unsplash.com\\\\photo-1"⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  article('one slash', 'imageUrl: ⟦https:/images.unsplash.com/photo-1⟧', { suggestions: ['https://images.unsplash.com/photo-1'] }),
  article('a source on a host alone', 'sources:\n  - title: Buku\n    url: ⟦kemkes.example/piring⟧', { suggestions: ['https://kemkes.example/piring'] }),
  changed('the site itself, on a host alone', 'site.yaml', 'url: ⟦uji.example⟧', { suggestions: ['https://uji.example'] }),
  changed('the site itself, with a query', 'site.yaml', 'url: ⟦http://uji.example/?a=1⟧', { suggestions: [] }),
] satisfies Case[];
