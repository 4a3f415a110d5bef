/** Categories for templates, and faults of their names and anchors. */
import { fold, isDeviceName, type SiteFault, slugify, withBase } from 'senja';
import type { CategoryView } from '../contract.ts';
import type { SiteModel } from '../model.generated.ts';
import type { Addresses } from './addresses.ts';
import { categoryIds, HOME_IDS, MOTIFS } from './page-ids.ts';

/**
 * @param home address of the home page, which may be that of another language
 * @param listed names of the categories that have listing pages
 */
export const categoryViews = (
  { categories }: SiteModel,
  base: string,
  home: string,
  listed: ReadonlySet<string>,
  addresses: Pick<Addresses, 'category'>,
): CategoryView[] =>
  categories.map(({ name, anchor, description, motif }, index) => {
    const listingHref = listed.has(name) ? withBase(base, addresses.category(name, 1)) : null;
    return {
      name,
      anchor,
      ...categoryIds({ name, anchor }),
      description,
      motif: motif ?? MOTIFS[index % MOTIFS.length] ?? 'sun',
      href: home === base ? `${base}#${anchor}` : (listingHref ?? home),
      listingHref,
    };
  });

/** @returns the faults of names and anchors of a site with valid fields */
export function categoryClashes({ categories }: Pick<SiteModel, 'categories'>): SiteFault[] {
  const faults: SiteFault[] = [];
  // Sections and anchors share the ids of the home page; listing pages share one part of the address.
  const owners = new Map<string, string>();
  const take = (space: string, id: string, name: string): string | undefined => {
    const key = `${space} ${fold(id)}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? name);
    return owner;
  };
  for (const [index, { name, anchor }] of categories.entries()) {
    const at = (field: string) => ({ pointer: `/categories/${index}/${field}`, target: 'value' }) as const;
    const { sectionId, headingId } = categoryIds({ name, anchor });
    const slug = slugify(name);
    const clashes = [
      { id: slug, other: take('listing', slug, name), field: 'name' },
      { id: sectionId, other: take('id', sectionId, name), field: 'name' },
      { id: headingId, other: take('id', headingId, name), field: 'anchor' },
    ];
    const clash = clashes.find(({ other }) => other !== undefined);
    const own = [anchor, sectionId].find((id) => HOME_IDS.has(id));
    if (isDeviceName(slug)) {
      faults.push({ code: 'slug/device-name', params: { name: slug }, at: at('name') });
    } else if (own !== undefined) {
      faults.push({
        code: 'slug/reserved',
        params: { name: own },
        at: at(own === anchor ? 'anchor' : 'name'),
      });
    } else if (clash) {
      const params = { name, other: clash.other ?? '', id: clash.id };
      faults.push({ code: 'site/duplicate-category', params, at: at(clash.field) });
    }
  }
  return faults;
}
