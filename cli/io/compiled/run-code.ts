/** Runs CommonJS text made by senja (templates, validators). */
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { SiteError } from '../../core/stages/site-error.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
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
  /** Name in stack traces. */
  filename: string;
  /** By default Node's own. */
  require?(name: string): unknown;
  /** Notes what it reads. */
  reads?: ReadsRecorder;
}

/** @returns the exports of the text */
export function runCode<T extends object>(
  code: string,
  { filename, require = createRequire(import.meta.url), reads }: CodeOptions,
): T {
  // Standard output is for reports.
  Object.assign(console, { log: console.error, info: console.error, debug: console.error });
  process.exit = refuseExit;
  const module = { exports: {} };
  const noting = reads && ((name: string): unknown => reads.module(name) ?? require(name));
  const run: Run = runInThisContext(`${BEFORE_CODE}${code}\n})`, { filename });
  run(module, module.exports, noting ? Object.assign(noting, require) : require, reads?.process ?? process);
  return module.exports as T;
}
