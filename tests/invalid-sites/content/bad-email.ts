import { changed, type Case } from '../case.ts';

export default [
  changed('no host', 'pages/kontak.yaml', 'email: ⟦halo@⟧'),
  changed('two addresses', 'pages/kontak.yaml', 'email: ⟦a@uji.example,b@uji.example⟧'),
  changed('a misspelled host', 'pages/kontak.yaml', 'email: ⟦halo@gmial.com⟧', { suggestions: ['halo@gmail.com'] }),
] satisfies Case[];
