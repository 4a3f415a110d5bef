/**
 * Runs CommonJS text made by senja (templates, validators). V8's compiled code is cached with it, so that a later run
 * need not compile it again. Code that V8 rejects, for example because of other flags, is replaced.
 */
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { SiteError } from '../../core/stages/site-error.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { isOn } from '../../core/values/mechanisms.mjs';
import { phrase } from '../../diagnostics/phrases.ts';
import { readCached, writeCached } from '../cache/cache.ts';
import type { ReadsRecorder } from './code-reads.ts';

type Run = (
  module: { exports: object },
  exports: object,
  require: (name: string) => unknown,
  process: NodeJS.Process,
) => void;

/** What is put before the code, on its first line. */
export const BEFORE_CODE = '(function (module, exports, require, process) {';

/** In place of `process.exit`: it would end a command before its report. */
function refuseExit(): never {
  throw new SiteError(new Error('process.exit'), null, phrase('senja/site-code:exit'));
}

export interface CodeOptions {
  /** Folder of the site. */
  root: string;
  /** Name in stack traces. */
  filename: string;
  /** Whether V8's compiled code is cached, and used if it is; true by default. */
  keep?: boolean;
  /** By default Node's own. */
  require?(name: string): unknown;
  /** Notes what it reads. */
  reads?: ReadsRecorder;
}

/** Writes the caches of code that had none, by key. */
const uncached = new Map<string, () => void>();

/** Stores the code of the command itself, unless it was cached. */
let storeCommand: (() => void) | undefined;

export function keepCommand(store: () => void): void {
  if (isOn('cached-code')) storeCommand = store;
}

/** Called once a site has been built or checked: by then, a command has called most of what commands call. */
export function hasCalledMost(): void {
  if (storeCommand) uncached.set('command', storeCommand);
  storeCommand = undefined;
}

/** Called at the end of a command: V8 compiles functions when they are called, and caches those compiled by then. */
export function keepCompiled(): void {
  for (const keep of uncached.values()) keep();
  uncached.clear();
}

/** Whether all code that has run was cached, that of the command too, so that nothing will be written. */
export const isAllCached = (): boolean => uncached.size === 0 && storeCommand === undefined;

/** @returns the exports of the text */
export function runCode<T extends object>(
  code: string,
  { root, filename, keep = true, require = createRequire(import.meta.url), reads }: CodeOptions,
): T {
  const key = `code-${process.versions.v8}-${fingerprint(code)}`;
  const isKept = keep && isOn('cached-code');
  const cachedData = (isKept && readCached(root, 'made', key)) || undefined;
  const script = new Script(`${BEFORE_CODE}${code}\n})`, {
    filename,
    cachedData,
  });
  // Standard output is for reports.
  Object.assign(console, { log: console.error, info: console.error, debug: console.error });
  process.exit = refuseExit;
  const module = { exports: {} };
  const noting = reads && ((name: string): unknown => reads.module(name) ?? require(name));
  const run = script.runInThisContext() as Run;
  run(module, module.exports, noting ? Object.assign(noting, require) : require, reads?.process ?? process);
  if (isKept && script.cachedDataRejected !== false)
    uncached.set(key, () => writeCached(root, 'made', key, [script.createCachedData()]));
  return module.exports as T;
}
