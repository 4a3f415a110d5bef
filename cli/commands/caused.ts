/**
 * Faults of files that have not changed, which others that have changed cause: a category has another name, a page or one
 * of its headings is gone. They are those that a check of the content as it was before does not find.
 */
import path from 'node:path';
import { buildSite } from '../build-site.ts';
import { withReading } from '../core/entries/documents/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import { collectionOf, type Models } from '../core/models/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { ADDRESS_LIST } from '../core/values/address-list.ts';
import { isMediaName } from '../core/values/image-paths.ts';
import { compareNatural } from '../core/values/order.ts';
import { contentFaults, newFaults } from '../desk/index.ts';
import { type Diagnostic, isError } from '../diagnostics/index.ts';
import { pathWithin } from '../io/folders/index.ts';
import { beforeChanges } from '../io/git/index.ts';
import { oneThread } from '../io/threads/index.ts';
import { createPause, type OpenSite } from '../open-site.ts';
import type { Context } from './context.ts';

/** The site's own code and models, and what it publishes as it is. */
const OF_SITE = /^(?:(?:content\/)?models|templates|client|public)\/|^package\.json$/;

/** Texts of files before they were changed; null for one that was not there. */
type TextsBefore = ReadonlyMap<string, Uint8Array | null>;

function folderBefore(content: ContentFolder, texts: TextsBefore): ContentFolder {
  const gone = [...texts.keys()].filter((file) => !content.entries.includes(file) && isEntry(file));
  const entries = content.entries.filter((file) => texts.get(file) !== null);
  const back = gone.filter((file) => texts.get(file) !== null);
  return {
    ...withReading(content, (file) => texts.get(file) ?? content.read(file)),
    entries: [...entries, ...back].sort(compareNatural),
    site: content.site ?? (texts.get(SITE_FILE) ? SITE_FILE : null),
    stamp: (file) => (texts.has(file) ? null : content.stamp(file)),
  };
}

const isEntry = (file: string): boolean => file !== SITE_FILE && file !== ADDRESS_LIST;

/** @returns the texts of the content before the changes; null if other files have changed that faults may come from */
async function textsBefore(
  { options, siteRoot }: Pick<Context, 'options' | 'siteRoot'>,
  models: Models,
  changed: readonly string[],
): Promise<TextsBefore | null> {
  const before = await beforeChanges({ content: options.content, siteRoot }, process.env);
  const texts = new Map<string, Uint8Array | null>();
  for (const file of changed) {
    const name = pathWithin(options.content, file);
    const isText = name !== null && /\.(?:md|ya?ml)$/.test(name) && collectionOf(name, models) !== undefined;
    if (name === SITE_FILE || name === ADDRESS_LIST || (name !== null && isText)) {
      texts.set(name, await before(file));
      continue;
    }
    const ofSite = path.relative(siteRoot, file).split(path.sep).join('/');
    const isOfSite = OF_SITE.test(ofSite) || /^models\//.test(name ?? '') || isMediaName(name ?? '');
    // A new picture breaks nothing; one that is gone, or is another one now, may.
    if (isOfSite && (!isMediaName(file) || (await before(file)) !== null)) return null;
  }
  return texts;
}

/**
 * @param changed absolute paths of the files that Git says have changed
 * @param faults of other files
 * @returns those that the changes have caused. Where the site's code, its models, pictures or `public/` have changed too,
 *   that cannot be told: then it is all errors
 */
export async function causedFaults(
  context: Context,
  site: OpenSite,
  content: ContentFolder,
  changed: readonly string[],
  faults: readonly Diagnostic[],
): Promise<readonly Diagnostic[]> {
  const texts = await textsBefore(context, site.models, changed);
  if (texts === null) return faults.filter(isError);
  const job = { content: folderBefore(content, texts), executor: oneThread(createPause()) };
  const before = await buildSite(site.ports(job)).then(({ diagnostics }) => diagnostics, contentFaults);
  const caused = new Set(newFaults(before, faults));
  return faults.filter((one) => caused.has(one));
}
