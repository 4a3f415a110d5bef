import { picture } from '../../support/values/pictures.ts';
import { article, type Case } from '../case.ts';

const sample = article('less wide than a card', 'imageUrl: ⟦images/kecil.png⟧\nimageAlt: Sayur');

export default [
  { ...sample, files: { ...sample.files, 'images/kecil.png': await picture({ width: 639 }) }, asIs: true },
] satisfies Case[];
