import { article, type Case, FRONT, markdown } from '../case.ts';

export default [
  article('in a field', 'imageUrl: ⟦https://album.example/a.jpg⟧'),
  markdown('in a body', `${FRONT}\nLihat [ini](/kontak/) dan ![Kebun](⟦https://album.example/a.jpg⟧).\n`),
  markdown('once for a host', `${FRONT}\n![Kebun](⟦https://album.example/a.jpg⟧)\n![Ubi](https://album.example/b.jpg)\n`),
] satisfies Case[];
