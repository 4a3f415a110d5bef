import { changed, type Case } from '../case.ts';

export default [
  changed('no slashes', 'pages/kontak.yaml', 'path: ⟦kontak⟧', { suggestions: ['/kontak/'] }),
  changed('a way up', 'pages/kontak.yaml', 'path: ⟦/../kontak/⟧'),
] satisfies Case[];
