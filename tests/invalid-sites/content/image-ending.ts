import { picture } from '../../support/values/pictures.ts';
import { article, type Case } from '../case.ts';

const sample = article('a PNG called a JPEG', 'imageUrl: images/kebun-2.jpg\nimageAlt: Sayur');

export default [
  {
    ...sample,
    files: { ...sample.files, 'images/kebun-2.jpg': await picture() },
    at: { file: 'images/kebun-2.jpg', line: 1, column: 1 },
    suggestions: ['images/kebun-2.png'],
    asIs: true,
  },
] satisfies Case[];
