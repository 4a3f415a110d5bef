/** Intended meaning of the marks that remain in a paragraph, heading or cell. */

import { ALERTS } from '../../../core/bodies/boxes/index.ts';
import type { Mistake, StrayMark } from '../../../core/bodies/text/index.ts';
import { htmlAt } from '../../../core/values/html.ts';
import { templatePiece } from '../../../core/values/template-syntax.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';
import { bareHost } from '../bare-hosts.ts';
import { isWord } from '../signs.ts';
import { boldMistakes } from './bold-mistakes.ts';
import { bracketMistake, unopened } from './bracket-mistakes.ts';

/** Context of the content. */
export interface InlineContext {
  /** Hosts that the body links to, and those reported as bare addresses. */
  hosts: Set<string>;
}

/** A backtick that was intended to begin code; inside a word it is an apostrophe, before a quote another quote. */
function codeMistake(content: string, { mark, at }: StrayMark): Mistake | null {
  const params = {
    mark,
    why: phrase('markdown/unclosed-mark:code'),
    how: phrase('markdown/unclosed-mark:quote', { mark }),
    fix: '',
    pattern: '',
  };
  const mistake = { code: 'markdown/unclosed-mark', params, at, length: mark.length } as const;
  if (mark.length > 1) return mistake;
  const rest = content.slice(at + 1, at + 80);
  return isWord(content[at - 1]) || !/^\S/.test(rest) || /^[^`'\n]+'/.test(rest) ? null : mistake;
}

const HIGHLIGHTED = /^==(?=[^\s=])[^=\n]{0,200}[^\s=]==(?!=)/;

/** `==stabilo==` */
function highlightMistake(content: string, at: number): Mistake | null {
  const found = content[at - 1] === '=' ? undefined : HIGHLIGHTED.exec(content.slice(at, at + 210))?.[0];
  if (found === undefined) return null;
  return { code: 'markdown/template-syntax', params: { kind: '== … ==' }, at, length: found.length };
}

/** A piece of another tool's template syntax: pieces of a kind are counted over the whole body. */
function templateMistake(content: string, at: number): Mistake | null {
  const piece = templatePiece(content, at);
  if (!piece) return null;
  const { kind, length } = piece;
  return {
    code: 'markdown/template-syntax',
    params: { kind },
    suggestions: meantBy(kind, content, at, length),
    at,
    length,
  };
}

function meantBy(kind: string, content: string, at: number, length: number): string[] {
  if (kind === ':br') return ['<br>'];
  const name = kind === '[!…]' ? content.slice(at + 2, at + length - 1).toLowerCase() : '';
  return name === '' ? [] : nearest(name, ALERTS).map((one) => `[!${one.toUpperCase()}]`);
}

const HTML_OR_TEMPLATE = /[[<{:^~$]/;

/**
 * @param left stray marks of the content, in order
 * @returns its faults, one per cause
 */
export function inlineMistakes(
  content: string,
  left: readonly StrayMark[],
  context: InlineContext,
): Mistake[] {
  const mistakes = boldMistakes(content, left);
  /** End of the part that is already reported. */
  let until = 0;
  for (const one of left) {
    if (one.at < until) continue;
    const { mark } = one;
    let mistake = HTML_OR_TEMPLATE.test(mark) ? templateMistake(content, one.at) : null;
    if (mistake) {
      // No other fault of that piece is reported.
    } else if (mark.startsWith('.')) mistake = bareHost(content, mark, one.at, context.hosts);
    else if (mark === '[') mistake = bracketMistake(content, one.at);
    else if (mark === ']') mistake = unopened(content, one.at);
    else if (mark === '<') {
      const tag = htmlAt(content, one.at);
      // A tag that is none in Markdown is text; a comment that lacks a sign was not intended as that.
      if (tag !== null && /^<(?:[\s!]|--)/.test(tag)) {
        const params = { found: tag, fate: phrase('markdown/html:shown') };
        mistake = { code: 'markdown/html', params, at: one.at, length: tag.length };
      }
    } else if (mark === '=') mistake = highlightMistake(content, one.at);
    else if (mark.startsWith('`')) mistake = codeMistake(content, one);
    if (!mistake) continue;
    until = mistake.at + mistake.length;
    mistakes.push(mistake);
  }
  return mistakes;
}
