/** Files of data below the folder of the site. Only ordinary files are read, and no link is followed. */
import { fstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCsv, readData } from '../../core/data/index.ts';
import type { Models } from '../../core/models/index.ts';
import { decode } from '../../core/parse/index.ts';
import type { TextFault } from '../../core/stages/site-error.ts';
import { itemsOfList, rowsOfTable } from '../../core/validate/rows/index.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { modelOfData } from '../../core/values/names/data-name.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Param } from '../../diagnostics/languages/index.ts';
import { locator } from '../../diagnostics/locator/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { stampOnDisk } from '../content/index.ts';
import { codeOf, fileSystemFailure, isOfMachine } from '../failures/index.ts';
import { SPECIAL, withFile } from '../files/index.ts';
import { readableEntries, resolverIn } from '../folders/index.ts';

const MEGABYTE = 1024 * 1024;
/** A table of a million cells has about 10 MB. */
const MOST = 32 * MEGABYTE;

/** A file as it was read. */
export interface SourceRead {
  stamp: string | null;
  /** Fingerprint of its bytes; '' if it cannot be read. */
  print: string;
  /** Its value as JSON; null with faults. */
  text: string | null;
  /** Faults in it; their file is relative to the folder of the site. */
  diagnostics: readonly Diagnostic[];
  /** The fault of a file that cannot be read, at its name in the site's code. */
  unread: TextFault | null;
}

/** @returns the text of a file of data with the faults of its bytes; or why it cannot be read. @throws Failure */
export function textOfData(siteRoot: string, file: string): ReturnType<typeof readText> | { reason: Param } {
  try {
    const size = withFile(resolverIn(siteRoot)(file), ({ descriptor }) => fstatSync(descriptor).size);
    const params = { size: Math.ceil(size / MEGABYTE), limit: MOST / MEGABYTE };
    if (size > MOST) return { reason: phrase('data/unreadable:too-large', params) };
    return readText(resolverIn(siteRoot)(file));
  } catch (error) {
    return { reason: reasonOf(file, error) };
  }
}

function readText(file: string) {
  const bytes = withFile(file, ({ descriptor }) => readFileSync(descriptor));
  return { bytes, ...decode(bytes, { bytes: MOST, lines: Number.POSITIVE_INFINITY }) };
}

/** @returns files that a name may mean */
export const nearData = (siteRoot: string, file: string): string[] => {
  const folder = path.posix.dirname(file);
  const names = readableEntries(path.join(siteRoot, folder)).map(({ name }) => path.posix.join(folder, name));
  return nearest(file, names);
};

/** @returns the reason, in words. @throws Failure if the machine would refuse any file */
function reasonOf(file: string, error: unknown): Param {
  if (isOfMachine(error)) throw fileSystemFailure(file, error);
  const code = codeOf(error);
  if (code === 'ELOOP') return phrase('data/unreadable:link');
  return phrase(
    code === SPECIAL || code === 'EISDIR' ? 'data/unreadable:special' : 'data/unreadable:missing',
  );
}

/** @returns the value in a file, by the model next to it if there is one */
function valueIn(file: string, text: string, models: Models['parts']): ReturnType<typeof readData> {
  const model = models.get(modelOfData(file).name);
  if (model && file.endsWith('.csv')) return rowsOfTable(model, readCsv(text));
  const read = readData(file, text);
  return model && read.faults.length === 0 ? itemsOfList(model, read.value, file) : read;
}

/**
 * @param models of rows, by path of the file without its ending
 * @returns a function that reads a file of a site, again only if it has changed
 */
export function fileReader(siteRoot: string, models: Models['parts']): (file: string) => SourceRead {
  const known = new Map<string, SourceRead>();

  const unreadable = (file: string, reason: Param): SourceRead => {
    const suggestions = nearData(siteRoot, file);
    const unread = { code: 'data/unreadable', text: file, params: { file, reason }, suggestions } as const;
    return { stamp: null, print: '', text: null, diagnostics: [], unread };
  };

  function read(file: string, stamp: string | null): SourceRead {
    const source = textOfData(siteRoot, file);
    if ('reason' in source) return unreadable(file, source.reason);
    const { bytes, text, faults } = source;
    const made = faults.length > 0 ? { value: null, faults } : valueIn(file, text, models);
    return {
      stamp,
      print: fingerprint(bytes),
      text: made.faults.length === 0 ? JSON.stringify(made.value) : null,
      diagnostics: made.faults.map(locator({ path: file, text, yaml: { text, start: 0 } })),
      unread: null,
    };
  }
  return (file) => {
    // Taken before reading: after a change in between, the stamp is stale, never the bytes.
    const stamp = stampOnDisk(path.join(siteRoot, file));
    const before = known.get(file);
    if (before && stamp !== null && before.stamp === stamp) return before;
    const now = read(file, stamp);
    known.set(file, now);
    return now;
  };
}
