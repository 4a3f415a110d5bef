import { file, SAMPLE, type Case } from '../case.ts';

export default [
  file('two documents', SAMPLE, 'title: Judul\n⟦---⟧\ntitle: Judul lain\n'),
] satisfies Case[];
