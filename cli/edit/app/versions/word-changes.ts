/** Which words differ between two texts. */

/** A part of a text; `isOwn`: the other text has it not. */
export interface TextPart {
  text: string;
  isOwn: boolean;
}

/** Most words that are compared with each other, beyond what both begin and end with; more of them differ as a whole. */
const MOST = 4000;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** @returns for each word whether the longest common sequence has it; by words of both, from their ends */
export function commonWords(one: readonly string[], other: readonly string[]): [boolean[], boolean[]] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const [inOne, inOther] = [one.map(() => false), other.map(() => false)];
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (one[row] === other[column]) {
      [inOne[row], inOther[column]] = [true, true];
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return [inOne, inOther];
}

/** @returns words as parts; a space between two words that differ differs too */
function partsOf(words: readonly string[], areCommon: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const [at, text] of words.entries()) {
    const isBetween = text.trim() === '' && areCommon[at - 1] === false && areCommon[at + 1] === false;
    const isOwn = areCommon[at] === false || isBetween;
    const last = parts.at(-1);
    if (last?.isOwn === isOwn) last.text += text;
    else parts.push({ text, isOwn });
  }
  return parts;
}

/** @returns both texts in parts, with what the other one has not */
export function changedWords(one: string, other: string): [TextPart[], TextPart[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let rest = 0;
  while (rest < Math.min(a.length, b.length) - start && a.at(-1 - rest) === b.at(-1 - rest)) rest += 1;
  const [left, right] = [a, b].map((words) => words.slice(start, words.length - rest)) as [
    string[],
    string[],
  ];
  const isFew = left.length * right.length <= MOST * MOST;
  const [inA, inB] = isFew
    ? commonWords(left, right)
    : ([left, right].map((words) => words.map(() => false)) as [boolean[], boolean[]]);
  const [before, after] = [Array<boolean>(start).fill(true), Array<boolean>(rest).fill(true)];
  return [partsOf(a, [...before, ...inA, ...after]), partsOf(b, [...before, ...inB, ...after])];
}

/** Letters of what is the same that are shown beside a change. */
const NEAR = 160;

/** @returns the parts without the middle of long ones that are the same; '…' on a line of its own stands for it */
export function withoutMiddles(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, at) => {
    const { text, isOwn } = part;
    if (isOwn || text.length < 3 * NEAR || parts.length === 1) return part;
    const near = text.slice(0, NEAR);
    const word = Math.max(near.lastIndexOf(' '), near.lastIndexOf('\n')) + 1;
    const head = at === 0 ? '' : near.slice(0, word).trimEnd();
    const tail = at === parts.length - 1 ? '' : text.slice(-NEAR).replace(/^\S*/, '').trimStart();
    return { text: [head, tail].join('\n…\n'), isOwn };
  });
}
