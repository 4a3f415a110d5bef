import { article, type Case } from '../case.ts';

export default [
  article('an override', 'title: Makan ⟦\u202e⟧tahes'),
  article('an isolate', 'title: Makan\nexcerpt: a ⟦\u2066⟧b'),
] satisfies Case[];
