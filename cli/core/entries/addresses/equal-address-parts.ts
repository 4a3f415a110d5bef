/** Values of a field that make the same part of an address: `Basics` and `basics`. */
import { escapePointer } from '../../../diagnostics/pointers/index.ts';
import type { Entry } from '../../stages/entry.ts';
import { addressPart, fold } from '../../values/names/slug.ts';

/** A value whose address another one has, and the file of that. */
export interface SamePart {
  file: string;
  pointer: string;
  value: string;
  other: string;
  first: string;
  path: string;
}

/** @returns the texts in a field of an entry, each with its pointer */
const textsIn = (value: unknown, pointer: string): [text: string, pointer: string][] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, `${pointer}/${at}`));
  return typeof value === 'string' ? [[value, pointer]] : [];
};

/**
 * @param path of two pages
 * @returns the values that are the cause, at all places of the rarer ones
 */
export function* sameParts(path: string, entries: readonly Entry[]): Generator<SamePart> {
  const parts = new Set(path.split('/').filter(Boolean).map(fold));
  type Places = { file: string; pointer: string }[];
  /** Places by text, by field and part. */
  const uses = new Map<string, Map<string, Places>>();
  for (const { file, fields } of entries)
    for (const [name, field] of Object.entries(fields))
      for (const [text, pointer] of textsIn(field, `/${escapePointer(name)}`)) {
        const part = fold(addressPart(text));
        if (!parts.has(part)) continue;
        const texts = uses.get(`${name} ${part}`) ?? new Map<string, Places>();
        uses.set(`${name} ${part}`, texts.set(text, [...(texts.get(text) ?? []), { file, pointer }]));
      }
  for (const texts of uses.values()) {
    const [usual, ...others] = [...texts].sort(([, a], [, b]) => b.length - a.length);
    const [other = '', [first] = []] = usual ?? [];
    for (const [value, places] of others)
      for (const place of places) yield { ...place, value, other, first: first?.file ?? '', path };
  }
}
