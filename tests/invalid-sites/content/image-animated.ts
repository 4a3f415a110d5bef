import { animatedGif } from '../../support/values/pictures.ts';
import { article, type Case, FRONT, markdown } from '../case.ts';

const picture = await animatedGif();

export default [
  article('in a field', 'imageUrl: ⟦images/senam.gif⟧\nimageAlt: Senam'),
  markdown('in a body', `${FRONT}\n![Senam](⟦images/senam.gif⟧)\n`),
].map((sample) => ({
  ...sample,
  files: { ...sample.files, 'images/senam.gif': picture },
  asIs: true as const,
})) satisfies Case[];
