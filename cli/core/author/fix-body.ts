/**
 * Edits of the text below the fields, verified by rendering the edited text and comparing it with the old one. No
 * word may be lost or added, and each part without an edit must be the same.
 */
import type { Token } from 'markdown-it';
import { type Fault, severityOf } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { type BodyCheck, type BodyFault, bodyFaults } from '../bodies/body-check.ts';
import { BodyText } from '../bodies/body-text.ts';
import { parser, tokensOf } from '../bodies/markdown-parser.ts';
import type { Slice } from '../stages/document.ts';
import { groupBy, memoized } from '../values/lists.ts';
import { hrefFault } from '../values/urls.ts';
import { apply, type Candidate, type Proof } from './fix-edits.ts';
import type { CheckedFile, Judge } from './fix-reading.ts';

/** @returns the faults of a body with their fixes */
export type SlipsIn = (body: Slice) => readonly BodyFault[];

/** @returns a function that caches the faults of each body, since each part of the edits is tried again */
export const slipFinder = (checks: readonly BodyCheck[]): SlipsIn =>
  memoized((body) => bodyFaults(new BodyText(body), checks, Number.POSITIVE_INFINITY), new WeakMap());

/** @returns candidate edits of a file's body, in order of places */
export function editsOfBody({ path, text, document }: CheckedFile, slipsIn: SlipsIn): Candidate[] {
  const body = document?.body;
  if (!body || body.text.trim() === '') return [];
  const place = locator({ path, text });
  const edits = slipsIn(body).flatMap((fault): Candidate[] => {
    const mends = place(fault);
    return (fault.edits ?? []).map(({ start, end, new: now, bare }) => {
      const at = { start, end };
      const { line } = place({ code: fault.code, at }).range;
      const old = text.slice(start, end);
      return { ...at, old, new: now, code: fault.code, field: '', line, mends, claim: { is: 'shown', bare } };
    });
  });
  return edits.sort((a, b) => a.start - b.start);
}

/** A part of a body, with its lines, the end exclusive. */
interface Block {
  first: number;
  end: number;
  html: string;
}

/** @returns the blocks of a body, from top to bottom */
function blocksOf(text: string): Block[] {
  const tokens = tokensOf(text);
  const blocks: Block[] = [];
  let begun: Token[] = [];
  for (const token of tokens) {
    begun.push(token);
    if (token.level > 0 || token.nesting > 0) continue;
    const [first, end] = begun[0]?.map ?? [0, 0];
    blocks.push({ first, end, html: parser.renderer.render(begun, parser.options, {}) });
    begun = [];
  }
  return blocks;
}

/** List marks in a code block, which disappear once it is prose. */
const MARKS = /^[ \t]*(?:\d{1,9}[.)]|[-*+])[ \t]+/gm;

/** @returns the visible letters and digits of a body, in order */
function shownIn(text: string): string {
  const ofTokens = (tokens: readonly Token[]): string =>
    tokens
      .map(({ type, content, children }) => {
        if (children !== null) return ofTokens(children);
        return type === 'code_block' ? content.replace(MARKS, '') : content;
      })
      .join(' ');
  return ofTokens(tokensOf(text)).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether the blocks without edits are rendered as before. */
function sameAround(before: string, after: string, lines: ReadonlySet<number>): boolean {
  const untouched = (text: string): string => {
    const rows = text.split('\n');
    const isBlank = (line: number): boolean => (rows[line] ?? '').trim() === '';
    // The lines right above and below an edited line may join its block.
    const near = new Set(lines);
    for (const line of lines) {
      for (let at = line - 1; at >= 0 && !near.has(at) && !isBlank(at); at -= 1) near.add(at);
      for (let at = line + 1; at < rows.length && !near.has(at) && !isBlank(at); at += 1) near.add(at);
    }
    const isNear = ({ first, end }: Block): boolean => {
      for (let line = first; line < end; line += 1) if (near.has(line)) return true;
      return false;
    };
    return blocksOf(text)
      .flatMap((block) => (isNear(block) ? [] : [`${block.first} ${block.html}`]))
      .join('');
  };
  return untouched(before) === untouched(after);
}

/** Whether the faults that the edits fix are gone, and there is no new one. */
function mendsFaults(before: Slice, after: Slice, edits: readonly Candidate[], slipsIn: SlipsIn): boolean {
  const [old, now] = [before, after].map((body) => groupBy<Fault, string>(slipsIn(body), ({ code }) => code));
  const gained = (code: string): number => (now?.get(code)?.length ?? 0) - (old?.get(code)?.length ?? 0);
  return edits.every(({ code }) => gained(code) < 0) && [...(now ?? [])].every(([code]) => gained(code) <= 0);
}

/** Whether all edits of each fault are made or none, since half a list is not a list. */
function areWhole(body: Slice, edits: readonly Candidate[], slipsIn: SlipsIn): boolean {
  const made = new Set(edits.map(({ start }) => start));
  return slipsIn(body).every(({ edits: own = [] }) => {
    const count = own.filter(({ start }) => made.has(start)).length;
    return count === 0 || count === own.length;
  });
}

/** Whether a list item begins on each line that was given a mark. */
function makesItems(text: string, offset: number, edits: readonly Candidate[]): boolean {
  const marked = edits.filter(({ code }) => code.startsWith('markdown/list-'));
  if (marked.length === 0) return true;
  const items = new Set(
    tokensOf(text).flatMap(({ type, map }) => (type === 'list_item_open' && map ? [map[0]] : [])),
  );
  return marked.every(({ line }) => items.has(line - offset));
}

/** A link that must not be published, made from an address in text. */
const isRefused = ({ new: now }: Candidate): boolean => {
  const href = /\((https?:[^()]+)\)$|^<(https?:[^<>]+)>$/.exec(now);
  const fault = href && hrefFault(href[1] ?? href[2] ?? '');
  return fault !== null && severityOf(fault.code) === 'error';
};

/**
 * @param edits of the body, in order, not overlapping
 * @returns the edited file and its edits; null unless it shows the same apart from what the edits claim
 */
export function proveBody(
  before: CheckedFile,
  edits: readonly Candidate[],
  judge: Judge,
  slipsIn: SlipsIn,
): Proof<CheckedFile> | null {
  const old = before.document?.body;
  if (!old || edits.some(isRefused) || !areWhole(old, edits, slipsIn)) return null;
  const after = judge(apply(before.text, edits));
  const now = after.document?.body;
  if (!now || before.text.slice(0, old.start) !== after.text.slice(0, now.start)) return null;
  const bare = apply(
    before.text,
    edits.map((edit) => ({ ...edit, new: edit.claim.is === 'shown' ? edit.claim.bare : edit.old })),
  ).slice(old.start);
  if (shownIn(bare) !== shownIn(now.text)) return null;
  const offset = before.text.slice(0, old.start).split('\n').length;
  const lines = new Set(edits.map(({ line }) => line - offset));
  if (!sameAround(old.text, now.text, lines) || !makesItems(now.text, offset, edits)) return null;
  return mendsFaults(old, now, edits, slipsIn) ? { after, edits } : null;
}
