/**
 * Makes calls of the file system fail in this process: every function of `node:fs` and `node:fs/promises` is replaced
 * by one that calls a given function first. Paths of descriptors are recorded, so that writes can fail too.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { getSystemErrorMap } from 'node:util';

export interface Call {
  /** Name of the function, without `Sync`. */
  name: string;
  /** One path, or two for a rename. */
  paths: string[];
}

/** @returns the error code, or null to let the call through */
export type Verify = (call: Call) => string | null;

interface Callable {
  (this: unknown, ...args: unknown[]): unknown;
  /** `realpathSync` has a native variant. */
  native?: Callable;
}
type Owner = Record<string, Callable>;

/** Never throw, are not calls of the file system, or never end. */
const LEFT_ALONE = new Set(['existsSync', 'watch', 'watchFile', 'glob', 'globSync']);

function errorOf(code: string, { name, paths }: Call): NodeJS.ErrnoException {
  const errno = -((os.constants.errno as Record<string, number>)[code] ?? 0);
  const text = getSystemErrorMap().get(errno)?.[1] ?? code;
  const error: NodeJS.ErrnoException = new Error(`${code}: ${text}, ${name} '${paths.join("' -> '")}'`);
  return Object.assign(error, { code, errno, syscall: name, path: paths[0] });
}

/** @returns the result of the action; the file system is restored */
export async function withFaults<T>(verify: Verify, action: () => Promise<T>): Promise<T> {
  const opened = new Map<number, string>();
  const undo: (() => void)[] = [];
  const replace = (owner: Owner, key: string, isPromise: boolean): void => {
    const replaced = owner[key] as Callable;
    const name = key.replace(/Sync$/, '');
    const two = name === 'rename' || name === 'link' || name === 'copyFile';
    const asking = (original: Callable): Callable =>
      function wrapped(...args) {
        const paths = args
          .slice(0, two ? 2 : 1)
          .map((place) => (typeof place === 'number' ? opened.get(place) : place))
          .filter((place) => typeof place === 'string');
        const call = { name, paths };
        const code = paths.length > 0 ? verify(call) : null;
        if (code === null || name === 'close') {
          const result = original.apply(this, args);
          if (key === 'openSync') opened.set(result as number, paths[0] ?? '');
          // A file is closed even if closing reports an error.
          if (key === 'closeSync') opened.delete(args[0] as number);
          if (code === null) return result;
        }
        if (isPromise) return Promise.reject(errorOf(code, call));
        throw errorOf(code, call);
      };
    owner[key] = asking(replaced);
    if (replaced.native) (owner[key] as Callable).native = asking(replaced.native);
    undo.push(() => {
      owner[key] = replaced;
    });
  };
  const sync = fs as unknown as Owner;
  const promises = fs.promises as unknown as Owner;
  const isCallable = (owner: Owner, key: string): boolean =>
    typeof owner[key] === 'function' && !LEFT_ALONE.has(key) && /^[a-z]/.test(key);
  for (const key of Object.keys(sync))
    if (key.endsWith('Sync') && isCallable(sync, key)) replace(sync, key, false);
  for (const key of Object.keys(promises)) if (isCallable(promises, key)) replace(promises, key, true);
  syncBuiltinESMExports();
  try {
    return await action();
  } finally {
    for (const one of undo) one();
    syncBuiltinESMExports();
  }
}
