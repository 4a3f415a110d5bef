/** Sentence lengths of each file, cached by the file's bytes: most files do not change between checks. */
import { keyFor, type Places, readCachedJson, writeCached } from '../cache/index.ts';

export interface FileReading {
  /** Fingerprint of the file's bytes. */
  fingerprint: string;
  sentences: number;
  words: number;
  /** Line and words of each sentence over the limit. */
  long: [line: number, words: number][];
}

/** Figures of a file, whatever its bytes. */
export type Figures = Omit<FileReading, 'fingerprint'>;

interface Readings {
  tool: string;
  files: [path: string, reading: FileReading][];
}

/** @param tool fingerprint of senja; '' to cache nothing */
export function readingCache(root: string, places: Places, tool: string) {
  const key = keyFor('reading', root, places);
  const cached = tool === '' ? null : readCachedJson<Readings>(root, 'cache', key);
  const before = new Map(cached?.tool === tool ? cached.files : []);
  const now = new Map<string, FileReading>();
  return {
    /** @returns the figures of a file: cached ones if it has these bytes, else those that are read */
    of(file: string, fingerprint: string | undefined, read: () => Figures | null): Figures | null {
      const known = before.get(file);
      const figures = known && known.fingerprint === fingerprint ? known : read();
      if (fingerprint === undefined || figures === null) return figures;
      now.set(file, known === figures ? known : { ...figures, fingerprint });
      return figures;
    },
    /** Replaces the cached figures by those of this check. */
    save(): void {
      const isSame = now.size === before.size && [...now].every(([file, one]) => before.get(file) === one);
      const readings: Readings = { tool, files: [...now] };
      if (tool !== '' && !isSame) writeCached(root, 'cache', key, [JSON.stringify(readings)]);
    },
  };
}
