import { article, type Case, FRONT, markdown } from '../case.ts';

const inFolder = 'images/pagi.png/Foto 1.png';

/** The folder contains the intended picture. */
const withFolder = (one: Case): Case => ({
  ...one,
  files: { ...one.files, [inFolder]: 'gambar' },
  suggestions: [inFolder],
});

export default [
  ...['images/pagi.png', '/images/pagi.png', 'content/images/pagi.png', 'pagi.png', 'images/Pagi.PNG', 'images/pagi.jpg'].map(
    (address) => withFolder(article(`spelled ${address}`, `imageUrl: ⟦${address}⟧`)),
  ),
  withFolder(article('on Windows', 'imageUrl: ⟦images\\pagi.png⟧')),
  withFolder(markdown('in a body', `${FRONT}\nTeks.\n\n![Kebun](⟦images/pagi.png⟧)\n`)),
] satisfies Case[];
