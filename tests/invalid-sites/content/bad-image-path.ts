import { article, FRONT, markdown, type Case } from '../case.ts';

export default [
  article('a script', 'imageUrl: ⟦javascript:alert(1)⟧'),
  article('no picture', 'imageUrl: ⟦images/kebun.txt⟧'),
  markdown('in a body', `${FRONT}\n![Kebun](⟦data:image/png;base64,AAAA⟧)\n`),
  article('as Windows writes it', 'imageUrl: ⟦images\\kebun.png⟧', { suggestions: ['images/kebun.png'] }),
] satisfies Case[];
