/** Addresses of old, as entries and `site.yaml` name them. */
import type { Content } from '../stages/content.ts';
import type { Entry, Fields } from '../stages/entry.ts';
import type { SiteDefinition } from '../stages/site.ts';
import { SITE_FILE } from './known-places.ts';

/** @returns the addresses of old in fields that are right */
export const aliasesIn = ({ aliases }: Fields): readonly string[] => (aliases as string[] | undefined) ?? [];

/** A list of addresses of old. */
export interface AliasList {
  file: string;
  /** JSON Pointer of the list. */
  pointer: string;
  aliases: readonly string[];
  /** Where they lead, in `site.yaml`. */
  address?: string;
}

/** @returns the addresses of old of entries and of what stands in `site.yaml` */
export function aliasLists(
  entries: readonly Entry[],
  { site }: Pick<Content, 'site'>,
  { settingAliases }: Pick<SiteDefinition, 'settingAliases'>,
): AliasList[] {
  const own = site ? settingAliases(site.fields) : [];
  return [
    ...own.map(({ pointer, ...one }) => ({ file: SITE_FILE, pointer: `${pointer}/aliases`, ...one })),
    ...entries.flatMap(({ file, fields }) =>
      fields.aliases === undefined ? [] : { file, pointer: '/aliases', aliases: aliasesIn(fields) },
    ),
  ];
}
