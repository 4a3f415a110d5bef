/** Links in fields that name files: what pages are planned from has their final addresses. */
import { replaceTextAt } from '../../../diagnostics/pointers/index.ts';
import { fieldLinks } from '../../bodies/links/index.ts';
import { type FieldsOfKind, fieldTexts } from '../../models/schema/index.ts';
import type { Entry, FieldLink, Fields } from '../../stages/entry.ts';
import { isUnfinished } from '../../values/addresses.ts';
import { fingerprint } from '../../values/hash.ts';
import type { ResolveLink } from './resolve-links.ts';

/** @returns every `href` in the fields of a file, and the links that its model describes */
export function linksIn(fields: Fields, described: FieldsOfKind): FieldLink[] {
  const links = fieldLinks(fields);
  const known = new Set(links.map(({ pointer }) => pointer));
  for (const { pointer, value: href } of fieldTexts(described, fields))
    if (!known.has(pointer)) links.push({ href, pointer });
  return links;
}

/** @returns the same with final addresses; itself if they are final, or unknown */
export function withFinalLinks<One extends { fields: Fields; links: FieldLink[] }>(
  one: One,
  file: string,
  resolve: ResolveLink,
): One {
  if (!one.links.some(({ href }) => isUnfinished(href))) return one;
  const links = one.links.map((link) => ({ ...link, href: resolve(link.href, file) ?? link.href }));
  const changed = one.links.flatMap((link, at) => {
    const to = links[at]?.href ?? link.href;
    return to === link.href ? [] : { ...link, to };
  });
  if (changed.length === 0) return one;
  const fields = structuredClone(one.fields);
  for (const { pointer, href, to } of changed) replaceTextAt(fields, pointer, href, to);
  return { ...one, fields, links };
}

/** @returns the same entries, in the same list if no link changes; an address of another page is then a part of what they are planned from */
export function entriesWithFinalLinks(entries: readonly Entry[], resolve: ResolveLink): readonly Entry[] {
  let all: Entry[] | undefined;
  for (const [at, entry] of entries.entries()) {
    const final = entry.links.length === 0 ? entry : withFinalLinks(entry, entry.file, resolve);
    if (final === entry) continue;
    all ??= [...entries];
    all[at] = { ...final, planned: fingerprint(JSON.stringify([entry.planned, final.links])) };
  }
  return all ?? entries;
}
