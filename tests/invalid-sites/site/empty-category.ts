import { changed, type Case } from '../case.ts';

export default [
  changed('a third category', 'site.yaml', 'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: a\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: b\n  - name: ⟦Tidur Nyenyak⟧\n    anchor: tidur\n    description: c'),
] satisfies Case[];
