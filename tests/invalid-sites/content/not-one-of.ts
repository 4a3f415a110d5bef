import { article, changed, type Case } from '../case.ts';

export default [
  article('a near miss', 'category: ⟦Makanan Seht⟧', { suggestions: ['Makanan Sehat'] }),
  article('lower case', 'category: ⟦makanan sehat⟧', { suggestions: ['Makanan Sehat'] }),
  article('something else', 'category: ⟦Olahraga⟧', { suggestions: [] }),
  article('in quotes', "category: ⟦'Gerakan Ringn'⟧", { suggestions: ['Gerakan Ringan'] }),
  changed('a motif', 'site.yaml', 'categories:\n  - name: Makanan Sehat\n    anchor: makanan\n    description: a\n    motif: ⟦bowls⟧\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: b', { suggestions: ['bowl'] }),
  article('a number', 'category: ⟦123⟧'),
  article('true', 'drawing: ⟦true⟧'),
] satisfies Case[];
