import { phonePhoto } from '../../support/values/pictures.ts';
import { article, type Case, FRONT, markdown } from '../case.ts';

const photo = await phonePhoto();

export default [
  article('in a field', 'imageUrl: images/rumah.jpg\nimageAlt: Rumah'),
  markdown('in a body', `${FRONT}\n![Rumah](images/rumah.jpg)\n`),
].map((sample) => ({
  ...sample,
  files: { ...sample.files, 'images/rumah.jpg': photo },
  at: { file: 'images/rumah.jpg', line: 1, column: 1 },
  asIs: true as const,
})) satisfies Case[];
