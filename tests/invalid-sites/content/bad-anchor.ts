import { changed, type Case } from '../case.ts';

export default [
  changed('a capital and a space', 'site.yaml', 'categories:\n  - name: Makanan Sehat\n    anchor: ⟦Makanan Sehat⟧\n    description: a\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: b', { suggestions: ['makanan-sehat'] }),
] satisfies Case[];
