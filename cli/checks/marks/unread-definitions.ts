/** Definitions of links that are there, and that Markdown does not read: `[name]: /address/` right below a text. */
import type { BodyText, Mistake } from '../../core/bodies/text/index.ts';
import { templatePiece } from '../../core/values/template-syntax.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { referenceKey } from './lost-signs.ts';

const DEFINITION = /^[ \t>]*\[((?!\^)[^\][\\]{1,200})\]:[ \t]*(\S.*)?$/;

interface Unread {
  target: string;
  /** Whether it is a line of a text that begins above it. */
  isBelowText: boolean;
}

/** @returns the lines of paragraphs that look like definitions, by label */
function unreadDefinitions(text: BodyText): Map<string, Unread> {
  const unread = new Map<string, Unread>();
  for (const {
    parent,
    lines: [first, end],
  } of text.blocks) {
    if (parent !== 'paragraph_open') continue;
    for (let line = first; line < end; line += 1) {
      const [, label, target = ''] = DEFINITION.exec(text.lineOf(line)) ?? [];
      if (label !== undefined) unread.set(referenceKey(label), { target, isBelowText: line > first });
    }
  }
  return unread;
}

const CODE = 'markdown/no-such-reference';

/** @returns the faults of links without a definition; if there is one, why it is not read, unless that is told anyway */
export function withUnread(text: BodyText, mistakes: readonly Mistake[]): Mistake[] {
  if (!mistakes.some(({ code }) => code === CODE)) return [...mistakes];
  const unread = unreadDefinitions(text);
  return mistakes.flatMap((mistake): Mistake[] => {
    const { code, params } = mistake;
    const found = code === CODE ? unread.get(referenceKey(String(params?.mark).slice(1, -1))) : undefined;
    if (!found) return [mistake];
    const { target, isBelowText } = found;
    const template = target.search(/[{<]/);
    if (!isBelowText && template >= 0 && templatePiece(target, template)) return [];
    const mark = String(params?.mark);
    const why = phrase(`${CODE}:${isBelowText ? 'below' : 'unreadable'}`, { mark });
    const how = phrase(`${CODE}:${isBelowText ? 'apart' : 'alone'}`);
    return [{ ...mistake, params: { ...params, why, how } }];
  });
}
