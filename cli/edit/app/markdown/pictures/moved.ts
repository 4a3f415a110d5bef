/** Pictures of a text, moved to another place between its blocks. */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { ChangeSet, type EditorState, type TransactionSpec } from '@codemirror/state';
import { nodeAround } from '../inline.ts';

/** Milliseconds that reading the text may take. */
const LONGEST = 100;

/** A part of the text. */
interface Part {
  from: number;
  to: number;
}

/** A picture, and the block of the text that it is in: one that is part of nothing else. */
export interface PicturePlace extends Part {
  block: Part;
}

/** Attributes behind a picture belong to it. */
const ATTRIBUTES = /^\{[^{}\n]*\}/;

/** @returns the blocks of a text that are parts of nothing else, in order */
function blocksOf(state: EditorState): Part[] {
  const blocks: Part[] = [];
  // Of a text whose end has not been read yet, `syntaxTree` has fewer blocks, also once this has read it.
  const tree = ensureSyntaxTree(state, state.doc.length, LONGEST) ?? syntaxTree(state);
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling)
    blocks.push({ from: node.from, to: node.to });
  return blocks;
}

/** @returns the picture that a place touches, if it is in a paragraph and in nothing else; null if there is none */
export function pictureInText(state: EditorState, at = state.selection.main.head): PicturePlace | null {
  const image = nodeAround(state, 'Image', { from: at, to: at });
  const paragraph = image?.parent;
  if (!image || paragraph?.name !== 'Paragraph' || paragraph.parent?.name !== 'Document') return null;
  const [attributes = ''] = ATTRIBUTES.exec(state.sliceDoc(image.to, paragraph.to)) ?? [];
  const { from, to } = paragraph;
  return { from: image.from, to: image.to + attributes.length, block: { from, to } };
}

const isAlone = ({ from, to, block }: PicturePlace): boolean => from === block.from && to === block.to;

/**
 * @param index the block before which it comes; the number of blocks for the end
 * @returns what moves a picture to a place between blocks; null if it is there
 */
function movedTo(
  state: EditorState,
  picture: PicturePlace,
  blocks: readonly Part[],
  index: number,
): TransactionSpec | null {
  const own = blocks.findIndex(({ from }) => from === picture.block.from);
  if (own < 0 || (isAlone(picture) && (index === own || index === own + 1))) return null;
  const text = state.sliceDoc(picture.from, picture.to);
  const next = blocks[index];
  const previous = blocks[index - 1];
  // Right below another block it would be a part of that.
  const gap = next && next.from > 0 && state.sliceDoc(next.from - 2, next.from) !== '\n\n' ? '\n' : '';
  const change = next
    ? { from: next.from, insert: `${gap}${text}\n\n` }
    : { from: previous?.to ?? 0, insert: `\n\n${text}` };
  const changes = ChangeSet.of(
    [gone(state, picture, blocks[own - 1], blocks[own + 1]), change],
    state.doc.length,
  );
  const start = changes.mapPos(change.from, -1) + (next ? gap.length : 2);
  return { changes, selection: { anchor: start }, scrollIntoView: true, userEvent: 'move.picture' };
}

/** @returns what is taken away where a picture was: with the empty lines on one side, if it was a block of its own */
function gone(
  state: EditorState,
  picture: PicturePlace,
  above: Part | undefined,
  below: Part | undefined,
): Part {
  const { from, to } = picture;
  if (isAlone(picture)) return below ? { from, to: below.from } : { from: above?.to ?? from, to };
  // Of the spaces around it, one is enough.
  const isBetween = /\s$/.test(state.sliceDoc(0, from).slice(-1)) && state.sliceDoc(to, to + 1) === ' ';
  return { from, to: to + Number(isBetween) };
}

/** @returns what moves the picture above or below a block; null where it is at the edge */
export function pictureMoved(state: EditorState, picture: PicturePlace, by: -1 | 1): TransactionSpec | null {
  const blocks = blocksOf(state);
  const own = blocks.findIndex(({ from }) => from === picture.block.from);
  const index = isAlone(picture) ? (by < 0 ? own - 1 : own + 2) : by < 0 ? own : own + 1;
  return index < 0 || index > blocks.length ? null : movedTo(state, picture, blocks, index);
}

/**
 * @param at place at which it is dropped
 * @param isAfter whether it comes behind the block there, rather than before it
 */
export function pictureDropped(
  state: EditorState,
  picture: PicturePlace,
  at: number,
  isAfter: boolean,
): TransactionSpec | null {
  const blocks = blocksOf(state);
  const target = blocks.findIndex(({ from, to }) => from <= at && to >= at);
  const below = blocks.findIndex(({ from }) => from > at);
  const index = target >= 0 ? target + Number(isAfter) : below < 0 ? blocks.length : below;
  return movedTo(state, picture, blocks, index);
}
