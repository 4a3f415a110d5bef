import { changed, FRONT, markdown, type Case } from '../case.ts';

export default [
  changed('in the navigation', 'site.yaml', 'navigation:\n  - name: Kontak\n    href: ⟦/kontk/⟧', { suggestions: ['/kontak/'] }),
  changed('a button', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦/depan/⟧'),
  markdown('in a body', `${FRONT}\nBaca [ini](⟦/tidak-ada/⟧).\n`),
  markdown('one link twice', `${FRONT}\nBaca [ini](⟦/tidak-ada/⟧) dan [itu](⟦/tidak-ada/⟧).\n`),
  markdown('with the address of the site', `${FRONT}\nBaca [ini](⟦https://uji.example/kontk/⟧).\n`, {
    suggestions: ['/kontak/'],
  }),
  markdown('with http', `${FRONT}\nBaca [ini](⟦http://uji.example/kontk/⟧).\n`, {
    suggestions: ['/kontak/'],
    besides: 'link/not-https',
  }),
  markdown('a part of a page that lacks it', `${FRONT}\nBaca [ini](⟦/kontk/#tidak-ada⟧).\n`, { suggestions: ['/kontak/'] }),
  markdown('a number that no page has', `${FRONT}\nBaca [ini](⟦/kontak-2/⟧).\n`, { suggestions: ['/kontak/'] }),
  markdown('an article without a page', `${FRONT}\nBaca [ini](⟦/artikel/sayur/#cara⟧).\n`, { suggestions: ['/#artikel-pilihan'] }),
  markdown('its file', `${FRONT}\nBaca [ini](⟦/articles/01-sayur.yaml⟧).\n`, { suggestions: ['/#artikel-pilihan'] }),
  changed('a list without pages', 'pages/404.yaml', 'action:\n  name: Makanan\n  href: ⟦/kategori/makanan-sehat/⟧', { suggestions: ['/#makanan'] }),
  markdown('letters of another script', `${FRONT}\nBaca [ini](⟦/контакт/⟧).\n`, { suggestions: [] }),
  markdown('a file in its folder', `${FRONT}\nBaca [ini](⟦kontak.html⟧).\n`),
  markdown('a name, beside a link that leads there', `${FRONT}\nBaca [ini](/kontak/) dan [itu](⟦kontak⟧).\n`),
  markdown('a name with a mistake', `${FRONT}\nBaca [ini](⟦kontk⟧).\n`, { suggestions: ['/kontak/'] }),
  markdown('a name of no page', `${FRONT}\nBaca [ini](⟦pohon-mangga-tua⟧).\n`, { suggestions: [] }),
  markdown('an index that is not there', `${FRONT}\nBaca [ini](⟦../panduan/index.md⟧).\n`, { suggestions: [] }),
  changed('a file that is not there', 'site.yaml', 'navigation:\n  - name: Kontak\n    href: ⟦pages/kontk.yaml⟧', { suggestions: ['/kontak/'] }),
] satisfies Case[];
