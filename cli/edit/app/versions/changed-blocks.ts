/** How two Markdown texts differ: their words, and which of their blocks are far from any change. */
import { changedWords, commonWords } from './word-changes.ts';

export interface Stretch {
  from: number;
  to: number;
}

/** One of two texts. */
export interface ComparedText {
  text: string;
  /** What the other one has not. */
  own: readonly Stretch[];
  /** Blocks with nothing changed in or next to them. */
  far: readonly Stretch[];
}

/** Most blocks that are compared with each other; of longer texts, everything is shown. */
const MOST = 4000;

/** @returns lines between empty ones */
const blocksIn = (text: string): Stretch[] =>
  [...text.matchAll(/^.*\S.*(?:\n.*\S.*)*/gm)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));

/** @returns the parts of a text that are its own */
function ownIn(parts: ReturnType<typeof changedWords>[number]): Stretch[] {
  const own: Stretch[] = [];
  let at = 0;
  for (const { text, isOwn } of parts) {
    if (isOwn) own.push({ from: at, to: at + text.length });
    at += text.length;
  }
  return own;
}

/** @returns for the blocks of both texts whether they are shown: those that differ, and those next to them */
function shownIn(one: readonly string[], other: readonly string[]): [boolean[], boolean[]] {
  if (one.length * other.length > MOST * MOST) return [one.map(() => true), other.map(() => true)];
  const common = commonWords(one, other);
  const [places, others] = common.map((all) => all.flatMap((isCommon, at) => (isCommon ? at : [])));
  const shown = common.map((all) => all.map((isCommon) => !isCommon)) as [boolean[], boolean[]];
  const isNear = (all: readonly boolean[], at: number): boolean =>
    all[at - 1] === false || all[at + 1] === false;
  for (const [index, place] of (places ?? []).entries()) {
    const beside = others?.[index] ?? 0;
    if (!isNear(common[0], place) && !isNear(common[1], beside)) continue;
    shown[0][place] = true;
    shown[1][beside] = true;
  }
  return shown;
}

/** @returns spans, those that follow each other as one */
function joined(spans: readonly (Stretch & { isFar: boolean })[]): Stretch[] {
  const all: Stretch[] = [];
  let wasFar = false;
  for (const { from, to, isFar } of spans) {
    const last = all.at(-1);
    if (isFar && wasFar && last) last.to = to;
    else if (isFar) all.push({ from, to });
    wasFar = isFar;
  }
  return all;
}

/** @returns both texts, with what they do not have in common */
export function comparedTexts(one: string, other: string): [ComparedText, ComparedText] {
  const texts = [one, other] as const;
  const words = changedWords(one, other);
  const blocks = texts.map(blocksIn);
  const [first = [], second = []] = blocks.map((all, at) =>
    all.map(({ from, to }) => texts[at]?.slice(from, to) ?? ''),
  );
  const shown = shownIn(first, second);
  const isWhole = shown.flat().every((isShown) => !isShown);
  const made = texts.map((text, at): ComparedText => {
    const own = ownIn(words[at] ?? []);
    // Words may be matched with those of another block.
    const isFar = (index: number, { from, to }: Stretch): boolean =>
      shown[at]?.[index] === false && !own.some((one) => one.from < to && one.to > from);
    const spans = (blocks[at] ?? []).map((span, index) => ({ ...span, isFar: isFar(index, span) }));
    return { text, own, far: isWhole ? [] : joined(spans) };
  });
  return made as [ComparedText, ComparedText];
}
