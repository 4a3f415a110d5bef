/**
 * Compares the text below the fields before and after edits. Parts of it that were replaced are as claimed; no word is
 * lost or added where something else was fixed; and all other parts are the same.
 */
import type { Token } from 'markdown-it';
import type { Fault } from '../../diagnostics/index.ts';
import type { Slice } from '../../diagnostics/places/index.ts';
import { parser } from '../bodies/index.ts';
import { apply } from '../values/changes/text-pieces.ts';
import { groupBy } from '../values/lists.ts';
import type { Candidate } from './edits.ts';
import type { CheckedFile, Reader } from './read-file.ts';
import { replacesWhole } from './whole-parts.ts';

/** A part of a body, with its lines, the end exclusive. */
interface Block {
  first: number;
  end: number;
  tokens: Token[];
}

/** @returns the blocks of a body, from top to bottom */
function blocksOf(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  let begun: Token[] = [];
  for (const token of tokens) {
    begun.push(token);
    if (token.level > 0 || token.nesting > 0) continue;
    const [first, end] = begun[0]?.map ?? [0, 0];
    blocks.push({ first, end, tokens: begun });
    begun = [];
  }
  return blocks;
}

/** Content piece by piece: kinds of the parts, texts and addresses. */
function piecesOf(tokens: readonly Token[], pieces: string[] = []): string[] {
  for (const [at, { type, tag, markup, hidden, info, content, attrs, children }] of tokens.entries()) {
    const before = tokens[at - 1];
    // The text of an address in angle brackets is that address.
    const isAddress = type === 'text' && before?.type === 'link_open' && before.info === 'auto';
    pieces.push(`${type} ${tag} ${markup} ${hidden}`, info, children || isAddress ? '' : content);
    for (const pair of attrs ?? []) pieces.push(...pair);
    if (children) piecesOf(children, pieces);
  }
  return pieces;
}

/** List marks in a code block, which disappear once it is prose. */
const MARKS = /^[ \t]*(?:\d{1,9}[.)]|[-*+])[ \t]+/gm;

const boxTitle = (meta: { title?: string } | null): string => meta?.title ?? '';

/** @returns the visible letters and digits of a body, in order */
function shownIn(tokens: readonly Token[]): string {
  const ofTokens = (some: readonly Token[]): string =>
    some
      .map(({ type, content, children, meta }) => {
        if (children !== null) return ofTokens(children);
        if (type.endsWith('_open')) return boxTitle(meta);
        return type === 'code_block' ? content.replace(MARKS, '') : content;
      })
      .join(' ');
  return ofTokens(tokens).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** @returns the pieces of the blocks that no edit of these lines has to do with, each block with its first line */
function piecesApart(text: string, tokens: readonly Token[], lines: ReadonlySet<number>): string[] {
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
  return blocksOf(tokens).flatMap((block) =>
    isNear(block) ? [] : [String(block.first), ...piecesOf(block.tokens)],
  );
}

/** Whether two lists of pieces are the same, apart from claimed replacements. */
function samePieces(old: readonly string[], now: readonly string[], edits: readonly Candidate[]): boolean {
  const pairs = new Map(
    edits.flatMap(({ claim }) => (claim.is === 'replaced' ? [[claim.from, claim.to]] : [])),
  );
  const replaced = (piece: string): string =>
    [...pairs].reduce((text, [from, to]) => text.replaceAll(from, to), piece);
  const isSame = (piece: string, other: string | undefined): boolean =>
    piece === other || pairs.get(piece) === other || replaced(piece) === other;
  return old.length === now.length && old.every((piece, index) => isSame(piece, now[index]));
}

/** Whether the faults that the edits fix are gone, and there is no new one. */
function mendsFaults(
  before: Slice,
  after: Slice,
  edits: readonly Candidate[],
  { mistakesIn }: Reader,
): boolean {
  const [old, now] = [before, after].map((body) =>
    groupBy<Fault, string>(mistakesIn?.(body) ?? [], ({ code }) => code),
  );
  const gained = (code: string): number => (now?.get(code)?.length ?? 0) - (old?.get(code)?.length ?? 0);
  return edits.every(({ code }) => gained(code) < 0) && [...(now ?? [])].every(([code]) => gained(code) <= 0);
}

/** The visible text of what an edit replaces. */
const bareOf = ({ claim, new: now }: Candidate): string =>
  claim.is === 'shown' ? claim.bare : claim.is === 'box' ? '' : now;

/**
 * @param edits of the body, in order, not overlapping
 * @returns whether the body shows the same apart from what the edits claim
 */
export function sameBody(
  before: CheckedFile,
  after: CheckedFile,
  edits: readonly Candidate[],
  reader: Reader,
): boolean {
  const [old, now] = [before.document?.body, after.document?.body];
  if (!old || !now || edits.some(({ start }) => start < old.start)) return false;
  const [whole] = edits;
  if (whole?.claim.is === 'body') return now.text === whole.claim.text;
  const tokensOf = (text: string): Token[] => (reader.markdown ?? parser).parse(text, {});
  const offset = before.text.slice(0, old.start).split('\n').length;
  if (!edits.every((edit) => replacesWhole(edit, before.text))) return false;
  const fixing = edits.filter(({ claim }) => claim.is === 'shown' || claim.is === 'box');
  const lines = new Set(fixing.map(({ line }) => line - offset));
  const tokens = tokensOf(now.text);
  const apart = piecesApart(old.text, tokensOf(old.text), lines);
  if (!samePieces(apart, piecesApart(now.text, tokens, lines), edits)) return false;
  if (fixing.length === 0) return true;
  const bare = edits.map((edit) => ({ ...edit, new: bareOf(edit) }));
  const shown = apply(before.text, bare).slice(old.start);
  return (
    shownIn(tokensOf(shown)) === shownIn(tokens) &&
    // Without checks of bodies, the caller looks for faults.
    (!reader.mistakesIn || mendsFaults(old, now, fixing, reader))
  );
}
