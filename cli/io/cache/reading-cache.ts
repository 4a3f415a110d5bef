/** Sentence lengths of each file, cached by the file's bytes: most files do not change between checks. */
import { count, list, shape, text } from '../../core/values/shapes.ts';
import { readKept, writeKept } from './cache.ts';
import { jsonIn } from './json.ts';
import { keyOfPlaces, type Places } from './places.ts';

export interface FileReading {
  /** Fingerprint of the file's bytes. */
  fingerprint: string;
  sentences: number;
  words: number;
  /** Line and words of each sentence over the limit. */
  long: [line: number, words: number][];
}

const isReading = shape<FileReading>({
  fingerprint: text,
  sentences: count,
  words: count,
  long: list((value) => list(count)(value) && (value as unknown[]).length === 2),
});

interface Readings {
  tool: string;
  files: [path: string, reading: FileReading][];
}

const isPair = (value: unknown): boolean => Array.isArray(value) && text(value[0]) && isReading(value[1]);
const areReadings = shape<Readings>({ tool: text, files: list(isPair) });

/** @param tool fingerprint of senja; '' to cache nothing */
export function readingCache(root: string, places: Places, tool: string) {
  const key = `reading-${keyOfPlaces(root, places)}`;
  return {
    /** @returns the cached data of files, by path */
    read(): Map<string, FileReading> {
      const bytes = tool === '' ? null : readKept(root, 'cache', key);
      const kept = bytes && jsonIn(bytes);
      return new Map(areReadings(kept) && kept.tool === tool ? kept.files : []);
    },
    write(files: ReadonlyMap<string, FileReading>): void {
      const kept: Readings = { tool, files: [...files] };
      if (tool !== '') writeKept(root, 'cache', key, [JSON.stringify(kept)]);
    },
  };
}
