import { article, type Case, FRONT, markdown } from '../case.ts';

export default [
  article('in a field', 'imageUrl: ⟦images/kebun.png⟧\nimageAlt: Sawah'),
  article('of a photo elsewhere', 'imageUrl: ⟦https://images.unsplash.com/photo-1⟧\nimageAlt: Sawah', {
    asIs: true,
  }),
  markdown('in a body', `${FRONT}\nLihat [ini](/kontak/) dan ![Sawah](⟦images/kebun.png⟧).\n`),
] satisfies Case[];
