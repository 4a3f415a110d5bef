import { changed, FRONT, markdown, type Case } from '../case.ts';

export default [
  changed('in the navigation', 'site.yaml', 'navigation:\n  - name: Panduan\n    href: ⟦/berkas/panduan.pdf⟧'),
  markdown('in a body', `${FRONT}\nUnduh [ini](⟦/berkas/panduan.pdf⟧) atau [itu](⟦/daftar.xlsx#a⟧).\n`),
  markdown('a file of the site, misspelt', `${FRONT}\nIkuti [kabar](⟦/feed.xmll⟧).\n`, { suggestions: ['/feed.xml'] }),
  markdown('a document beside the pictures', `${FRONT}\nBaca [ini](⟦images/panduan.pdf⟧).\n`, { suggestions: [] }),
  markdown('a drawing in another folder, with the name of a picture', `${FRONT}\n![Kebun](⟦/gambar/kebun.svg⟧)\n`, { suggestions: [] }),
] satisfies Case[];
