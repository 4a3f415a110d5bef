/** Signs of arithmetic that Markdown takes for its own: `> 140` becomes a quotation, `2*3*4` italics. */
import type { BodyFault } from '../../core/bodies/body-check.ts';
import type { Block, BodyText } from '../../core/bodies/body-text.ts';
import { shorten } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';

/** Not a list in a quotation. */
const MORE_THAN = /^ {0,3}(>[ \t]?(?!\d{1,9}[.)]\D)\d.*)/;
/** Fast tests. */
export const MAY_BE_MORE_THAN = /^ {0,3}>[ \t]?\d/m;
export const MAY_BE_PRODUCT = /\d\*\d/;
const TIMES = /(?<=\d)\*(?=\d)[^*\n]{0,99}(?<=\d)\*(?=\d)/g;
const CODE = /`+[^`]*`+/g;

/** Quotations of one line that begin with a number. */
export function* quotedNumbers(text: BodyText): Generator<BodyFault> {
  for (const { type, map } of text.tokens) {
    if (type !== 'blockquote_open' || !map) continue;
    const [first, end] = map;
    const line = text.lineOf(first);
    const sign = MORE_THAN.exec(line)?.[1];
    // Each line of a real quotation has the sign.
    if (sign === undefined || (end > first + 1 && text.lineOf(first + 1).startsWith('>'))) continue;
    const params = { sign: '>', as: phrase('markdown/lost-sign:quotation'), fix: `\\${shorten(sign, 60)}` };
    const start = text.startOf(first) + line.length - sign.length;
    yield { code: 'markdown/lost-sign', params, at: { start, end: start + 1 } };
  }
}

/** Two asterisks between numbers. */
export function* italicProducts(text: BodyText, block: Block): Generator<BodyFault> {
  const plain = block.content.replace(CODE, (code) => ' '.repeat(code.length));
  for (const { 0: found, index } of plain.matchAll(TIMES)) {
    if (block.left.some(({ mark, at }) => mark === '*' && at === index)) continue;
    const params = {
      sign: '*',
      as: phrase('markdown/lost-sign:italics'),
      fix: found.replaceAll('*', '\\*'),
    };
    const start = text.place(block, index);
    yield { code: 'markdown/lost-sign', params, at: { start, end: start + found.length } };
  }
}
