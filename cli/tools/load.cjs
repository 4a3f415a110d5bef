// Loads the compiled command. It is one file, with V8's compiled code next to it, so a run need not compile it.
// Another version of V8, or one with other flags, rejects that code and compiles again.

const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { ownPath, seal, unseal } = require('./own-files.cjs');

/** Compiled files that a run may execute or bundle; the first is the command. */
const CODE = ['main.cjs', 'site.mjs', 'react.mjs', 'client.mjs', 'words.mjs', 'hydrate.mjs', 'loader.mjs'];

/** @returns {Buffer | null} the content of a sealed file, or null if it is missing or damaged */
function readWhole(file) {
  try {
    return unseal(readFileSync(file));
  } catch {
    return null;
  }
}

/**
 * @param {string} root folder of the senja package
 * @returns {{ main: import('../main.ts').main, startWorker(): Promise<void>,
 *   wasCompiled: boolean, keepCompiled(): void } | null} the command, its other thread, whether V8's compiled code could
 *   be used, and a function that stores the code compiled so far; null if any file is missing or damaged, since V8 would
 *   run damaged code, or crash
 */
function loadCommand(root) {
  const [file, ...others] = CODE.map((name) => ownPath(root, 'cli', name));
  const compiled = `${file}.${process.versions.v8}`;
  const code = readWhole(file);
  const cachedData = existsSync(compiled) ? readWhole(compiled) : undefined;
  if (code === null || cachedData === null || others.some((other) => readWhole(other) === null)) return null;
  // It is ASCII; so long a text in Latin-1 stays outside V8's heap.
  const text = code.toString('latin1');
  const [, flag] = /^\/\/(--\S+)\n/.exec(text) ?? [];
  // Later versions of V8, such as that of Node 24, count calls instead, and print that they do not know the flag.
  if (flag && process.versions.v8.startsWith('11.')) setFlagsFromString(flag);
  const script = new Script(text, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file);
  return {
    ...module.exports,
    wasCompiled: script.cachedDataRejected === false,
    keepCompiled() {
      // A command that starts meanwhile must find it complete or not at all.
      const part = `${compiled}.${process.pid}`;
      writeFileSync(part, seal(script.createCachedData()));
      renameSync(part, compiled);
    },
  };
}

module.exports = { loadCommand };
