import { article, bytes, type Case } from '../case.ts';

export default [
  article('text with the ending of a picture', 'imageUrl: ⟦images/rusak.png⟧'),
].map((sample) => ({ ...sample, files: { ...sample.files, 'images/rusak.png': bytes('bukan gambar') }, asIs: true as const })) satisfies Case[];
