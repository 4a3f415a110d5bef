/** Intended meaning of the marks that remain in a paragraph, heading or cell. */

import type { Slip } from '../../core/bodies/body-check.ts';
import type { Leftover } from '../../core/bodies/leftovers.ts';
import { htmlAt } from '../../core/values/html.ts';
import { templatePiece } from '../../core/values/template-syntax.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { bareHost } from './bare-hosts.ts';
import { boldSlips, isWord } from './bold-slips.ts';
import { bracketSlip, unopened } from './bracket-slips.ts';

/** Context of the content. */
export interface InlineContext {
  /** Hosts that the body links to, and those reported as bare addresses. */
  hosts: Set<string>;
}

/** A backtick that was meant to begin code; inside a word it is an apostrophe, before a quote another quote. */
function codeSlip(content: string, { mark, at }: Leftover): Slip | null {
  const slip = { code: 'markdown/unclosed-code', params: { mark }, at, length: mark.length } as const;
  if (mark.length > 1) return slip;
  const rest = content.slice(at + 1, at + 80);
  return isWord(content[at - 1]) || !/^\S/.test(rest) || /^[^`'\n]+'/.test(rest) ? null : slip;
}

const HIGHLIGHTED = /^==(?=[^\s=])[^=\n]{0,200}[^\s=]==(?!=)/;

/** `==stabilo==` */
function highlightSlip(content: string, at: number): Slip | null {
  const found = content[at - 1] === '=' ? undefined : HIGHLIGHTED.exec(content.slice(at, at + 210))?.[0];
  if (found === undefined) return null;
  return { code: 'markdown/template-syntax', params: { kind: '== … ==' }, at, length: found.length };
}

/** A piece of another tool's template syntax: pieces of a kind are counted over the whole body. */
function templateSlip(content: string, at: number): Slip | null {
  const piece = templatePiece(content, at);
  if (!piece) return null;
  return { code: 'markdown/template-syntax', params: { kind: piece.kind }, at, length: piece.length };
}

const HTML_OR_TEMPLATE = /[[<{]/;

/**
 * @param left leftovers of the content, in order
 * @returns its faults, one per cause
 */
export function inlineSlips(content: string, left: readonly Leftover[], context: InlineContext): Slip[] {
  const slips = boldSlips(content, left);
  /** End of the part that is already reported. */
  let until = 0;
  for (const one of left) {
    if (one.at < until) continue;
    const { mark } = one;
    let slip = HTML_OR_TEMPLATE.test(mark) ? templateSlip(content, one.at) : null;
    if (slip) {
      // No other fault of that piece is reported.
    } else if (mark.startsWith('.')) slip = bareHost(content, mark, one.at, context.hosts);
    else if (mark === '[') slip = bracketSlip(content, one.at);
    else if (mark === ']') slip = unopened(content, one.at);
    else if (mark === '<') {
      const tag = htmlAt(content, one.at);
      // A tag that is none in Markdown is text; a comment that lacks a sign was not meant as that.
      if (tag !== null && /^<(?:[\s!]|--)/.test(tag)) {
        const params = { found: tag, fate: phrase('markdown/html:shown') };
        slip = { code: 'markdown/html', params, at: one.at, length: tag.length };
      }
    } else if (mark === '=') slip = highlightSlip(content, one.at);
    else if (mark.startsWith('`')) slip = codeSlip(content, one);
    if (!slip) continue;
    until = slip.at + slip.length;
    slips.push(slip);
  }
  return slips;
}
