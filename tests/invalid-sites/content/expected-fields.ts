import { changed, type Case } from '../case.ts';

export default [
  changed('a text', 'site.yaml', 'footer: ⟦Situs uji⟧'),
  changed('an item that is a text', 'site.yaml', 'navigation:\n  - ⟦Beranda⟧'),
] satisfies Case[];
