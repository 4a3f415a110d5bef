import { type Case, changed } from '../case.ts';

export default [
  changed('the language of the site', 'site.yaml', 'languages:\n  - code: ⟦id⟧\n'),
  changed('two of one kind', 'site.yaml', 'languages:\n  - code: en\n  - code: ⟦en⟧\n'),
] satisfies Case[];
