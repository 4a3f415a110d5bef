/** The data of a site: files, and results of its own functions, read for each build. Loaded on demand. */
import path from 'node:path';
import type { Models } from '../../core/models/index.ts';
import type { SiteCode } from '../../core/stages/site.ts';
import type { DataRead, SiteData } from '../../core/stages/site-data.ts';
import { CodeFaults, SiteFaults, type TextFault } from '../../core/stages/site-error.ts';
import { DEFAULT_ZONE, dayIn, dayInWords } from '../../core/values/days/days.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { DATA_FOLDER, isDataName } from '../../core/values/names/data-name.ts';
import { compareNatural } from '../../core/values/order.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { readableEntries } from '../folders/index.ts';
import { type LoadFailure, resultLoader } from './load-results.ts';
import { fileReader } from './read-files.ts';

export { withRows } from './row-folder.ts';

const FRAME = /senja-(?:site|templates)\.cjs/;

/** @returns the fault of a function, where the site's code has thrown or else at its name */
function faultOf(name: string, { reason, thrown }: LoadFailure, last: number | null): TextFault {
  const time = last === null ? '' : dayInWords(dayIn({ instant: last }, DEFAULT_ZONE));
  const isThrown = thrown instanceof Error && FRAME.test(thrown.stack ?? '');
  return {
    code: last === null ? 'data/not-loaded' : 'data/kept',
    text: name,
    isKey: true,
    params: { name, reason, ...(last !== null && { time }) },
    suggestions: [],
    ...(isThrown && { planned: { call: thrown, ofEntry: false } }),
  };
}

/**
 * @param models of rows, by path of the file without its ending
 * @param options `cache`: whether results of functions are kept for the next command
 * @returns a function that reads the data of a site, again only as far as it may have changed. @throws Failure
 */
export function dataReader(siteRoot: string, models: Models['parts'], options: { cache: boolean }) {
  const read = fileReader(siteRoot, models);
  const load = resultLoader(siteRoot, options.cache);
  return async function readAll(site: SiteCode, code: string): Promise<DataRead> {
    const texts: Record<string, string> = {};
    const reads: Record<string, string> = {};
    const diagnostics: Diagnostic[] = [];
    const [faults, kept]: [TextFault[], TextFault[]] = [[], []];
    let until: number | null = null;
    const sources = Object.entries(site.definition.data ?? {});
    const loading = sources.map(([name, source]) =>
      'load' in source ? load(name, source, site, code) : null,
    );
    for (const [at, [name, source]] of sources.entries()) {
      if ('file' in source) {
        const { text, stamp, print, unread, ...file } = read(source.file);
        if (text !== null) texts[name] = text;
        if (unread) faults.push(unread);
        diagnostics.push(...file.diagnostics);
        reads[`file ${source.file}`] = print === '' ? '' : `${stamp ?? ''} ${print}`;
        continue;
      }
      const loaded = await loading[at];
      if (!loaded) continue;
      const { result, failure } = loaded;
      if (failure) (result ? kept : faults).push(faultOf(name, failure, result?.at ?? null));
      // What is kept because of a failure is tried again by the next command.
      until = Math.min(until ?? Number.POSITIVE_INFINITY, failure ? 0 : loaded.until);
      if (result) texts[name] = result.text;
      Object.assign(reads, result?.reads);
    }
    const prints = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fingerprint(text)]));
    const data: SiteData = { texts, prints, reads, until };
    const errors = [
      ...(diagnostics.length > 0 ? [new SiteFaults(diagnostics)] : []),
      ...(faults.length > 0 ? [new CodeFaults(faults)] : []),
    ];
    return { data, errors, kept };
  };
}

/** @returns the values of all files of data in the folder for them, by path, that can be read */
export function dataFiles(siteRoot: string, models: Models['parts']): [path: string, value: unknown][] {
  const read = fileReader(siteRoot, models);
  const within = (folder: string): string[] =>
    readableEntries(path.join(siteRoot, folder))
      .sort((a, b) => compareNatural(a.name, b.name))
      .flatMap((entry) => {
        const name = `${folder}/${entry.name}`;
        if (entry.isDirectory()) return within(name);
        return entry.isFile() && isDataName(name) ? [name] : [];
      });
  return within(DATA_FOLDER).flatMap((name): [string, unknown][] => {
    const { text } = read(name);
    return text === null ? [] : [[name, JSON.parse(text)]];
  });
}
