import { changed, type Case } from '../case.ts';

export default [
  changed('as people call it', 'site.yaml', 'timeZone: ⟦WITA⟧', { suggestions: ['Asia/Makassar'] }),
  changed('a mistake', 'site.yaml', 'timeZone: ⟦Asia/Jakrta⟧', { suggestions: ['Asia/Jakarta'] }),
  changed('hours', 'site.yaml', 'timeZone: ⟦"+07:00"⟧'),
] satisfies Case[];
