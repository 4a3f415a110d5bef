import { file, type Case } from '../case.ts';

const ARTICLE = 'title: a\nexcerpt: b\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n';

export default [
  file('another number', 'articles/09-sayur.yaml', '⟦⟧title: a\nexcerpt: b\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n'),
  file('another case', 'articles/09-SAYUR.yaml', '⟦⟧title: a\nexcerpt: b\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n'),
  {
    name: 'another Unicode form',
    files: { [`articles/08-kaf\u00e9.yaml`]: ARTICLE, [`articles/09-kafe\u0301.yaml`]: `⟦⟧${ARTICLE}` },
    asIs: true,
  },
  {
    name: 'a space and capitals',
    files: { 'articles/08-Teh Jahe.yaml': ARTICLE, 'articles/09-teh-jahe.yaml': `⟦⟧${ARTICLE}` },
    asIs: true,
  },
  {
    name: 'a ligature',
    files: { 'articles/08-film.yaml': ARTICLE, 'articles/09-\ufb01lm.yaml': `⟦⟧${ARTICLE}` },
    asIs: true,
  },
  {
    name: 'a letter of two capitals',
    files: { 'articles/08-strasse.yaml': ARTICLE, 'articles/09-stra\u00dfe.yaml': `⟦⟧${ARTICLE}` },
    asIs: true,
  },
] satisfies Case[];
