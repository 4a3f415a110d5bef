import { changed, type Case } from '../case.ts';

export default [
  changed('misspelt', 'pages/kontak.yaml', 'template: ⟦contac⟧', { suggestions: ['contact'] }),
  changed('translated', 'pages/kontak.yaml', 'template: ⟦kontak⟧'),
  changed('a list', 'pages/kontak.yaml', 'template: ⟦[contact]⟧'),
] satisfies Case[];
