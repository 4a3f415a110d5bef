/** From a text that is clicked in the page to where it is written, where that is certain. */
import { valuesIn } from '../../../diagnostics/pointers/index.ts';
import type { EditedEntry, Pointer } from '../../api.ts';

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
  const found: Written[] = [...valuesIn(values)].filter(
    ({ value }) => typeof value === 'string' && value.trim() === text,
  );
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
