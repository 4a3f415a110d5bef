import { type Case, FRONT, markdown } from '../case.ts';

export default [
  markdown('a place', `${FRONT}\nAlamat kami ada [⟦di sini⟧](/kontak/).\n`),
  markdown('what to do', `${FRONT}\n[⟦Klik di sini!⟧](/kontak/) untuk menyapa.\n`),
  markdown('the rest', `${FRONT}\n[⟦Baca selengkapnya »⟧](/kontak/)\n`),
  markdown('in English', `${FRONT}\nRead it [⟦here⟧](/kontak/).\n`),
] satisfies Case[];
