/** Prose that indentation has turned into a code block. */

/** Characters that are rare in prose and common in code; addresses are skipped. */
const CODE = /[{}<>=\\|`_#~^]|\$(?!\d)|;[ \t]*$|\(\)|::|--/m;
const ADDRESS = /\bhttps?:\/\/\S+/g;
/** A command, or a setting of a file; also in a list. */
const COMMAND =
  /^[ \t]*(?:[-*+][ \t]+)?(?:(?:sudo|npm|npx|git|cd|curl|import|from|def|let|const|var|return|SELECT)\s|[a-z][\w-]*:(?:\s|$)|[@.]\w)|^[ \t]*[-*+][ \t]+-[a-z]/m;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
const ENDED = /[.!?…:,]["”’')\]]*$/u;
/** A heading; a single `#` begins a comment in most code. */
const HEADING = /^[ \t]*#{2,6}(?=[ \t]+\p{Lu})/gmu;
const ROW = /^\|.*\|$/;
const RULE = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+$/;
/** Items that are no names of packages or files. */
const NUMBERED = /^\d{1,9}[.)][ \t]+(?=\p{L})/u;
const NAMED = /^[-*+][ \t]+\p{Lu}\p{Ll}/u;
const ITEM = /^(?:\d{1,9}[.)]|#{2,6}|[-*+•–·○●▪\uF000-\uF0FF])[ \t]+(?=\S)/;
/** Approximate line length of prose that is wrapped by hand; lines of a poem or an address are shorter. */
const BROKEN_AT = 60;

/** @returns whether a code block is an indented table, or a list of words without values and signs of code */
export function isIndentedList(code: string): boolean {
  const lines = code.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length < 2) return false;
  if (lines.every((line) => ROW.test(line))) return lines.some((line) => RULE.test(line));
  if (CODE.test(code.replace(ADDRESS, '')) || COMMAND.test(code)) return false;
  return [NUMBERED, NAMED].some((begins) => lines.every((line) => begins.test(line)));
}

/**
 * @param enough number of words that do not begin with a capital letter, but end like a sentence
 * @returns whether a code block is indented prose
 */
export function isIndentedProse(code: string, enough = 8): boolean {
  const text = code.replace(ADDRESS, '').trim();
  if (CODE.test(text.replace(HEADING, '')) || COMMAND.test(text)) return false;
  const words = text.match(WORD) ?? [];
  const isShouted =
    words.filter((word) => word.length > 1 && word === word.toUpperCase()).length * 2 > words.length;
  if (words.length < 2 || isShouted) return false;
  const bare = text.replace(ITEM, '');
  const begins = bare !== text || /^["“‘'(]?\p{Lu}/u.test(text);
  const few = bare === text ? 5 : 3;
  return begins ? words.length >= few || ENDED.test(text) : words.length >= enough && ENDED.test(text);
}

/** Whether a line is an item of a list or a row, which a line below it would join. */
export const isItemOrRow = (line: string): boolean => ITEM.test(line) || ROW.test(line);

/** @returns whether the lines of indented prose mean the same without their indentation */
export function isPlainProse(lines: readonly string[]): boolean {
  const indents = new Set(
    lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0]),
  );
  if (indents.size !== 1) return false;
  return lines.every((line, index) => {
    const [text, next = ''] = [line.trim(), (lines[index + 1] ?? '').trim()];
    return text === '' || next === '' || isItemOrRow(next) || text.length >= BROKEN_AT;
  });
}
