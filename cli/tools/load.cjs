// Loads the compiled command. It is one file, kept with V8's compiled code of it, so a run need not compile it.
// Another version of V8, or one with other flags, rejects that code and compiles again.

const {
  accessSync,
  constants,
  mkdirSync,
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
const CODE = ['main.cjs', 'site.mjs', 'react.mjs', 'client.mjs', 'words.mjs', 'hydrate.mjs', 'loader.mjs'];

/**
 * @param {string} file
 * @param {Buffer} [key]
 * @returns {Buffer | null} the content of a sealed file, or null if it is missing or damaged
 */
function readWhole(file, key) {
  try {
    return unseal(readFileSync(file), key);
  } catch {
    return null;
  }
}

/**
 * The file for V8's compiled code: next to the command, or in `node_modules/.cache`, since nothing is written into an
 * installed package. V8 runs it unchecked. It needs no key that others do not know, as the site's caches do: only files
 * of the user and of the command's owner are read.
 * @param {string} root folder of the senja package
 */
function compiledFile(root) {
  const parent = path.dirname(path.resolve(root));
  const folder =
    path.basename(parent) === 'node_modules' ? path.join(parent, '.cache/senja') : ownPath(root, 'cli');
  // The tag stands for the version of V8, its flags and the processor.
  return path.join(folder, `main.cjs.${cachedDataVersionTag()}`);
}

/** Whether a file is this user's, or that of the command's owner: others may write into a folder that is open to all. */
function isTrusted(file, command) {
  try {
    return [process.getuid?.(), statSync(command).uid].includes(statSync(file).uid);
  } catch {
    return false;
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
      writeFileSync(part, bytes, { flag: 'wx' });
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
 * @returns {{ main: import('../main.ts').main, startWorker(): Promise<void>, keepCommand(store: () => void): void,
 *   wasCompiled: boolean } | null} the command, its other thread, how it stores V8's compiled code, and whether that could
 *   be used; null if any file is missing or damaged, since V8 would run damaged code, or crash
 */
function loadCommand(root) {
  const [file, ...others] = CODE.map((name) => ownPath(root, 'cli', name));
  const code = readWhole(file);
  if (code === null || others.some((other) => readWhole(other) === null)) return null;
  // It is ASCII; so long a text in Latin-1 stays outside V8's heap.
  const text = code.toString('latin1');
  const [, flag] = /^\/\/(--\S+)\n/.exec(text) ?? [];
  // Later versions of V8, such as that of Node 24, count calls instead, and print that they do not know the flag.
  if (flag && process.versions.v8.startsWith('11.')) setFlagsFromString(flag);
  const compiled = compiledFile(root);
  // V8 itself compares only the length of the text.
  const key = Buffer.from(code.buffer, code.byteOffset + code.length, SEAL);
  const cachedData = (isTrusted(compiled, file) && readWhole(compiled, key)) || undefined;
  const script = new Script(text, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file);
  const wasCompiled = script.cachedDataRejected === false;
  // For code that cannot be stored, a large build need not optimize late.
  if (!wasCompiled && isWritable(path.dirname(compiled)))
    // One of earlier sources has none.
    module.exports.keepCommand?.(() => {
      // Flags may have changed, and V8 would reject the code at the next start.
      if (compiledFile(root) === compiled) store(compiled, seal(script.createCachedData(), key));
    });
  return { ...module.exports, wasCompiled };
}

module.exports = { loadCommand };
