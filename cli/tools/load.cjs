// Loads the compiled command, with V8's compiled code of it, so that a run need not compile it again.
//
// V8 runs that code unchecked. So its name is made of the place and time at which the command was written here: a folder
// that was restored from a cache of CI, or came with a site, has code under other names, which nobody looks for.

const { createHash } = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  readdirSync,
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
const { ownPath, seal, unseal } = require('./own-files.cjs');

/**
 * The file for V8's compiled code: next to the command, or in `node_modules/.cache`, since nothing is written into an
 * installed package.
 * @param {string} root folder of the senja package
 * @param {string} file the command
 */
function codeFile(root, file) {
  const parent = path.dirname(path.resolve(root));
  const folder =
    path.basename(parent) === 'node_modules' ? path.join(parent, '.cache/senja') : path.dirname(file);
  const { ino, size, ctimeNs } = statSync(file, { bigint: true });
  const key = [process.version, process.arch, ino, size, ctimeNs].join(' ');
  // The tag stands for the version of V8, its flags and the processor.
  const hash = createHash('sha256').update(key).digest('hex');
  return path.join(folder, `main.cjs.${cachedDataVersionTag()}.${hash}`);
}

/** @returns {Buffer | undefined} compiled code; undefined if it is missing or damaged */
function readCode(file) {
  try {
    return unseal(readFileSync(file)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A command that starts meanwhile finds all of it or nothing. */
function storeCode(file, code) {
  const { dir: folder, name } = path.parse(file);
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    // Of commands that were here before.
    for (const other of readdirSync(folder).filter((one) => one.startsWith(`${name}.`)))
      rmSync(path.join(folder, other), { force: true });
    try {
      // Not through a link that somebody else has put there.
      writeFileSync(part, seal(code), { flag: 'wx' });
      renameSync(part, file);
    } finally {
      rmSync(part, { force: true });
    }
  } catch {
    // The disk does not allow it. Then the next command compiles again.
  }
}

/**
 * @param {string} root folder of the senja package
 * @param {{ cache?: boolean }} [options] `cache`: whether V8's compiled code is used and stored
 * @returns {(typeof import('../main.ts') & { storeCode?(): void }) | null} the command, and what stores V8's compiled code
 *   unless that was used; null if the command has not been compiled
 */
function loadCommand(root, { cache = true } = {}) {
  const file = ownPath(root, 'cli', 'main.cjs');
  if (!existsSync(file)) return null;
  // It is ASCII; so long a text in Latin-1 stays outside V8's heap.
  const text = readFileSync(file, 'latin1');
  const [, flag] = /^\/\/(--\S+)\n/.exec(text) ?? [];
  // Later versions of V8, such as that of Node 24, count calls instead, and print that they do not know the flag.
  if (flag && process.versions.v8.startsWith('11.')) setFlagsFromString(flag);
  const compiled = cache ? codeFile(root, file) : '';
  const cachedData = cache ? readCode(compiled) : undefined;
  const script = new Script(text, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file);
  if (!cache || script.cachedDataRejected === false) return module.exports;
  return {
    ...module.exports,
    storeCode() {
      // Large sites change flags, and V8 would reject the code at the next start.
      if (codeFile(root, file) === compiled) storeCode(compiled, script.createCachedData());
    },
  };
}

module.exports = { loadCommand };
