import { article, markdown, type Case } from '../case.ts';

export default [
  article('in a YAML file', '⟦isi⟧: |\n  Minum air.\n\n  - satu\n'),
  article('in English, with a capital', '⟦Content⟧: Minum air.\n'),
  markdown('above a text', '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n⟦body⟧: Minum air.\n---\n\nMinum teh.\n'),
  markdown('in place of the text', '---\ntitle: Judul\nexcerpt: Ringkasan.\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n⟦teks⟧: Minum air.\n---\n'),
] satisfies Case[];
