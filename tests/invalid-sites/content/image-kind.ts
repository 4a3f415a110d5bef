import { article, bytes, type Case, FRONT, markdown } from '../case.ts';

const withPicture = (sample: Case, name: string, content: Uint8Array): Case => ({
  ...sample,
  files: { ...sample.files, [name]: content },
  asIs: true,
});

export default [
  article('by its ending', 'imageUrl: ⟦images/kebun.heic⟧'),
  article('a document', 'imageUrl: ⟦images/Brosur (1).pdf⟧'),
  article('a video', 'imageUrl: ⟦senam.mp4⟧'),
  markdown('in a body', `${FRONT}\n![Kebun](⟦images/kebun.tiff⟧)\n`),
  withPicture(
    article('a photo of a phone called a picture', 'imageUrl: ⟦images/foto.jpg⟧\nimageAlt: Kebun'),
    'images/foto.jpg',
    bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'),
  ),
] satisfies Case[];
