import { article, FRONT, markdown, type Case } from '../case.ts';

export default [
  article('no such file', 'imageUrl: ⟦images/kebn.png⟧', { suggestions: ['images/kebun.png'] }),
  article('another case', 'imageUrl: ⟦images/Kebun.png⟧', { suggestions: ['images/kebun.png'] }),
  markdown('in a body', `${FRONT}\nTeks.\n\n![Kebun](⟦images/pohon.png⟧)\n`),
] satisfies Case[];
