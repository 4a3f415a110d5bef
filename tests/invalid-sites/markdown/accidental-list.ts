import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a year at the beginning of a sentence', `${FRONT}\n⟦2025. Tahun⟧ itu dia sembuh.\n`),
  markdown('years that do not follow on each other', `${FRONT}\n⟦1945. Merdeka.⟧\n1955. Pemilu.\n`),
  markdown('in an item', `${FRONT}\n- ⟦2025. Tahun⟧ itu dia sembuh.\n`),
  markdown('a bracket', `${FRONT}\n⟦2025) Tahun⟧ itu dia sembuh.\n`),
  markdown('numbers that do not follow on each other', `${FRONT}\n5. Minum.\n⟦7. Makan.⟧\n9. Tidur.\n`),
  markdown('dates', `${FRONT}\n17. Agustus: upacara.\n⟦25. Desember⟧: libur.\n`),
] satisfies Case[];
