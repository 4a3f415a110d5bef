import { changed, FRONT, markdown, type Case } from '../case.ts';

export default [
  changed('a letter that is missing', 'pages/404.yaml', 'action:\n  name: Keluar\n  href: ⟦ttps://uji.example/a⟧', { suggestions: ['https://uji.example/a'] }),
  markdown('a scheme twice', `${FRONT}\nBaca [ini](⟦https://https://uji.example/a⟧).\n`, { suggestions: ['https://uji.example/a'] }),
  markdown('in parentheses', `${FRONT}\nBaca [ini](⟦(https://uji.example/a)⟧).\n`, { suggestions: ['https://uji.example/a'] }),
  markdown('in HTML', `${FRONT}\nBaca <a href="⟦htps:/uji.example/a⟧">ini</a>.\n`, { suggestions: ['https://uji.example/a'] }),
] satisfies Case[];
