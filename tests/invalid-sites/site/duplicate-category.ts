import { changed, type Case } from '../case.ts';

export default [
  changed('the same anchor', 'site.yaml', 'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: a\n  - name: Gerakan Ringan\n    anchor: ⟦makanan⟧\n    description: b'),
  changed('names that differ by case', 'site.yaml', 'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: a\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: b\n  - name: ⟦makanan sehat⟧\n    anchor: pangan\n    description: c'),
  changed('names that differ by a sign', 'site.yaml', 'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: a\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: b\n  - name: ⟦Makanan-Sehat⟧\n    anchor: pangan\n    description: c'),
] satisfies Case[];
