import { fetchedStem } from '../../../cli/core/images/named/fetched.ts';
import { picture } from '../../support/values/pictures.ts';
import { type Case, changed, completed, FRONT, markdown, SAMPLE, SAMPLE_ARTICLE } from '../case.ts';

/** The fetched photo of the base. */
const THERE = { [`${fetchedStem('https://images.unsplash.com/photo-1')}.png`]: await picture() };

const local = changed('of a site', 'site.yaml', 'photos: local');
const body = markdown(
  'in a body',
  `${FRONT.replace(/imageUrl: .*/, 'imageUrl: images/kebun.png\nimageAlt: Kebun')}\nLihat ![Ubi](⟦https://images.unsplash.com/photo-2⟧).\n`,
);

export default [
  { ...local, at: { file: 'articles/01-sayur.yaml', line: 4, column: 11 } },
  { ...body, files: { ...local.files, ...THERE, ...body.files } },
  {
    name: 'in a field, beside one that is there',
    files: {
      ...local.files,
      ...THERE,
      [SAMPLE]: completed('imageUrl: ⟦https://images.unsplash.com/photo-2⟧', SAMPLE_ARTICLE),
    },
  },
] satisfies Case[];
