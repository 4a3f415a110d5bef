import { file, SAMPLE, type Case } from '../case.ts';

export default [
  file('more than 256 KiB', SAMPLE, `title: ${'a'.repeat(256 * 1024)}`, { at: { file: SAMPLE, line: 1, column: 1 } }),
  file('a list of addresses without end', 'addresses.txt', new Uint8Array(32 * 1024 * 1024 + 1).fill(47), { at: { file: 'addresses.txt', line: 1, column: 1 } }),
] satisfies Case[];
