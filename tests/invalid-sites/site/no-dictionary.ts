import { type Case, changed } from '../case.ts';

export default [
  changed('a language without texts', 'site.yaml', 'language: ⟦fr⟧'),
  changed('a mistake', 'site.yaml', 'language: ⟦ie⟧', { suggestions: ['id'] }),
] satisfies Case[];
