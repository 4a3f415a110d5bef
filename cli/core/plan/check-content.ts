/** Rules that need all entries: no two on one address, a home page, a 404 page, and those of the site. */
import type { Diagnostic, Fault } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { faultPlacer, START } from '../entries/documents.ts';
import { knownContent } from '../entries/faulty-files.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import type { Build } from '../stages/build.ts';
import type { Content } from '../stages/content.ts';
import { NOT_FOUND_PATH } from '../stages/page.ts';
import { type Collection, folderOf } from '../validate/models.ts';
import { ofSite } from '../validate/site-faults.ts';
import { naturally } from '../values/order.ts';
import { fold } from '../values/slug.ts';
import { aliasFaults } from './check-aliases.ts';

/** What stands at an address or bears a slug. */
interface Named {
  file: string;
  address: string | null;
  slug: string;
}

/** Two entries of a collection with one name, in natural order of their files: the later one is at fault. */
function collisions(
  { address: field }: Collection,
  entries: readonly Named[],
  place: ReturnType<typeof faultPlacer>,
): Diagnostic[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ file, address, slug }) => {
    const key = fold(address ?? slug);
    const other = owners.get(key);
    owners.set(key, other ?? file);
    if (other === undefined) return [];
    if (field === undefined)
      return locator({ path: file, text: '' })({
        code: 'slug/collision',
        params: { slug, other },
        at: START,
      });
    const fault: Fault = { code: 'route/collision', params: { path: address ?? '', other }, at: START };
    const { document, diagnostic } = place(file, fault);
    const isWritten = Object.hasOwn(document?.fields ?? {}, field);
    const at = { pointer: `/${field}`, target: 'value' } as const;
    return isWritten ? place(file, { ...fault, at }).diagnostic : diagnostic;
  });
}

/** @param faulty about what may only seem to be missing because of them nothing is said */
export function checkContent(
  { folder, thorough, models: { collections }, site: { definition } }: Build,
  content: Content,
): Diagnostic[] {
  const { site, entries, faulty } = content;
  const place = faultPlacer(folder);
  const named: Named[] = [...entries, ...faulty];
  if (faulty.length > 0) named.sort((a, b) => naturally(a.file, b.file));
  const diagnostics = collections.flatMap((collection) => {
    const hasOwn = collection.address !== undefined;
    const own = named.filter(
      ({ file, address }) => folderOf(file) === collection.name && (!hasOwn || address !== null),
    );
    return collisions(collection, own, place);
  });
  for (const one of aliasFaults(content, definition, place)) diagnostics.push(one);
  if (!site) return diagnostics;
  const tell = (fault: Fault, file = SITE_FILE): void => void diagnostics.push(place(file, fault).diagnostic);
  if (!faulty.some(({ mayBeAnywhere }) => mayBeAnywhere)) {
    const addresses = new Set(named.map(({ address }) => address));
    if (!addresses.has('/')) tell({ code: 'site/no-home', at: START });
    if (!addresses.has(NOT_FOUND_PATH)) tell({ code: 'site/no-not-found', at: START });
  }
  for (const fault of definition.checkContent({ ...knownContent(content), settings: site.fields }))
    if (thorough || !definition.diagnostics[fault.code]?.onlyChecked)
      tell(ofSite(definition, fault), fault.file);
  return diagnostics;
}
