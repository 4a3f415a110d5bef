import { article, changed, type Case } from '../case.ts';

export default [
  article('in a title', '⟦title:Judul⟧\nexcerpt: Ringkasan.'),
  article('in the second field', 'title: Judul\n⟦excerpt:Ringkasan⟧'),
  article('in a list of groups and texts', 'sources:\n  - ⟦title:Kemenkes⟧\n  - Kemenkes 2024'),
  article('in each line of such a group', 'sources:\n  - ⟦title:Kemenkes⟧\n    ⟦url:https://x.example/⟧'),
  changed('in a group', 'site.yaml', 'footer:\n  ⟦description:Situs uji.⟧\n  ⟦copyright:Situs.⟧'),
  changed('in an item of a list', 'site.yaml', 'navigation:\n  - ⟦name:Kontak⟧\n    ⟦href:/kontak/⟧'),
  changed('before an address of the site', 'site.yaml', 'navigation:\n  - name: Kontak\n    ⟦href:/kontak/⟧'),
] satisfies Case[];
