import { file, SAMPLE, type Case } from '../case.ts';

export default [
  file('YAML 1.1', SAMPLE, '⟦%YAML 1.1⟧\n---\ntitle: Judul\n'),
  file('a tag directive', SAMPLE, '# catatan\n⟦%TAG ! tag:uji,2025:⟧\n---\ntitle: Judul\n'),
] satisfies Case[];
