/** HTML, Markdown and template syntax in fields, which show every character as written. */

import { withCharacters } from '../../core/validate/index.ts';
import { forbiddenCharacter } from '../../core/values/characters.ts';
import { HTML_TAG, withoutEntities } from '../../core/values/html.ts';
import { templatePiece } from '../../core/values/template-syntax.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { nameOf } from '../../diagnostics/pointers/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';

/** Unambiguous Markdown: bold and struck text, code, notes, headings, links. */
const MARKDOWN =
  /\*\*(?!\s)[^*\n]{1,200}(?<!\s)\*\*|(?!^__\w{1,40}__$)(?<![^\s("“])__(?!\s)[^_\n]{1,200}(?<!\s)__(?![\p{L}\d])|~~(?!\s)[^~\n]{1,200}(?<!\s)~~|(?<![^\s("“])`[^`\n]{1,80}`(?![\p{L}\d])|\[\^\d{1,3}\]|^#{2,6}(?=\s)|\[[^\][\n]{1,200}\]\((?:https?:|mailto:|tel:|www\.|\/|#|images\/)[^\s)]{0,300}\)/mu;

const MARKS = /[&<*[{_~`#]/;

/** Whether a text contains characters of HTML or Markdown. */
export const mayHoldMarks = (value: string): boolean => MARKS.test(value);

interface Markup {
  code: 'content/html-in-text' | 'content/markdown-in-text';
  found: string;
  /** The intended text, if writing it is safe. */
  intended?: string;
}

/** The first piece of another tool's template syntax. */
function templateIn(value: string): string | undefined {
  for (const { index } of value.matchAll(/[{[<]/g)) {
    const piece = templatePiece(value, index);
    if (piece) return value.slice(index, index + piece.length);
  }
  return undefined;
}

/** An entity, also one that two programs have escaped: `&amp;#8217;`. */
const ESCAPED = /&(?:amp;)?(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/** @param isRead whether names of characters are read as these */
function htmlIn(value: string, isRead: boolean): Markup | null {
  const code = 'content/html-in-text';
  const tag = HTML_TAG.exec(value)?.[0] ?? templateIn(value);
  if (tag !== undefined) return { code, found: tag };
  const found = value.match(ESCAPED)?.find((one) => {
    const shown = isRead ? withCharacters(one) : one;
    return withoutEntities(shown) !== shown;
  });
  const intended = found === undefined ? value : withoutEntities(withoutEntities(value)).trim();
  if (found === undefined || intended === value) return null;
  const isText = [...intended].every((one) => forbiddenCharacter(one) === null);
  return isText && intended.includes('\n') === value.includes('\n')
    ? { code, found, intended }
    : { code, found };
}

function markdownIn(value: string): Markup | null {
  const found = MARKDOWN.exec(value)?.[0];
  return found === undefined ? null : { code: 'content/markdown-in-text', found };
}

/**
 * @param value a text that may contain markup
 * @param isRead whether names of characters in it are read as these
 * @param source of the value, read only if there is a fault
 * @returns at most one warning for HTML and one for Markdown, at the first place of each
 */
export function textMistakes(value: string, isRead: boolean, source: () => string, pointer: string): Fault[] {
  return [htmlIn(value, isRead), markdownIn(value)].flatMap((mistake): Fault[] => {
    if (!mistake) return [];
    const { code, found, intended } = mistake;
    const params = { name: nameOf(pointer), found: shorten(found, 40) };
    const start = source().indexOf(found);
    const place = { pointer };
    // Written with escapes or over two lines, it is not found: then the whole value is marked.
    const piece = intended === undefined ? found : withoutEntities(withoutEntities(found)).trim();
    // One replacement makes a line right, or the line is replaced; a longer text is corrected piece by piece.
    const isEnough = value.includes('\n') || value.replace(found, () => piece).trim() === intended;
    const isMarked = start >= 0 && (intended === undefined || (piece !== '' && isEnough));
    const at = isMarked ? { ...place, within: { start, end: start + found.length } } : place;
    // It replaces what is marked.
    return [{ code, params, at, ...(intended && { suggestions: [isMarked ? piece : intended] }) }];
  });
}
