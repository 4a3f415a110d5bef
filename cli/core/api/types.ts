/** The types of the files, for programs in TypeScript that read them. */
import type { Schema } from '../models/schema/index.ts';
import { memberName, typeOf } from '../models/types/index.ts';
import type { CollectionInfo } from '../stages/plan.ts';
import { fieldsSchema } from './schema.ts';

/** @returns the text of `types.d.ts` */
export const apiTypes = (
  collections: readonly CollectionInfo[],
): string => `/** Types of the files in this folder. */

/** The fields of the entries of each collection, as their models describe them. */
interface Collections {
${collections.map((info) => `  ${memberName(info.name)}: ${typeOf(fieldsSchema(info) as Schema, '  ')};\n`).join('')}}

/** \`index.json\` */
interface Index {
  title: string;
  language: string;
  url: string;
  types: string;
  collections: { name: keyof Collections; count: number; first: string }[];
}

/** An entry in a list. */
interface Item<Name extends keyof Collections = keyof Collections> {
  collection: Name;
  slug: string;
  language: string;
  title: string;
  description?: string;
  /** The page that shows it. */
  url: string;
  /** The file with its text. */
  data: string;
  /** A day, or a point in time, in a notation of ISO 8601. */
  published?: string;
  updated?: string;
  picture?: string;
  fields: Collections[Name];
}

/** An entry with its text. */
interface Entry<Name extends keyof Collections = keyof Collections> extends Item<Name> {
  html: string;
  markdown: string;
}

/** A page of a list. */
interface List<Name extends keyof Collections = keyof Collections> {
  collection: Name;
  count: number;
  page: number;
  pages: number;
  previous: string | null;
  next: string | null;
  entries: Item<Name>[];
}

export type { Collections, Entry, Index, Item, List };
`;
