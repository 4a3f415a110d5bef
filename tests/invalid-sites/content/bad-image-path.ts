import { article, FRONT, markdown, type Case } from '../case.ts';

export default [
  article('another folder', 'imageUrl: ⟦foto/kebun.jpg⟧'),
  article('a script', 'imageUrl: ⟦javascript:alert(1)⟧'),
  article('a way out', 'imageUrl: ⟦images/../../rahasia.png⟧'),
  article('no picture', 'imageUrl: ⟦images/kebun.txt⟧'),
  markdown('in a body', `${FRONT}\n![Kebun](⟦data:image/png;base64,AAAA⟧)\n`),
] satisfies Case[];
