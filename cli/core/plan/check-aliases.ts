/** Addresses of old: each leads to one place, and none to where something else stands. */
import type { Diagnostic, UnplacedFault } from '../../diagnostics/diagnostic.ts';
import type { faultPlacer } from '../entries/documents.ts';
import { known, knownContent } from '../entries/faulty-files.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import type { Content } from '../stages/content.ts';
import type { Entry, Fields } from '../stages/entry.ts';
import type { Page } from '../stages/page.ts';
import type { SiteDefinition } from '../stages/site.ts';
import { fold, slugFault } from '../values/slug.ts';

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

/** Why an address cannot be one of `dist`, or null. What the site keeps for itself is judged by what stands there. */
function formFault(alias: string): UnplacedFault | null {
  const [first = '', ...rest] = alias.split('/').filter(Boolean);
  if (first === '') return null;
  const faults = [slugFault(first, []), ...rest.map((part) => slugFault(part, null))];
  const fault = faults.find((one) => one !== null);
  return fault ? { code: fault.code, params: fault.params ?? {} } : null;
}

/** What stands at each address, folded: a file, or null for a list that the site makes. */
type Owners = Map<string, string | null>;

function ownersIn(content: Content, definition: SiteDefinition): Owners {
  const owners: Owners = new Map();
  const reported = knownContent(content);
  const take = (address: string, owner: string | null): void => {
    const key = fold(address);
    if (!owners.has(key) || owners.get(key) === null) owners.set(key, owner);
  };
  for (const one of [
    ...content.entries.map((entry) => ({ ...known(entry), address: entry.address })),
    ...content.faulty,
  ]) {
    const addresses = one.address === null ? definition.addressesOf(one, reported) : [one.address];
    for (const [index, address] of addresses.entries()) take(address, index === 0 ? one.file : null);
  }
  return owners;
}

/** @returns what is wrong with all addresses of old, those of drafts and of what waits for its day included */
export function aliasFaults(
  content: Content,
  definition: SiteDefinition,
  place: ReturnType<typeof faultPlacer>,
): Diagnostic[] {
  const lists = aliasLists(content.entries, content, definition);
  if (lists.length === 0) return [];
  const owners = ownersIn(content, definition);
  const claims = new Map<string, string>();
  const faultOf = (alias: string, { file, address }: AliasList): UnplacedFault | null => {
    const fault = formFault(alias);
    if (fault) return fault;
    const key = fold(alias);
    const owner = owners.get(key);
    if (owner === file || key === fold(address ?? ''))
      return { code: 'alias/own-address', params: { path: alias } };
    if (owner !== undefined) return taken(alias, owner);
    const other = claims.get(key);
    claims.set(key, other ?? file);
    return other === undefined ? null : { code: 'alias/claimed-twice', params: { path: alias, other } };
  };
  return lists.flatMap((list) =>
    list.aliases.flatMap((alias, index) => {
      const fault = faultOf(alias, list);
      const at = { pointer: `${list.pointer}/${index}`, target: 'value' } as const;
      return fault ? place(list.file, { ...fault, at }).diagnostic : [];
    }),
  );
}

const LIST = { id: 'sebuah daftar artikel', en: 'a list of articles' };

const taken = (path: string, owner: string | null): UnplacedFault => ({
  code: 'alias/taken',
  params: { path, other: owner ?? LIST },
});

/** @returns the same of pages that only the whole plan tells of: the further ones of lists */
export function aliasesInTheWay(
  pages: readonly Page[],
  content: Pick<Content, 'published' | 'site'>,
  definition: SiteDefinition,
  place: ReturnType<typeof faultPlacer>,
): Diagnostic[] {
  if (!pages.some(({ leadsTo }) => leadsTo !== undefined)) return [];
  const real = new Set(pages.flatMap(({ path, leadsTo }) => (leadsTo === undefined ? [fold(path)] : [])));
  return aliasLists(content.published, content, definition).flatMap(({ file, pointer, aliases }) =>
    aliases.flatMap((alias, index) => {
      const at = { pointer: `${pointer}/${index}`, target: 'value' } as const;
      return real.has(fold(alias)) ? place(file, { ...taken(alias, null), at }).diagnostic : [];
    }),
  );
}
