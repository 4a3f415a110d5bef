/** What the checks of the site and of its plan have found: the same as before if only texts of bodies have changed. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { ReadContent } from '../entries/index.ts';
import type { Photos } from '../images/index.ts';
import type { Build } from '../run/index.ts';
import type { Checked } from '../stages/site-state.ts';
import { fingerprint } from '../values/hash.ts';
import { isMediaName } from '../values/image-paths.ts';

/** @returns a fingerprint of all that these checks are given besides bodies; '' if that is unknown */
function givenToChecks(build: Build, content: ReadContent, photos: Photos): string {
  const { folder, cached, frontEnd, url, host, thorough } = build;
  const { images, imageFolders, unreadable, public: published } = folder;
  const { site, entries, edition, stamps } = content;
  const read = [folder.site, folder.addresses].map((file) => file && (stamps.get(file) ?? ''));
  // What the bytes of pictures say of a place is checked, and what scripts register.
  const isRead = (file: string): boolean => isMediaName(file) || /\.m?js$/i.test(file);
  const media = (published?.files ?? []).filter(isRead).map((file) => published?.stamp(file) ?? '');
  // Some checks of `senja check` read bodies. A file that has just changed has no stamp.
  const isUnknown = thorough || cached.changedRead !== undefined || frontEnd.print === undefined;
  if (isUnknown || [...read, ...media].includes('')) return '';
  const planned: unknown[] = [];
  for (const entry of entries) {
    const { tainted, linked, bodyImages, bodyAlts } = entry;
    planned.push(entry.planned);
    if (tainted || linked || bodyImages.length > 0) planned.push([tainted, linked, bodyImages, bodyAlts]);
  }
  const code = [build.data?.prints, frontEnd.print, frontEnd.unstyled, Object.keys(frontEnd.assets)];
  const files = [
    read,
    [...images],
    [...imageFolders],
    unreadable,
    published?.files,
    media,
    [...photos.local],
  ];
  return fingerprint(JSON.stringify([url, host, edition, site?.fields, code, files, planned]));
}

/** Results of checks of the last build, and whether they still hold. */
export type EarlierChecks = ReturnType<typeof earlierChecks>;

/** @returns what the checks of the last build have found, as far as nothing that they are given has changed */
export function earlierChecks(build: Build, content: ReadContent, photos: Photos) {
  const { checked: before } = build.cached;
  const given = givenToChecks(build, content, photos);
  // In a changed file, the place may be another one.
  const isInChanged = ({ file }: Diagnostic): boolean => content.changed.has(file);
  const isSame =
    given !== '' && given === before.given && ![...before.site, ...before.plan].some(isInChanged);
  const checked: Checked = { given, site: [], plan: [] };
  return {
    /** Whether all that these checks are given is the same as in the last build. */
    isSame,
    /** For the next build. */
    checked,
    /** @returns what a build finds, or the last one has found */
    found(on: 'site' | 'plan', find: () => Diagnostic[]): readonly Diagnostic[] {
      checked[on] = isSame ? before[on] : find();
      return checked[on];
    },
  };
}
