import { changed, type Case } from '../case.ts';

export default [
  changed('a whole address', 'site.yaml', 'imageHosts:\n  - ⟦https://images.unsplash.com/⟧', { suggestions: ['images.unsplash.com'] }),
] satisfies Case[];
