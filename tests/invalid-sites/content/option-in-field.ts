import { type Case, changed } from '../case.ts';

export default [
  changed('for programs', 'site.yaml', '⟦llms⟧: true'),
  changed('for visitors without a connection', 'site.yaml', '⟦offline⟧: true'),
] satisfies Case[];
