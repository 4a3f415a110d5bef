/** The marks that people begin the items of a list with. */
import { linesIn } from '../../../diagnostics/places/index.ts';

/** Indentation, mark, first sign of the text. A number is none: `-5`, and neither is a date: `1. April`. */
const MARK = /^([ \t]*)(-(?=[^\s\d-])|- +(?=\S)|[•·▪◦*–—][ \t]*(?=[^\s*])|\d{1,2}[.)][ \t]+(?=\S))/u;

/** A text that begins with such a mark. */
export const MARKED = /^\s*(?:-[^\s\d-]|[•·▪◦]\s*\S|1[.)]\s)/u;

/** Several items in one line: `• a • b`, `1. a 2. b`. */
export const INLINE_LIST = /^\s*(?:[•▪◦][^•▪◦\n]+[•▪◦]\s|1[.)] [^\n]{2,300}? 2[.)] )/u;

export interface ListLine {
  /** Offsets of mark and text. */
  start: number;
  end: number;
  /** '' for none. */
  mark: string;
  text: string;
}

/** @returns the lines of a value as it is written, without the one that opens a block and without blank ones */
export const listLines = (source: string): ListLine[] =>
  linesIn(source).flatMap(({ start, text }, index): ListLine[] => {
    if (text.trim() === '' || (index === 0 && /^[|>][-+0-9]*\s*(?:#|$)/.test(text))) return [];
    const [, indent = '', mark = ''] = MARK.exec(text) ?? [];
    const from = mark === '' ? text.search(/\S/) : indent.length;
    const end = text.trimEnd().length;
    return [{ start: start + from, end: start + end, mark, text: text.slice(from + mark.length, end) }];
  });
