import { type Case, changed } from '../case.ts';

export default [changed('nothing is translated', 'site.yaml', 'languages:\n  - ⟦code: en⟧\n')] satisfies Case[];
