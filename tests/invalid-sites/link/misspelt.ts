import { changed, FRONT, markdown, type Case } from '../case.ts';

export default [
  changed('a letter that is missing', 'pages/404.yaml', 'action:\n  name: Keluar\n  href: ⟦ttps://contoh.example/a⟧', { suggestions: ['https://contoh.example/a'] }),
  markdown('a scheme twice', `${FRONT}\nBaca [ini](⟦https://https://contoh.example/a⟧).\n`, { suggestions: ['https://contoh.example/a'] }),
  markdown('in parentheses', `${FRONT}\nBaca [ini](⟦(https://contoh.example/a)⟧).\n`, { suggestions: ['https://contoh.example/a'] }),
  markdown('in HTML', `${FRONT}\nBaca <a href="⟦htps:/contoh.example/a⟧">ini</a>.\n`, { suggestions: ['https://contoh.example/a'] }),
] satisfies Case[];
