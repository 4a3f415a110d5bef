/** Actions on several entries: those that cannot take part are left out, and named with the reason. */
import type { EditedSite } from '../../desk/index.ts';
import { inBoth } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Both } from '../api.ts';
import { type Refused, refusedAs } from '../refused.ts';
import type { ActionContext } from './action.ts';

/** `without`: it has no such field, or no such choice. */
export interface LeftEntry {
  why: 'unsaved' | 'missing' | 'as-text' | 'without';
}

/** @returns the titles of entries in quotes, in one line; names of files where there are none */
export const quoted = (files: readonly string[], site: EditedSite): Both => {
  const { reads } = site.known();
  const titles = files.map((file) => `“${reads.get(file)?.entry.title || file}”`);
  return inBoth(() => titles.join(', '));
};

/** Entries that are left out. */
class LeftOnes {
  readonly #site: EditedSite;
  readonly #files = new Map<LeftEntry['why'], string[]>();

  constructor(site: EditedSite) {
    this.#site = site;
  }

  add(file: string, why: LeftEntry['why']): void {
    this.#files.set(why, [...(this.#files.get(why) ?? []), file]);
  }

  /** @returns a sentence for each reason */
  says = (): Both[] =>
    [...this.#files].map(([why, files]) => phrase(`edit.left-${why}`, { files: quoted(files, this.#site) }));

  /** @returns why nothing can be done, if all are left out; null if none is */
  refusal(): Refused | null {
    const says = this.says();
    if (says.length === 0) return null;
    return refusedAs(
      inBoth((lang) => says.map((one) => one[lang]).join(' ')),
      409,
    );
  }
}

/** @returns the files that can be planned from disk, with their texts, and the others */
export function sortOut(
  files: readonly string[],
  { site, unsaved, textOnDisk }: Pick<ActionContext, 'site' | 'unsaved' | 'textOnDisk'>,
): { able: Map<string, string>; left: LeftOnes } {
  const left = new LeftOnes(site);
  const able = new Map<string, string>();
  const known = new Set(site.known().folder.entries);
  for (const file of new Set(files)) {
    const disk = known.has(file) && !unsaved.has(file) ? textOnDisk(file) : null;
    if (disk?.text != null) able.set(file, disk.text);
    else left.add(file, unsaved.has(file) ? 'unsaved' : disk ? 'as-text' : 'missing');
  }
  return { able, left };
}
