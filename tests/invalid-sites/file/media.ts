import { file, type Case } from '../case.ts';

const media = (name: string, path: string, suggestions: readonly string[]): Case =>
  file(name, path, 'x', { at: { file: path, line: 1, column: 1 }, suggestions });

export default [
  media('a picture in no folder', 'kebun.jpeg', ['images/kebun.jpeg']),
  media('a picture of a phone', 'pages/kebun.heic', []),
  media('a drawing', 'bagan.svg', ['images/bagan.svg']),
  media('a video', 'articles/senam pagi.avi', []),
  media('a recording', 'lagu.mp3', []),
] satisfies Case[];
