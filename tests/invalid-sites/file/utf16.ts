import { file, SAMPLE, type Case } from '../case.ts';

export default [
  file('little endian', SAMPLE, new Uint8Array([0xff, 0xfe, ...Buffer.from('title: Makan\n', 'utf16le')]), { at: { file: SAMPLE, line: 1, column: 1 } }),
  file('big endian', SAMPLE, new Uint8Array([0xfe, 0xff, ...Buffer.from('title: Makan\n', 'utf16le').swap16()]), { at: { file: SAMPLE, line: 1, column: 1 } }),
  file('without byte-order mark', SAMPLE, new Uint8Array(Buffer.from('title: Makan\n', 'utf16le')), { at: { file: SAMPLE, line: 1, column: 1 } }),
  file('the list of addresses', 'addresses.txt', new Uint8Array(Buffer.from('\uFEFF/\n/kontak/\n', 'utf16le')), { at: { file: 'addresses.txt', line: 1, column: 1 } }),
] satisfies Case[];
