import { bomb } from '../../support/values/pictures.ts';
import { article, type Case } from '../case.ts';

const named = 'imageUrl: ⟦images/besar.png⟧\nimageAlt: Kebun';

export default [
  { ...article('more pixels than anybody needs', named), picture: await bomb() },
  { ...article('a bomb', named), picture: await bomb(1_000_000, 1_000_000) },
].map(({ picture, ...sample }) => ({
  ...sample,
  files: { ...sample.files, 'images/besar.png': picture },
  asIs: true as const,
})) satisfies Case[];
