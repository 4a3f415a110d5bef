import { article, changed, file, type Case } from '../case.ts';

export default [
  file('a page called artikel', 'pages/artikel.md', '⟦⟧---\ntemplate: legal\ntitle: a\ndescription: b\n---\n\nIsi.\n'),
  changed('a page among the articles', 'pages/kontak.yaml', 'path: ⟦/artikel/sayur/⟧'),
  changed('an anchor of the page itself', 'site.yaml', 'categories:\n  - name: Makanan Sehat\n    anchor: ⟦menu⟧\n    description: a\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: b'),
  changed('an anchor of the main part', 'site.yaml', 'categories:\n  - name: Makanan Sehat\n    anchor: ⟦isi-utama⟧\n    description: a\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: b'),
  changed('a name that is an id of the home page', 'site.yaml', 'categories:\n  - name: ⟦Surat-Kabar⟧\n    anchor: makanan\n    description: a\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: b\n  - name: Makanan Sehat\n    anchor: sehat\n    description: c'),
  article('an address of old', 'aliases:\n  - ⟦/assets/foto/⟧'),
] satisfies Case[];
