import { file, type Case } from '../case.ts';

const stray = (name: string, path: string): Case => file(name, path, 'x', { at: { file: path, line: 1, column: 1 } });

export default [
  stray('of Word', 'articles/08-uji.docx'),
  stray('of old Word', 'articles/Teh Jahe (1).DOC'),
  stray('of LibreOffice', 'pages/uji.odt'),
  stray('a PDF', 'articles/08-uji.pdf'),
  stray('beside the folders', 'naskah.docx'),
] satisfies Case[];
