/** Merges the changes that two have made to one file: different fields by themselves; the same field is asked about. */
import { isDeepStrictEqual } from 'node:util';
import { type WritableFile, writable, writeField } from '../../core/edit/index.ts';
import { commentsIn } from '../../core/parse/index.ts';
import { below, isGroup, isInField, partOf, valueAt } from '../../core/values/changes/field-values.ts';
import { differenceOf, withLineBreaks } from '../../core/values/changes/text-pieces.ts';
import type { FieldOrder } from '../../core/values/changes/values-after.ts';
import type { Conflict, EntryPart, Json, Keep } from '../api.ts';

export interface Versions {
  /** The text that both began from. */
  base: string;
  mine: string;
  theirs: string;
}

export type Merged =
  | { text: string }
  | { parts: readonly Omit<Conflict['parts'][number], 'label' | 'shown'>[] };

/** Pointers of the values that differ; of lists as long as in `other`, of their items. */
function differences(one: unknown, two: unknown, other: unknown, pointer = ''): string[] {
  if (isDeepStrictEqual(one, two)) return [];
  const lists = [one, two, other].map((value) => (Array.isArray(value) ? value.length : -1));
  const areLists = lists[0] !== -1 && new Set(lists).size === 1;
  if (!areLists && ![one, two].every(isGroup)) return [pointer];
  const names = new Set([one, two].flatMap((value) => Object.keys(value as object)));
  return [...names].flatMap((name) => {
    const [a, b, c] = [one, two, other].map((value) => partOf(value, name));
    return differences(a, b, c, below(pointer, name));
  });
}

/** @returns both changes, if a line is between them that neither has changed; else null */
function mergedLines({ base, mine, theirs }: Versions): string | null {
  const lines = base.split('\n');
  const edits = [mine, theirs].map((text) => {
    const now = text.split('\n');
    const { start, end, rest } = differenceOf(lines, now);
    return { start, end, lines: now.slice(start, now.length - rest) };
  });
  const [first, second] = edits.sort((one, two) => one.start - two.start);
  if (!first || !second || first.end >= second.start) return null;
  const between = lines.slice(first.end, second.start);
  return [
    ...lines.slice(0, first.start),
    ...first.lines,
    ...between,
    ...second.lines,
    ...lines.slice(second.end),
  ].join('\n');
}

const plain = (text: string): string => text.replaceAll('\r\n', '\n');

/** Asks which of the whole texts to keep. */
const wholeTexts = ({ mine, theirs }: Versions): Merged => ({
  parts: [{ part: 'text', mine: plain(mine), theirs: plain(theirs) }],
});

/** Texts that are not both readable as fields. */
function mergedTexts(versions: Versions, keep: Keep): Merged {
  const { mine, theirs } = versions;
  const kept = keep.text;
  if (kept?.is === 'value') return { text: withLineBreaks(theirs, String(kept.value)) };
  if (kept) return { text: kept.is === 'mine' ? mine : theirs };
  const text = mergedLines(versions);
  return text === null ? wholeTexts(versions) : { text };
}

/** A change to be made to the text of the others; undefined removes a field. */
type Wish = readonly [part: EntryPart, value: unknown];

function written(file: WritableFile, [part, value]: Wish, order: FieldOrder): string | null {
  if (part === 'body') return writeField(file, { is: 'body', text: String(value ?? '') }, order);
  if (value === undefined)
    return valueAt(file.fields.values, part) === undefined
      ? file.document.text
      : writeField(file, { is: 'remove', pointer: part }, order);
  return writeField(file, { is: 'set', pointer: part, value: value as Json }, order);
}

/**
 * @param part a pointer, or `body`
 * @returns a file with what another text of it has in a part; null if that is not certain. Of lists and groups, only what
 *   differs is written
 */
export function withPartOf(
  file: WritableFile,
  other: WritableFile,
  part: EntryPart,
  order: FieldOrder,
): string | null {
  if (part === 'body') {
    const text = plain(other.document.body?.text ?? '');
    return file.document.body ? written(file, ['body', text], order) : null;
  }
  const [now, then] = [file.fields.values, other.fields.values];
  const whole: Wish = [part, valueAt(then, part)];
  const wishes = differences(now, then, now)
    .filter((pointer) => isInField(pointer, part))
    .map((pointer): Wish => [pointer, valueAt(then, pointer)]);
  let made: WritableFile | null = file;
  for (const wish of wishes) {
    const text: string | null = made && written(made, wish, order);
    made = text === null ? null : writable(file.document.path, text);
  }
  return made?.document.text ?? written(file, whole, order);
}

/** Parts that only I have changed, and those that both have. */
function changesIn(files: Record<keyof Versions, WritableFile>): { wishes: Wish[]; both: string[] } {
  const { base, mine, theirs } = {
    base: files.base.fields.values,
    mine: files.mine.fields.values,
    theirs: files.theirs.fields.values,
  };
  const [own, others] = [differences(base, mine, theirs), differences(base, theirs, mine)];
  const meets = (one: string): string[] =>
    others
      .filter((two) => isInField(one, two) || isInField(two, one))
      .map((two) => (isInField(one, two) ? two : one));
  const isOpen = (pointer: string): boolean =>
    !isDeepStrictEqual(valueAt(mine, pointer), valueAt(theirs, pointer));
  const both = new Set(own.flatMap(meets).filter(isOpen));
  const wishes = own.filter((one) => meets(one).length === 0).map((one): Wish => [one, valueAt(mine, one)]);
  const bodies = [files.base, files.mine, files.theirs].map(({ document }) =>
    plain(document.body?.text ?? ''),
  );
  if (bodies[0] !== bodies[1] && bodies[1] !== bodies[2]) {
    if (bodies[0] === bodies[2]) wishes.push(['body', bodies[1]]);
    else both.add('body');
  }
  return { wishes, both: [...both] };
}

/**
 * @param keep what was decided about parts that both have changed
 * @returns the text with both changes, or the parts to ask about
 */
export function merged(path: string, versions: Versions, keep: Keep, order: FieldOrder): Merged {
  const { base, mine, theirs } = versions;
  if (theirs === base || theirs === mine) return { text: mine };
  if (mine === base) return { text: theirs };
  const [own, before, now] = [mine, base, theirs].map((text) => writable(path, text));
  if (!own || !before || !now || keep.text) return mergedTexts(versions, keep);
  const { wishes, both } = changesIn({ base: before, mine: own, theirs: now });
  const partIn = (file: WritableFile, part: EntryPart): unknown =>
    part === 'body' ? plain(file.document.body?.text ?? '') : valueAt(file.fields.values, part);
  const open = both.filter((part) => !Object.hasOwn(keep, part));
  if (open.length > 0)
    return {
      parts: open.map((part) => ({
        part,
        mine: (partIn(own, part) ?? null) as Json,
        theirs: (partIn(now, part) ?? null) as Json,
      })),
    };
  const decided = both.flatMap((part): Wish[] => {
    const kept = keep[part];
    if (kept?.is === 'value') return [[part, kept.value]];
    return kept?.is === 'mine' ? [[part, partIn(own, part)]] : [];
  });
  let file: WritableFile | null = now;
  for (const wish of [...wishes, ...decided]) {
    const text: string | null = file && written(file, wish, order);
    file = text === null ? null : writable(path, text);
  }
  // Comments and notation as they were written, where that gives the same fields.
  const lines = decided.length === 0 ? mergedLines(versions) : null;
  const asWritten = lines === null ? null : writable(path, lines);
  if (asWritten && (!file || isSame(asWritten, file))) return { text: asWritten.document.text };
  if (file) return losesComment(own, before, file) ? wholeTexts(versions) : { text: file.document.text };
  return decided.length > 0 ? wholeTexts(versions) : mergedTexts(versions, {});
}

/** Whether a comment that only I have written is missing after a merge by fields. */
function losesComment(mine: WritableFile, base: WritableFile, after: WritableFile): boolean {
  const [own = [], ...known] = [mine, base, after].map(({ document }) =>
    commentsIn(document.yaml).map(({ text }) => text),
  );
  return own.some((comment) => known.every((comments) => !comments.includes(comment)));
}

const isSame = (one: WritableFile, two: WritableFile): boolean =>
  isDeepStrictEqual(one.fields.values, two.fields.values) &&
  plain(one.document.body?.text ?? '') === plain(two.document.body?.text ?? '');
