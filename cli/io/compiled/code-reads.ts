/**
 * What the site's own code reads while it runs: environment variables and files. It gets stand-ins of `process` and
 * `node:fs` that note what is there. Everything is made again once any of it has changed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CodeReads } from '../../core/stages/site-state.ts';
import { fingerprint } from '../../core/values/hash.ts';
import { stampOnDisk } from '../content/index.ts';
import { attempt } from '../failures/index.ts';
import { portable } from './bundle-inputs.ts';

/** The stamp of a file or of the one that a link leads to; null if that is inconclusive. */
const stampOf = (file: string): string | null => attempt(() => stampOnDisk(fs.realpathSync(file)), null);

/** Prints of the ways to read, given an absolute path or the name of a variable. */
const PRINTS = {
  env: (name: string) => (process.env[name] === undefined ? '' : fingerprint(process.env[name])),
  names: () => fingerprint(Object.keys(process.env).sort().join('\0')),
  /** The folder that relative paths are relative to. */
  cwd: (root: string) => path.relative(root, process.cwd()),
  file: (file: string) =>
    // Reading anything else could block.
    fs.statSync(file).isFile() ? `${stampOf(file) ?? ''} ${fingerprint(fs.readFileSync(file))}` : '',
  list: (folder: string) => fingerprint(fs.readdirSync(folder).sort().join('\0')),
  tree: (folder: string) => fingerprint(fs.readdirSync(folder, { recursive: true }).sort().join('\0')),
  stat: (file: string) => {
    const { mode, size, mtimeMs } = fs.statSync(file);
    return `${mode} ${size} ${mtimeMs}`;
  },
  /** Whether it exists, and where a link leads. */
  place: (file: string) => [attempt(() => fs.readlinkSync(file), ''), fs.existsSync(file)].join(),
} satisfies Record<string, (name: string) => string>;

type Kind = keyof typeof PRINTS;

const printOf = (kind: Kind, name: string): string => attempt(() => PRINTS[kind](name), '');

/** How functions of `node:fs` read their first argument; each also with `Sync`. */
const READERS: Readonly<Record<string, Kind>> = {
  access: 'place',
  copyFile: 'file',
  createReadStream: 'file',
  exists: 'place',
  lstat: 'stat',
  open: 'file',
  openAsBlob: 'file',
  opendir: 'list',
  readFile: 'file',
  readdir: 'list',
  readlink: 'place',
  realpath: 'place',
  stat: 'stat',
};

/** @returns the path of an argument; null for an open file */
function pathIn(argument: unknown): string | null {
  if (argument instanceof URL) return attempt(() => fileURLToPath(argument), null);
  return typeof argument === 'string' || Buffer.isBuffer(argument) ? String(argument) : null;
}

/** Whether a function only writes: `open` with flags for that. */
const writes = (reader: string, flags: unknown): boolean =>
  reader === 'open' && typeof flags === 'string' && !flags.startsWith('r');

/** @returns a copy of `node:fs`, or of its promises, that notes what is read */
function notingFiles<T extends object>(module: T, note: (kind: Kind, name: string) => void): T {
  const noting = (read: object, reader: string, kind: Kind): object =>
    new Proxy(read as (...args: unknown[]) => unknown, {
      apply(target, self, args) {
        const [first, options] = args;
        const name = pathIn(first);
        const isDeep = typeof options === 'object' && options && 'recursive' in options && options.recursive;
        if (name !== null && !writes(reader, options)) {
          if (!path.isAbsolute(name)) note('cwd', '');
          note(kind === 'list' && isDeep ? 'tree' : kind, path.resolve(name));
        }
        return Reflect.apply(target, self, args);
      },
    });
  const known = Object.entries(module) as [string, object][];
  const own = known.map(([name, value]): [string, object] => {
    const plain = name.replace(/Sync$/, '');
    const kind = Object.hasOwn(READERS, plain) ? READERS[plain] : undefined;
    return [name, kind ? noting(value, plain, kind) : value];
  });
  return Object.fromEntries(own) as T;
}

/** @returns a copy of `process` that notes which variables are read */
function notingProcess(note: (kind: Kind, name: string) => void): NodeJS.Process {
  /** Set by the code itself. */
  const own = new Set<string | symbol>();
  const read = (name: string | symbol): void => {
    if (typeof name === 'string' && !own.has(name)) note('env', name);
  };
  const env = new Proxy(process.env, {
    get(target, name) {
      read(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      read(name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      note('names', '');
      return Reflect.ownKeys(target);
    },
    set(target, name, value) {
      own.add(name);
      return Reflect.set(target, name, value);
    },
  });
  const cwd = (): string => {
    note('cwd', '');
    return process.cwd();
  };
  return Object.create(process, { env: { value: env }, cwd: { value: cwd } }) as NodeJS.Process;
}

export type ReadsRecorder = ReturnType<typeof recordReads>;

/**
 * Stand-ins for the modules that code reads with.
 * @param root folder of the site
 */
export function recordReads(root: string) {
  const found = new Map<string, string>();
  /** Where what runs apart is noted; made when something does. */
  let storage: AsyncLocalStorage<Map<string, string>> | null = null;
  const note = (kind: Kind, name: string): void => {
    const isVariable = kind === 'env' || kind === 'names';
    const key = `${kind} ${isVariable ? name : portable(root, name === '' ? root : name)}`;
    // The first: a later change is found by the next build.
    const into = storage?.getStore() ?? found;
    if (!into.has(key)) into.set(key, printOf(kind, name === '' ? root : name));
  };
  const promises = notingFiles(fs.promises, note);
  const files = { ...notingFiles(fs, note), promises };
  const own = notingProcess(note);
  const modules = new Map<string, unknown>([
    ['fs', files],
    ['fs/promises', promises],
    ['process', own],
  ]);
  return {
    process: own,
    /** @returns the stand-in of a module; undefined for any other */
    module: (name: string): unknown => modules.get(name.replace(/^node:/, '')),
    found: (): CodeReads => Object.fromEntries(found),
    /** @param into gets what the code reads that is run, and what that begins */
    apart<T>(into: Map<string, string>, run: () => T): T {
      storage ??= new AsyncLocalStorage();
      return storage.run(into, run);
    },
  };
}

/** @returns the kind, the shown name and the whole name of something read */
function partsOf(root: string, key: string): { kind: Kind; shown: string; name: string } {
  const at = key.indexOf(' ');
  const kind = key.slice(0, at) as Kind;
  const shown = key.slice(at + 1);
  return { kind, shown, name: kind === 'env' || kind === 'names' ? shown : path.resolve(root, shown) };
}

/** @returns what has changed since it was read, in words of its reader; null if nothing has */
export function changedRead(root: string, reads: CodeReads): string | null {
  for (const [key, print] of Object.entries(reads)) {
    const { kind, shown, name } = partsOf(root, key);
    const stamp = kind === 'file' ? stampOf(name) : null;
    if (stamp !== null && print.startsWith(`${stamp} `)) continue;
    // A checkout changes stamps of files, but not their bytes.
    const [now, before] = [printOf(kind, name), print].map((one) =>
      kind === 'file' ? one.split(' ').pop() : one,
    );
    if (now !== before) return shown === '' ? 'process.env' : shown;
  }
  return null;
}

/** @returns absolute paths of the files and folders that were read */
export const filesRead = (root: string, reads: CodeReads): string[] =>
  Object.keys(reads)
    .map((key) => partsOf(root, key))
    .filter(({ kind }) => !['env', 'names', 'cwd'].includes(kind))
    .map(({ name }) => name);
