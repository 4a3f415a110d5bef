/**
 * Runs CommonJS text that senja itself has made (templates, checks of the content models). What V8 compiles of it is
 * kept beside it, so that a later run need not compile it again; for another V8 or another text it is no use, and V8
 * says so.
 */
import { Script } from 'node:vm';
import { fingerprint } from '../../core/values/hash.ts';
import { isOn } from '../../core/values/mechanisms.mjs';
import { readKept, writeKept } from '../cache/cache.ts';

type Run = (module: { exports: object }, exports: object, require: (name: string) => unknown) => void;

const keyOf = (code: string): string => `code-${process.versions.v8}-${fingerprint(code)}`;

const wrap = (code: string): string => `(function (module, exports, require) {${code}\n})`;

export interface CodeOptions {
  /** Folder of the site. */
  root: string;
  /** Shown in stacks. */
  filename: string;
  /** Whether what V8 compiles of it is kept; left out, it is. */
  keep?: boolean;
  require(name: string): unknown;
}

/** @returns what the text exports */
export function runCode<T extends object>(
  code: string,
  { root, filename, keep = true, require }: CodeOptions,
): T {
  const key = keyOf(code);
  const cachedData = isOn('kept-code') ? readKept(root, 'made', key) : null;
  const script = new Script(wrap(code), { filename, ...(cachedData && { cachedData }) });
  const module = { exports: {} };
  (script.runInThisContext() as Run)(module, module.exports, require);
  // After running: then what the text does when it is loaded is in it too.
  if (keep && !cachedData && isOn('kept-code')) writeKept(root, 'made', key, [script.createCachedData()]);
  return module.exports as T;
}
