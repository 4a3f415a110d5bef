import { article, changed, type Case } from '../case.ts';

export default [
  article('yes', 'draft: ⟦yes⟧', { suggestions: ['true'] }),
  article('no', 'draft: ⟦no⟧', { suggestions: ['false'] }),
  article('tidak', 'draft: ⟦tidak⟧', { suggestions: ['false'] }),
  article('on', 'draft: ⟦on⟧', { suggestions: ['true'] }),
  article('true in quotes', 'draft: ⟦"true"⟧', { suggestions: ['true'] }),
  changed('a word', 'site.yaml', 'search: ⟦mungkin⟧', { suggestions: [] }),
] satisfies Case[];
