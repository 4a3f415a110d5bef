import { type Case, file, SAMPLE, SAMPLE_ARTICLE } from '../case.ts';

export default [
  file('a paragraph', SAMPLE, `${SAMPLE_ARTICLE}imageAlt: Kebun\n\n⟦Teh jahe hangat di badan.⟧\n`),
  file('at once, of two lines', SAMPLE, `${SAMPLE_ARTICLE}⟦Teh jahe hangat di badan.⟧\nMinum pagi hari.\n`),
  file('with headings, lists and colons', SAMPLE, `${SAMPLE_ARTICLE}\n⟦## Bahan⟧\n\nSiapkan ini: jahe.\n\n- jahe\n- air\n\n**Catatan:** tanpa gula.\n`),
  file('below a list', SAMPLE, `${SAMPLE_ARTICLE}sources:\n  - Buku\n\n⟦Teh jahe hangat di badan.⟧\n`),
  file('a heading and a list', SAMPLE, `${SAMPLE_ARTICLE}\n⟦## Bahan⟧\n\n- jahe\n- air\n`),
  file('a quotation', SAMPLE, `${SAMPLE_ARTICLE}\n⟦> Teh jahe hangat di badan.⟧\n`),
] satisfies Case[];
