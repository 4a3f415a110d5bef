import { changed, FRONT, markdown, type Case } from '../case.ts';

export default [
  changed('a button', 'pages/beranda.yaml', 'hero:\n  title: a\n  lead: b\n  actions:\n    - name: Makanan\n      href: ⟦/#makann⟧', { suggestions: ['/#makanan'] }),
  markdown('in a body', `${FRONT}\n## Pagi\n\nBaca [ini](#pagi) dan [itu](⟦#malam⟧).\n`),
  markdown('in another script', `${FRONT}\n## Часть первая\n\nBaca [ini](#часть-первая), [itu](#%D1%87%D0%B0%D1%81%D1%82%D1%8C-%D0%BF%D0%B5%D1%80%D0%B2%D0%B0%D1%8F), [kata](#часть-первая:~:text=a) dan [lain](⟦#часть-вторая⟧).\n`),
  markdown('a number that no part has', `${FRONT}\n## Bab 1\n\nBaca [ini](⟦#bab-2⟧).\n`, { suggestions: [] }),
  markdown('a part of a file, misspelt', `${FRONT}\n## Pagi\n\nBaca [ini](⟦./09-uji.md#pagii⟧).\n`, { suggestions: ['/artikel/uji/#pagi'] }),
] satisfies Case[];
