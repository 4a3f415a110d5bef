import { changed, FRONT, markdown, type Case } from '../case.ts';

export default [
  changed('the server of an author', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦http://localhost:4173/⟧'),
  markdown('a number', `${FRONT}\nBaca [ini](⟦https://127.0.0.1:8080/a⟧).\n`),
  markdown('a port that the reader puts in', `${FRONT}\nBuka <⟦http://localhost:port⟧>.\n`),
] satisfies Case[];
