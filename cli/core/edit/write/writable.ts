/** A file that can be changed, and what is written in it. */
import { parse } from '../../parse/index.ts';
import type { Document } from '../../stages/document.ts';
import { below, type Pointer } from '../../values/changes/field-values.ts';
import { sourceOfPart } from './parts.ts';
import { find, type WrittenFields, type WrittenParts, writtenFields } from './source.ts';

/** A file whose syntax has no fault, with its fields as written. */
export interface WritableFile {
  document: Document;
  fields: WrittenFields;
}

/** @returns null for a text that is not wholly readable as fields */
export function writable(path: string, text: string): WritableFile | null {
  const { value: document } = parse(path, text);
  if (!document || document.unread) return null;
  const fields = writtenFields(document.yaml);
  return fields && { document, fields };
}

/** @returns the lines of a field or an item as they are written; '' if there is none */
export function sourceAt({ document, fields }: WritableFile, pointer: Pointer): string {
  const { parts, holders } = find(fields.root, pointer);
  const [part, holder] = [parts.at(-1), holders[parts.length - 1]];
  return part && holder ? sourceOfPart(document.text, part, holder) : '';
}

/** @returns pointers of values between brackets with comments among them: no change of a part is certain there */
export function bracketsWithComments({ document: { text }, fields }: WritableFile): Pointer[] {
  const within = ({ parts }: WrittenParts, pointer: Pointer): Pointer[] =>
    parts.flatMap(({ name, value }) => {
      if (!value || value.is === 'scalar') return [];
      const at = below(pointer, name);
      if (!value.flow) return within(value, at);
      return /\s#/.test(text.slice(value.start, value.end)) ? [at] : [];
    });
  return within(fields.root, '');
}
