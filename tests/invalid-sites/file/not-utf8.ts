import { bytes, file, SAMPLE, type Case } from '../case.ts';

export default [
  file('Latin-1', SAMPLE, bytes('title: Makan\nexcerpt: caf', [0xe9], ' sehat\n'), { at: { file: SAMPLE, line: 2, column: 13 } }),
  file('Latin-1 curly quotes of Windows', SAMPLE, bytes('title: ', [0x93], 'Makan', [0x94], '\n'), { at: { file: SAMPLE, line: 1, column: 8 } }),
  file('cut in the middle of a character', SAMPLE, bytes('title: Makan\nexcerpt: caf', [0xc3]), { at: { file: SAMPLE, line: 2, column: 13 } }),
  file('a surrogate in UTF-8', SAMPLE, bytes('title: a', [0xed, 0xa0, 0x80], '\n'), { at: { file: SAMPLE, line: 1, column: 9 } }),
  file('a letter beyond the first plane before it', SAMPLE, bytes('title: 🌅é', [0xff], '\n'), { at: { file: SAMPLE, line: 1, column: 11 } }),
  file('in the list of addresses', 'addresses.txt', bytes('/\n/caf', [0xe9], '/\n'), { at: { file: 'addresses.txt', line: 2, column: 5 } }),
] satisfies Case[];
