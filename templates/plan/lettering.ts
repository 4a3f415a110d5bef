/** Text as paths, in lines: for pictures that must look the same wherever they are drawn. */
import { GLYPHS, KERNING } from './glyphs.generated.ts';

interface Glyph {
  /** In thousandths of the letter's size, as are all widths here. */
  width: number;
  path: string;
}

interface Letters {
  glyphs: ReadonlyMap<string, Glyph>;
  kerning: ReadonlyMap<string, number>;
}

let read: Letters | undefined;

function letters(): Letters {
  if (read) return read;
  const glyphs = new Map<string, Glyph>();
  for (const line of GLYPHS.split('\n')) {
    const gap = line.indexOf(' ', 1);
    const written = line.slice(gap + 1);
    const base = written.startsWith('=') ? (glyphs.get(written.charAt(1))?.path ?? '') : null;
    const path = base === null ? written : base + written.slice(2);
    glyphs.set(line.charAt(0), { width: Number(line.slice(1, gap)), path });
  }
  const kerning = new Map<string, number>();
  for (const line of KERNING.split('\n')) {
    const gap = line.indexOf(' ');
    for (let at = gap + 1; at < line.length; at += 2)
      kerning.set(line.slice(at, at + 2), Number(line.slice(0, gap)));
  }
  read = { glyphs, kerning };
  return read;
}

const HYPHENS = /[\u00AD\u2011]/g;

/** @returns the text as it is drawn: accents joined with their letters, one kind of space */
const drawn = (text: string): string =>
  text
    .normalize('NFC')
    .replace(HYPHENS, (sign) => (sign === '\u2011' ? '-' : ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Whether there are outlines for every letter of a text. */
export const isDrawable = (text: string): boolean => {
  const { glyphs } = letters();
  return [...drawn(text)].every((letter) => glyphs.has(letter));
};

const baseOf = (letter: string): string => letter.normalize('NFD').charAt(0);

/** Calls back with each letter of a line and its place; returns the width of the line. */
function place(line: string, each: (glyph: Glyph, x: number) => void = () => undefined): number {
  const { glyphs, kerning } = letters();
  let x = 0;
  let before = '';
  for (const letter of line) {
    const glyph = glyphs.get(letter);
    if (!glyph) continue;
    x += kerning.get(before + baseOf(letter)) ?? 0;
    each(glyph, x);
    x += glyph.width;
    before = baseOf(letter);
  }
  return x;
}

/** @returns the parts of a word that fit in a line; one that fits is a single part */
function partsOf(word: string, width: number): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = parts.at(-1) + letter;
    if (parts.at(-1) !== '' && place(longer) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((one) => partsOf(one, width))) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && place(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface Block {
  lines: readonly string[];
  /** In pixels, as are the widths of the column. */
  size: number;
}

/** A line is this much narrower at each attempt to make all equally long. */
const STEP = 250;

/**
 * Sets a text in the largest size at which no word is broken and the lines are few enough. At the smallest one, what
 * does not fit is replaced by an ellipsis.
 * @param sizes in pixels, in descending order
 */
export function setText(
  text: string,
  { width, sizes, most }: { width: number; sizes: readonly number[]; most: number },
): Block {
  const words = drawn(text).split(' ');
  for (const size of sizes) {
    const room = (width * 1000) / size;
    const lines = wrap(words, room);
    if (lines.length > most || words.some((word) => place(word) > room)) continue;
    let even = lines;
    for (let narrower = room - STEP; narrower > room / 2; narrower -= STEP) {
      const next = wrap(words, narrower);
      if (next.length > lines.length || words.some((word) => place(word) > narrower)) break;
      even = next;
    }
    return { lines: even, size };
  }
  const size = sizes.at(-1) ?? 1;
  const room = (width * 1000) / size;
  const lines = wrap(words, room);
  if (lines.length <= most) return { lines, size };
  let last = lines[most - 1] ?? '';
  while (place(`${last}…`) > room) last = last.slice(0, -1).trimEnd();
  return { lines: [...lines.slice(0, most - 1), `${/^.*[^\s,.:;–—-]/s.exec(last)?.[0] ?? ''}…`], size };
}

/** @returns the paths of a block, from the base line of its first line, with `leading` pixels from line to line */
export function outlines({ lines, size }: Block, x: number, y: number, leading: number): string {
  const round = (value: number): number => Math.round(value * 100) / 100;
  const scale = size / 1000;
  let paths = '';
  for (const [index, line] of lines.entries())
    place(line, ({ path }, at) => {
      if (path !== '')
        paths += `<path transform="translate(${round(x + at * scale)} ${round(y + index * leading)}) scale(${scale})" d="${path}"/>`;
    });
  return paths;
}
