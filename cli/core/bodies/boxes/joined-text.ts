/** Texts of boxes that a formatter has joined to the line that opens the box, where a title would be. */
import type { StateCore, Token } from 'markdown-it';

/** Lines that a formatter wraps are longer; titles are shorter. */
const WRAPPED = 60;

/**
 * @param line on which a title would be
 * @param title what it would be
 * @param below the next line
 * @returns whether a sentence goes on from one to the other
 */
export const continues = (line: string, title: string, below: string): boolean =>
  line.length >= WRAPPED && !/[.:!?]$/.test(title) && (/^\p{Ll}/u.test(below) || title.endsWith(','));

/** @returns the tokens of a paragraph on one line of a box */
export function paragraphOf({ Token }: StateCore, content: string, line: number, level: number): Token[] {
  const map: [number, number] = [line, line + 1];
  const open = Object.assign(new Token('paragraph_open', 'p', 1), { block: true, map, level });
  const inline = Object.assign(new Token('inline', '', 0), {
    block: true,
    map,
    content,
    children: [],
    level: level + 1,
  });
  return [open, inline, Object.assign(new Token('paragraph_close', 'p', -1), { block: true, level })];
}
