/** From a text that is clicked in the page to where it is written, where that is certain. */
import type { EditedEntry, Json, Pointer } from '../../api.ts';

/** The fields whose whole text it is. */
function* fieldsWith(text: string, value: Json, pointer: Pointer): Generator<Pointer> {
  if (typeof value === 'string' && value.trim() === text) yield pointer;
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      yield* fieldsWith(text, one, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

/** The signs of Markdown before the text of a line. */
const SIGNS = /^[#>\-*\d.\s]*/;

/** A field, or a part of the text below the fields. */
type Written = { pointer: Pointer } | { start: number; end: number };

/** @returns where it is written; null if nowhere, or in several places */
export function writtenAt(
  text: string,
  { values, body }: Pick<EditedEntry, 'values' | 'body'>,
): Written | null {
  if (text === '') return null;
  const found: Written[] = [...fieldsWith(text, values, '')].map((pointer) => ({ pointer }));
  let start = 0;
  for (const line of body?.text.split('\n') ?? []) {
    const signs = SIGNS.exec(line)?.[0].length ?? 0;
    const end = start + line.length;
    if (line.trim() === text) found.push({ start, end });
    else if (line.slice(signs).trim() === text) found.push({ start: start + signs, end });
    start = end + 1;
  }
  const [first = null, ...others] = found;
  return others.length === 0 ? first : null;
}
