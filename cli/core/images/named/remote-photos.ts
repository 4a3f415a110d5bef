/** The photos on other hosts that content uses, for `senja photos`. */
import { type Diagnostic, isError } from '../../../diagnostics/index.ts';
import { faultPlacer } from '../../entries/documents/index.ts';
import { entryReader, readSite } from '../../entries/index.ts';
import type { Models } from '../../models/index.ts';
import type { ContentFolder } from '../../stages/content-folder.ts';
import { IMAGE_HOSTS, isSound } from '../../stages/entry.ts';
import type { ImageFault } from '../../stages/pictures/picture-facts.ts';
import type { SiteDefinition } from '../../stages/site.ts';
import { fetchedPath, isElsewhere } from './fetched.ts';
import { namedIn, type PictureUse, placeOfNamed } from './named.ts';

/** The photos of a site on other hosts. */
export interface RemotePhotos {
  /** Whether the site shows them from the content folder. */
  isLocal: boolean;
  /** Photos that are not stored there yet, as written, without duplicates. */
  missing: string[];
  /** Number of photos that are. */
  there: number;
  isAllowed(host: string): boolean;
  /** @returns the fault of a photo, placed at its first use */
  diagnosticFor(address: string, fault: ImageFault): Diagnostic;
  /** Errors of files that could not be examined completely. */
  errors: Diagnostic[];
}

/** @returns null while `site.yaml`, which lists the allowed hosts, is faulty; with its faults */
export function remotePhotos(
  folder: ContentFolder,
  models: Models,
  definition: SiteDefinition,
): RemotePhotos | { isLocal: null; errors: Diagnostic[] } {
  const { value, diagnostics } = readSite(folder, models, definition, null);
  const { site, context } = value;
  if (!site) return { isLocal: null, errors: diagnostics.filter(isError) };
  const hosts = context.choices[IMAGE_HOSTS] ?? null;
  const isAllowed = (host: string): boolean => hosts?.includes(host) ?? true;
  const reads = folder.each(folder.entries, entryReader(context, { content: folder, models }));
  const entries = reads.map(({ entry }) => entry).filter(isSound);
  const named = new Map<string, PictureUse>();
  for (const one of namedIn(entries, models)) {
    const { address } = one;
    if (!named.has(address) && isElsewhere(address) && isAllowed(new URL(address).hostname))
      named.set(address, one);
  }
  const missing = [...named.keys()].filter((address) => fetchedPath(address, folder.images) === null);
  const { place, documentOf } = faultPlacer(folder);
  return {
    isLocal: site.fields.photos === 'local',
    missing,
    there: named.size - missing.length,
    isAllowed,
    diagnosticFor(address, { code, params }) {
      const one = named.get(address);
      if (!one) throw new Error(`nothing names ${address}`);
      const { file } = one.entry;
      const at = placeOfNamed(one, documentOf(file));
      return place(file, { code, params: { value: address, ...params }, at });
    },
    errors: [...diagnostics, ...reads.flatMap((read) => read.diagnostics)].filter(isError),
  };
}
