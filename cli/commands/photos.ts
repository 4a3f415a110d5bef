/**
 * `senja photos`: downloads each photo on another host into the content folder, once. No other command uses the
 * network.
 */

import { completeChanges } from '../actions/index.ts';
import { contentFiles } from '../core/entries/folder/index.ts';
import { fetchedStem, type RemotePhotos, remotePhotos, sizedAddress } from '../core/images/named/index.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { photoWriter } from '../io/changes/index.ts';
import { fetchPhoto, inParallel, loadSharp } from '../io/pictures/index.ts';
import { openSite } from '../open-site.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
import { reportOf } from './output/outcome.ts';
import { print } from './output/report.ts';

/** Width in pixels: enough for the widest place of a layout, and double density on a phone. */
const WIDTH = 1920;

/** Licences that apply to all photos of a host. */
const LICENCES: Readonly<Record<string, string>> = {
  'images.unsplash.com': 'Unsplash License, https://unsplash.com/license',
  'images.pexels.com': 'Pexels License, https://www.pexels.com/license/',
};

function noteOn(address: string, { say }: Context): string {
  const licence = LICENCES[new URL(address).hostname] ?? say('photos.ask');
  return `${say('photos.note', { address, licence })}\n`;
}

/** @returns faults of photos that could not be downloaded */
async function fetchAll(
  context: Context,
  { missing, isAllowed, diagnosticFor }: RemotePhotos,
): Promise<Diagnostic[]> {
  const failed = new Map<string, Diagnostic>();
  if (missing.length === 0) return [];
  const sharp = await loadSharp(context.toolRoot);
  const write = photoWriter(context.options.content);
  const fetchOne = async (address: string): Promise<void> => {
    const url = new URL(address);
    const found = await fetchPhoto(sizedAddress(url)?.({ width: WIDTH, height: null }) ?? url.href, {
      fetch,
      sharp,
      isAllowed,
    });
    if ('code' in found) {
      failed.set(address, diagnosticFor(address, found));
      return;
    }
    const stem = fetchedStem(address);
    await write(`${stem}.txt`, noteOn(address, context));
    // Last, since an existing picture counts as complete.
    await write(`${stem}.${found.ending}`, found.bytes);
    if (!context.options.quiet) context.stderr(`${stem}.${found.ending}\n`);
  };
  await inParallel(missing, () => false, fetchOne);
  return missing.flatMap((address) => failed.get(address) ?? []);
}

/**
 * @throws Failure for the machine; photos that cannot be downloaded are reported at their place, after all have been
 *   tried
 */
export async function photos(context: Context): Promise<ExitCode> {
  const { say } = context;
  await completeChanges(context);
  const { models, readContent, siteCode } = await openSite(context);
  const folder = await readContent();
  const found = remotePhotos(folder, models, (await siteCode()).definition);
  const fileNames = contentFiles(folder);
  const failed = found.isLocal === null ? [] : await fetchAll(context, found);
  const closing = [
    ...(found.isLocal === null
      ? []
      : [say('photos.fetched', { photos: found.missing.length - failed.length, there: found.there })]),
    ...(failed.length > 0 ? [say('photos.failed', { photos: failed.length })] : []),
    ...(found.errors.length > 0 ? [say('photos.faulty')] : []),
    ...(found.isLocal === false ? [say('photos.not-used')] : []),
  ];
  const diagnostics = [...found.errors, ...failed];
  print(context, reportOf(context, { diagnostics, fileNames }, diagnostics.length === 0, closing));
  if (failed.length > 0) return EXIT.failed;
  return found.errors.length > 0 ? EXIT.invalid : EXIT.done;
}
