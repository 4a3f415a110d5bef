import { file, SAMPLE, SAMPLE_ARTICLE, type Case } from '../case.ts';

const many = (end: string): string => SAMPLE_ARTICLE + end.repeat(10_001 - 4);
const at = { file: SAMPLE, line: 1, column: 1 };

export default [
  file('a line more than 10,000', SAMPLE, many('\n'), { at }),
  file('line ends of Windows', SAMPLE, many('\r\n'), { at, asIs: true }),
  file('a list of addresses without end', 'addresses.txt', '/\n'.repeat(500_001), { at: { file: 'addresses.txt', line: 1, column: 1 } }),
] satisfies Case[];
