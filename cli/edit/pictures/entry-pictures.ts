/** The pictures of the content folder: which there are, what they look like, and new ones for an entry. */
import { existsSync, lstatSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { SiteSetup } from '../../context.ts';
import { pathsOf } from '../../core/images/named/index.ts';
import type { ImageFacts, ImageFault } from '../../core/stages/pictures/picture-facts.ts';
import { isPictureName, suffixesOf } from '../../core/stages/pictures/picture-formats.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { localImage, localPath, namedFile, siblingOf } from '../../core/values/image-paths.ts';
import { slugify } from '../../core/values/names/slug.ts';
import type { EditedSite } from '../../desk/index.ts';
import { inBoth } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import { wording } from '../../diagnostics/wording/index.ts';
import { readCached, writeCached } from '../../io/cache/index.ts';
import { createContentFile } from '../../io/changes/index.ts';
import { attempt, codeOf } from '../../io/failures/index.ts';
import { readFile } from '../../io/files/index.ts';
import { resolverIn } from '../../io/folders/index.ts';
import { inspectPicture, loadSharp, READING, withoutNotes } from '../../io/pictures/index.ts';
import type { AddedPicture, PicturesView } from '../api.ts';
import { Refused } from '../refused.ts';
import { withoutPosition } from './without-position.ts';

/** Longest side of a picture in the form, in pixels, and seconds to make it. */
const SMALL = 480;
const TIMEOUT = 20;

/** A picture to send. */
interface Shown {
  name: 'picture.svg' | 'picture.webp';
  bytes: Buffer;
}

/** Files of the content folder as they were: in a version, and in the last one that had them; null where there are none. */
export interface EarlierFiles {
  had(name: string): Promise<Buffer | null>;
  last(name: string): Promise<Buffer | null>;
}

/** @returns a small copy; null for an SVG that is none. @throws errors of the decoder */
async function smallOf(
  bytes: Uint8Array,
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  isSvg: boolean,
): Promise<Shown | null> {
  if (isSvg) {
    const facts = await inspectPicture(bytes, sharp);
    const isDrawing = !('code' in facts) && facts.format === 'svg';
    return isDrawing ? { name: 'picture.svg', bytes: withoutNotes(bytes) } : null;
  }
  const small = sharp(bytes, READING).autoOrient().resize(SMALL, SMALL, { fit: 'inside' });
  const made = await small.webp({ quality: 75 }).timeout({ seconds: TIMEOUT }).toBuffer();
  return { name: 'picture.webp', bytes: made };
}

/** @returns the files that show each picture, with unsaved changes; nothing for a picture without any */
function usesOf(pictures: readonly string[], site: EditedSite): Record<string, string[]> {
  const { reads, folder } = site.known();
  const known = new Set(pictures);
  // Photos of other sites may have been fetched.
  const pathOf = pathsOf('local', known);
  const uses: Record<string, string[]> = {};
  const use = (name: string, file: string): void => {
    if (known.has(name)) uses[name] = [...new Set([...(uses[name] ?? []), file])];
  };
  for (const { file, entry } of reads.list())
    for (const address of [...(entry?.images ?? []), ...(entry?.bodyImages ?? []), ...(entry?.linked ?? [])])
      use(pathOf(address) ?? address, file);
  const settings = folder.site === null ? null : folder.read(folder.site);
  const text = settings && !('code' in settings) ? Buffer.from(settings).toString() : '';
  for (const name of pictures) if (folder.site !== null && text.includes(name)) use(name, folder.site);
  return uses;
}

/** Key of the small copy of a file as it is, in senja's cache. */
const keyOf = (name: string, { size, mtimeMs }: Stats): string =>
  `small-${fingerprint(JSON.stringify([name, size, mtimeMs, SMALL]))}`;

export type EntryPictures = ReturnType<typeof entryPictures>;

export function entryPictures({ options, siteRoot, toolRoot }: SiteSetup, site: EditedSite) {
  const root = options.content;
  /** One picture after the other: some formats are decoded as a whole. */
  let last: Promise<unknown> = Promise.resolve();
  /** Those that the last reading of the folder may not have seen. */
  const added = new Set<string>();
  const isThere = (name: string): boolean => existsSync(path.join(root, name));
  const all = (): Set<string> => new Set([...site.known().folder.images, ...[...added].filter(isThere)]);

  /** @returns the facts, and the bytes to keep; `note` says what became of its position */
  async function looked(bytes: Buffer, given: string) {
    const sharp = await loadSharp(toolRoot);
    const facts = expectSound(await inspectPicture(bytes, sharp), given);
    if (!facts.position) return { facts, bytes, note: null };
    const header = await sharp(bytes, READING).metadata();
    const clean = withoutPosition(bytes, header);
    const after = await inspectPicture(clean, sharp);
    return 'code' in after || after.position
      ? { facts, bytes, note: phrase('edit.position-kept') }
      : { facts, bytes: clean, note: phrase('edit.position-removed') };
  }

  /** Writes a new file under the first free name. @returns its name; that of an equal one if it is there already */
  async function written(stem: string, suffix: string, bytes: Buffer): Promise<string> {
    for (let number = 1; ; number += 1) {
      const name = `images/${stem}${number === 1 ? '' : `-${number}`}.${suffix}`;
      try {
        await createContentFile(root, name, bytes);
        return name;
      } catch (error) {
        if (codeOf((error as Error).cause) !== 'EEXIST') throw error;
        if (isSame(name, bytes)) return name;
      }
    }
  }

  function isSame(name: string, bytes: Buffer): boolean {
    try {
      return readFile(resolverIn(root)(name)).equals(bytes);
    } catch {
      return false;
    }
  }

  /** @returns the pictures that any entry can show */
  const listed = (): string[] =>
    [...all()].filter((name) => isPictureName(name) && localImage(name) !== null).sort();

  /** @returns the name of a picture with these bytes, if the site has one */
  const knownAs = (bytes: Buffer): string | undefined =>
    listed().find((name) => {
      const size = attempt(() => lstatSync(path.join(root, name)).size, -1);
      return size === bytes.length && isSame(name, bytes);
    });

  /** @returns the small copy of a picture, made once; null for what is none. @throws errors of the disk and the decoder */
  async function kept(name: string): Promise<Shown | null> {
    const { readImage } = site.known().folder;
    const isSvg = /\.svg$/i.test(name);
    const stats = lstatSync(path.join(root, name), { throwIfNoEntry: false });
    const key = !isSvg && options.cache && stats?.isFile() ? keyOf(name, stats) : null;
    const known = key && readCached(siteRoot, 'cache/pictures', key);
    if (known) return { name: 'picture.webp', bytes: known };
    const making = last.then(async () => {
      const bytes = readImage(name);
      return 'code' in bytes ? null : smallOf(bytes, await loadSharp(toolRoot), isSvg);
    });
    last = making.catch(() => undefined);
    const made = await making;
    if (made && key) writeCached(siteRoot, 'cache/pictures', key, [made.bytes]);
    return made;
  }

  return {
    list(): PicturesView {
      const pictures = listed();
      return { pictures, uses: usesOf(pictures, site) };
    },

    /**
     * @param earlier gives the bytes of a file as a version had it, where that is asked for
     * @returns a small copy of the picture that an address names in a file; null if there is none
     */
    async small(address: string, file: string, earlier?: EarlierFiles): Promise<Shown | null> {
      const files = all();
      const name = namedFile(address, files, file) ?? localPath(address, files) ?? siblingOf(address, file);
      if (name === null || !isPictureName(name)) return null;
      const isSvg = /\.svg$/i.test(name);
      const was = async (bytes: Promise<Buffer | null> | undefined) => {
        const found = await bytes;
        return found ? smallOf(found, await loadSharp(toolRoot), isSvg).catch(() => null) : null;
      };
      // One that is gone or damaged is left to `check`.
      const now = () => (files.has(name) ? kept(name).catch(() => null) : null);
      return (await was(earlier?.had(name))) ?? (await now()) ?? (await was(earlier?.last(name))) ?? null;
    },

    /**
     * Stores a picture for an entry, without the position in it; not again if the site has the same one.
     * @param entry name of the entry, after which the file is named
     * @param given what the file was called
     * @throws Refused if it is no picture that the site can show; Failure for errors of the machine
     */
    async add(entry: string, given: string, whole: Buffer): Promise<AddedPicture> {
      const { facts, bytes, note } = await looked(whole, given);
      const [suffix] = suffixesOf(facts.format);
      const address = knownAs(bytes) ?? (await written(slugify(entry) || 'gambar', suffix, bytes));
      added.add(address);
      site.addImage(address);
      return { address, note };
    },
  };
}

/** @returns the facts about a picture. @throws Refused, with the words of `check`, for a faulty one */
function expectSound(facts: ImageFacts | ImageFault, given: string): ImageFacts {
  if (!('code' in facts)) return facts;
  const { code, params } = facts;
  const fault = { code, params: { value: shorten(given, 100), ...params } };
  const refused = inBoth((lang) => {
    const { message, hint } = wording(fault, lang);
    return `${message} ${hint}`.trim();
  });
  throw new Refused(400, { refused, instead: null });
}
