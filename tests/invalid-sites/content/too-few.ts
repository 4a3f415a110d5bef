import { changed, type Case } from '../case.ts';

export default [
  changed('an empty list', 'site.yaml', 'navigation: ⟦[]⟧'),
] satisfies Case[];
