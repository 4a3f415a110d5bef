/** Data besides content that a site is built from: files of the site, and results of its own functions. */
import type { TextFault } from './site-error.ts';

/** What a function that loads data is given. */
export interface LoadTools {
  /** Aborted once the time limit has passed; for `fetch`. */
  signal: AbortSignal;
}

/** Where a value comes from. */
export type DataSource =
  /** Path of a file below the folder of the site, with `/`. */
  | { file: string }
  | {
      /** @returns plain data. @throws any error of the site's code */
      load(tools: LoadTools): Promise<unknown>;
      /** Milliseconds for which a result is used without calling it again. */
      keep: number;
      /** Milliseconds after which it counts as failed. */
      timeout: number;
    };

/** @returns paths of the files that a site reads, below its folder */
export const filesOfData = ({ data = {} }: { data?: Readonly<Record<string, DataSource>> }): string[] =>
  Object.values(data).flatMap((source) => ('file' in source ? [source.file] : []));

export interface SiteData {
  /** Each value as JSON, by name: whoever uses one parses it, so that nobody can change it for others. */
  texts: Readonly<Record<string, string>>;
  /** Fingerprint of each of these. */
  prints: Readonly<Record<string, string>>;
  /** The files, and what functions have read; as in `CodeReads`. */
  reads: Readonly<Record<string, string>>;
  /** Milliseconds since 1970 from which on a function is called again; null if there is none. */
  until: number | null;
}

/** The data of a site without any. */
export const NO_DATA: SiteData = { texts: {}, prints: {}, reads: {}, until: null };

/** The data of a site as far as it can be read. */
export interface DataRead {
  data: SiteData;
  /** Why some of it cannot be read. */
  errors: readonly Error[];
  /** Functions that have failed, and whose last good result is used. */
  kept: readonly TextFault[];
}

/** @returns the values by name; each is parsed when it is first used */
export function dataValues({ texts }: Pick<SiteData, 'texts'>): Readonly<Record<string, unknown>> {
  const parsed = new Map<string, unknown>();
  const get = (name: string): unknown => {
    if (!parsed.has(name)) parsed.set(name, JSON.parse(texts[name] ?? 'null'));
    return parsed.get(name);
  };
  const values = {};
  for (const name of Object.keys(texts))
    Object.defineProperty(values, name, { enumerable: true, get: () => get(name) });
  return values;
}
