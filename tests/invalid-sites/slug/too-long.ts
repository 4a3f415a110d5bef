import { file, type Case } from '../case.ts';

export default [
  file('a long file name', `articles/09-${'a'.repeat(151)}.yaml`, '⟦⟧title: a\nexcerpt: b\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n'),
] satisfies Case[];
