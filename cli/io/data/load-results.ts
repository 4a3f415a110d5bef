/**
 * Results of the site's functions that load data: called again once the time for which they are kept has passed, or the
 * code or what they have read has changed. If one fails, the last good result is used.
 */
import type { SiteCode } from '../../core/stages/site.ts';
import type { DataSource } from '../../core/stages/site-data.ts';
import { siteErrorOf } from '../../core/stages/site-error.ts';
import type { CodeReads } from '../../core/stages/site-state.ts';
import { fingerprint } from '../../core/values/hash.ts';
import type { Param } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import { readCachedJson, writeCached } from '../cache/index.ts';
import { changedRead } from '../compiled/index.ts';
import { withoutSecrets } from './secrets.ts';

type LoadSource = Extract<DataSource, { load: unknown }>;

/** A good result. */
interface Result {
  /** Fingerprint of the code that gave it. */
  code: string;
  /** Milliseconds since 1970. */
  at: number;
  /** As JSON. */
  text: string;
  /** What the function has read. */
  reads: CodeReads;
}

/** Why a function has failed. */
export interface LoadFailure {
  reason: Param;
  thrown: unknown;
}

export interface Loaded {
  /** Fingerprint of the code that was last called. */
  code: string;
  /** Null if there never was one. */
  result: Result | null;
  failure: LoadFailure | null;
  /** Milliseconds since 1970 from which on the function is called again. */
  until: number;
}

/** Milliseconds for which a result is used at least: a build of `senja dev` asks twice. */
const LEAST = 1000;

const untilOf = ({ at }: Result, { keep }: LoadSource): number => at + Math.max(keep, LEAST);

/** Milliseconds for which a command that goes on does not repeat a call that has failed. */
const PATIENCE = 60_000;

class Late extends Error {}

/** @returns what a function gives within its time limit. @throws its errors, and `Late` */
async function called({ load, timeout }: LoadSource): Promise<unknown> {
  const control = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Late());
      control.abort();
    }, timeout);
  });
  try {
    return await Promise.race([load({ signal: control.signal }), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns the words of an error, with those of its cause: `fetch` only says that it has failed */
function wordsOf(thrown: unknown): Param {
  const { cause } = siteErrorOf(thrown, null);
  if (cause instanceof Error && 'words' in cause) return cause.words as Param;
  const texts = [cause, cause instanceof Error ? cause.cause : undefined].flatMap((one) =>
    one === undefined ? [] : one instanceof Error ? one.message : String(one),
  );
  return texts.filter(Boolean).join(': ').replace(/\s+/g, ' ').replace(/\.$/, '');
}

/** @returns a function that gives the result of each source, calling as few as it can */
export function resultLoader(siteRoot: string, keeps: boolean) {
  const known = new Map<string, Loaded>();
  const keyOf = (name: string): string => `data-${fingerprint(name).slice(0, 16)}`;

  function lastOf(name: string, source: LoadSource): Loaded | null {
    const before = known.get(name);
    if (before) return before;
    const result = keeps ? readCachedJson<Result>(siteRoot, 'cache', keyOf(name)) : null;
    return result && { code: result.code, result, failure: null, until: untilOf(result, source) };
  }

  /** Whether it need not be called. */
  const isFresh = (last: Loaded, code: string): boolean =>
    last.code === code &&
    Date.now() < last.until &&
    // A clock may have been set back.
    Date.now() >= (last.result?.at ?? 0) &&
    changedRead(siteRoot, last.result?.reads ?? {}) === null;

  return async function load(
    name: string,
    source: LoadSource,
    { apart }: Pick<SiteCode, 'apart'>,
    code: string,
  ): Promise<Loaded> {
    const last = lastOf(name, source);
    if (last && isFresh(last, code)) return last;
    const reads = new Map<string, string>();
    const at = Date.now();
    const run = () => called(source);
    let loaded: Loaded;
    try {
      const text = JSON.stringify(await (apart ? apart(reads, run) : run()));
      const result = { code, at, text, reads: Object.fromEntries(reads) };
      if (keeps) writeCached(siteRoot, 'cache', keyOf(name), [JSON.stringify(result)]);
      loaded = { code, result, failure: null, until: untilOf(result, source) };
    } catch (thrown) {
      const seconds = Math.ceil(source.timeout / 1000);
      const words = thrown instanceof Late ? phrase('data/not-loaded:late', { seconds }) : wordsOf(thrown);
      const reason = typeof words === 'string' ? shorten(withoutSecrets(words, reads.keys()), 200) : words;
      loaded = { code, result: last?.result ?? null, failure: { reason, thrown }, until: at + PATIENCE };
    }
    known.set(name, loaded);
    return loaded;
  };
}
