import { FRONT, type Case } from '../case.ts';

const BODY = '\nMinum air putih setiap pagi, sebelum sarapan.\n';
const EXCERPT = 'Minum air putih setiap pagi, sebelum sarapan.';
const fields = (title: string): string =>
  `title: ${title}\nexcerpt: ${EXCERPT}\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-9\n`;

export default [
  {
    name: 'two bodies',
    files: {
      'articles/08-lain.md': FRONT + BODY,
      'articles/09-uji.md': `${FRONT.replace('Judul', '⟦Judul⟧')}${BODY}\n`,
    },
    asIs: true,
  },
  {
    name: 'two summaries',
    files: { 'articles/08-lain.yaml': fields('Air  putih'), 'articles/09-uji.yaml': fields('⟦air putih⟧') },
    asIs: true,
  },
] satisfies Case[];
