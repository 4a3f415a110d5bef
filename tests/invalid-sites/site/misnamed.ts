import type { Case } from '../case.ts';

const misnamed = (name: string): Case => ({
  name,
  files: { 'site.yaml': null, [name]: 'title: Situs\n' },
  at: { file: name, line: 1, column: 1 },
  asIs: true,
});

export default ['site.yml', 'Site.yaml', 'site.yaml.txt', 'situs.yaml', 'site'].map(misnamed) satisfies Case[];
