import { bytes, type Case, file, SAMPLE } from '../case.ts';

const START = { file: SAMPLE, line: 1, column: 1 };

export default [
  file('a Word document', SAMPLE, bytes('PK', [3, 4, 20, 0, 6, 0], 'word/document.xml'), { at: START }),
  file('an old Word document', SAMPLE, bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), { at: START }),
  file('a PDF', SAMPLE, '⟦%⟧PDF-1.7\n1 0 obj\n'),
  file('RTF', SAMPLE, '⟦{⟧\\rtf1\\ansi Makan sehat}\n'),
  file('a web page', 'articles/09-uji.md', '⟦<⟧!DOCTYPE html>\n<html><body>Makan</body></html>\n'),
  file('a photo', SAMPLE, bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), { at: START }),
  file('a list of addresses from Word', 'addresses.txt', bytes('PK', [3, 4, 20, 0, 6, 0], 'word/document.xml'), { at: { file: 'addresses.txt', line: 1, column: 1 } }),
] satisfies Case[];
