import { picture } from '../../support/values/pictures.ts';
import { type Case, file } from '../case.ts';

const at = (name: string) => ({ at: { file: name, line: 1, column: 1 } });

export default [
  file('beside the others', 'images/lama.png', await picture(), at('images/lama.png')),
  file('in a folder', 'images/2024/lama.png', await picture(), at('images/2024/lama.png')),
] satisfies Case[];
