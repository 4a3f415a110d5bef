// Loads the compiled command. It is one file, kept with V8's compiled code of it, so a run need not compile it.
// Another version of V8, or one with other flags, rejects that code and compiles again. V8 runs it unchecked, so only
// code is used that this user, or the owner of the command, has stored for this very file: not what was restored from
// a cache of CI, or came with a site.

const { createHash } = require('node:crypto');
const {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { cachedDataVersionTag, setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { ownPath, SEAL, seal, unseal } = require('./own-files.cjs');

/** Compiled files that a run may execute or bundle; the first is the command. */
const CODE = [
  'main.cjs',
  ...['advice.cjs', 'check.cjs', 'code.cjs', 'commands.cjs', 'pictures.cjs', 'worker.cjs'],
  ...['site.mjs', 'react.mjs', 'client.mjs', 'words.mjs', 'hydrate.mjs', 'loader.mjs'],
];

/**
 * @param {string} file
 * @returns {Buffer | null} the content of a sealed file, or null if it is missing or damaged
 */
function readWhole(file) {
  try {
    return unseal(readFileSync(file));
  } catch {
    return null;
  }
}

/**
 * The file for V8's compiled code: next to the command, or in `node_modules/.cache`, since nothing is written into an
 * installed package.
 * @param {string} root folder of the senja package
 */
function compiledFile(root) {
  const parent = path.dirname(path.resolve(root));
  const folder =
    path.basename(parent) === 'node_modules' ? path.join(parent, '.cache/senja') : ownPath(root, 'cli');
  // The tag stands for the version of V8, its flags and the processor.
  return path.join(folder, `main.cjs.${cachedDataVersionTag()}`);
}

/**
 * The key that compiled code of a command is sealed with: of its bytes, of this Node, and of the place and time at which
 * the file was made here. A copy of the file, such as one that CI restores, has others, which nobody knows beforehand.
 * @param {string} file the command
 * @param {Buffer} whole its seal, which stands for its bytes
 */
function keyOf(file, whole) {
  const { ino, ctimeNs } = statSync(file, { bigint: true });
  const here = [process.version, process.arch, ino, ctimeNs].join(' ');
  return createHash('sha256').update(whole).update(here).digest();
}

/**
 * @param {string} file
 * @param {string} command its owner can change all that runs
 * @param {Buffer} key
 * @returns {Buffer | undefined} compiled code that nobody else can have written
 */
function readCompiled(file, command, key) {
  let descriptor;
  try {
    const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
    descriptor = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stats = fstatSync(descriptor);
    const isOwn = [process.getuid?.(), statSync(command).uid].includes(stats.uid);
    const isOpenToOthers = process.platform !== 'win32' && (stats.mode & 0o022) !== 0;
    // Another name would be of a file made for something else.
    if (!stats.isFile() || stats.nlink !== 1 || !isOwn || isOpenToOthers) return undefined;
    return unseal(readFileSync(descriptor), key) ?? undefined;
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Whether files can be made in a folder, or in what is there of the folders that it is in. */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    return error.code === 'ENOENT' && isWritable(path.dirname(folder));
  }
}

/** Stores compiled code, unless the disk does not allow it. A command that starts meanwhile finds all of it or nothing. */
function store(file, bytes) {
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    try {
      // Not through a link that somebody else has put there.
      writeFileSync(part, bytes, { flag: 'wx', mode: 0o644 });
      renameSync(part, file);
    } finally {
      rmSync(part, { force: true });
    }
  } catch {
    // Then the next command compiles again.
  }
}

/**
 * @param {string} root folder of the senja package
 * @param {{ cache?: boolean }} [options] `cache`: whether V8's compiled code is used and stored
 * @returns {{ main: import('../main.ts').main, startWorker(): Promise<void>, keepCommand(store: () => void): void,
 *   wasCompiled: boolean } | null} the command, its other thread, how it stores V8's compiled code, and whether that could
 *   be used; null if any file is missing or damaged, since V8 would run damaged code, or crash
 */
function loadCommand(root, { cache = true } = {}) {
  const [file, ...others] = CODE.map((name) => ownPath(root, 'cli', name));
  const code = readWhole(file);
  if (code === null || others.some((other) => readWhole(other) === null)) return null;
  // It is ASCII; so long a text in Latin-1 stays outside V8's heap.
  const text = code.toString('latin1');
  const [, flag] = /^\/\/(--\S+)\n/.exec(text) ?? [];
  // Later versions of V8, such as that of Node 24, count calls instead, and print that they do not know the flag.
  if (flag && process.versions.v8.startsWith('11.')) setFlagsFromString(flag);
  const compiled = compiledFile(root);
  const key = keyOf(file, Buffer.from(code.buffer, code.byteOffset + code.length, SEAL));
  const cachedData = cache ? readCompiled(compiled, file, key) : undefined;
  const script = new Script(text, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file);
  const wasCompiled = script.cachedDataRejected === false;
  // For code that cannot be stored, a large build need not optimize late.
  if (cache && !wasCompiled && isWritable(path.dirname(compiled)))
    // One of earlier sources has none.
    module.exports.keepCommand?.(() => {
      // Flags may have changed, and V8 would reject the code at the next start.
      if (compiledFile(root) === compiled) store(compiled, seal(script.createCachedData(), key));
    });
  return { ...module.exports, wasCompiled };
}

module.exports = { keyOf, loadCommand };
