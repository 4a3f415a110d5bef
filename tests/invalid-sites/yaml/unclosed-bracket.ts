import { article, type Case } from '../case.ts';

export default [
  article('a list', 'title: Judul\nsources: ⟦[⟧a, b\nexcerpt: Ringkasan.', { asIs: true }),
  article('a title', 'title: ⟦[⟧Penting\nexcerpt: Ringkasan.', { asIs: true }),
  article('braces', 'title: Judul\nsources:\n  - ⟦{⟧title: a\nexcerpt: Ringkasan.', { asIs: true }),
] satisfies Case[];
