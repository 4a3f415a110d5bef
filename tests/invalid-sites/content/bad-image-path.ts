import { article, FRONT, markdown, type Case } from '../case.ts';

export default [
  article('another folder', 'imageUrl: ⟦foto/kebun.jpg⟧'),
  article('a script', 'imageUrl: ⟦javascript:alert(1)⟧'),
  article('a way out', 'imageUrl: ⟦images/../../rahasia.png⟧'),
  article('no picture', 'imageUrl: ⟦images/kebun.txt⟧'),
  markdown('in a body', `${FRONT}\n![Kebun](⟦data:image/png;base64,AAAA⟧)\n`),
  article('a name alone', 'imageUrl: ⟦kebun.png⟧', { suggestions: ['images/kebun.png'] }),
  article('from the top of the site', 'imageUrl: ⟦/images/kebun.png⟧', { suggestions: ['images/kebun.png'] }),
  article('with the content folder', 'imageUrl: ⟦content/images/kebun.png⟧', { suggestions: ['images/kebun.png'] }),
  article('as Windows writes it', 'imageUrl: ⟦images\\kebun.png⟧', { suggestions: ['images/kebun.png'] }),
  markdown('a name alone in a body', `${FRONT}\n![Kebun](⟦kebun.png⟧)\n`, { suggestions: ['images/kebun.png'] }),
] satisfies Case[];
