// Loads the compiled command. It is one file, and what V8 has compiled of it lies beside it: a run has the code it
// needs at once. Another V8, or one with other flags, refuses that and compiles anew.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

/** @param {string} root folder of the senja package */
export const commandIn = (root) => `${root}/.senja/cli/main.cjs`;

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root folder of the senja package
 * @returns {{ main: import('../main.ts').main, wasCompiled: boolean, keepCompiled(): void }} the command, whether what
 *   V8 had compiled of it could be used, and how to keep what it has compiled so far
 */
export function loadCommand(root) {
  const file = commandIn(root);
  const compiled = `${file}.${process.versions.v8}`;
  const text = `(function (exports, require, module, __filename) {${readFileSync(file, 'utf8')}\n})`;
  const script = new Script(text, { filename: file, cachedData: readIfThere(compiled) });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file);
  return {
    main: module.exports.main,
    wasCompiled: script.cachedDataRejected === false,
    keepCompiled() {
      // A command that starts meanwhile must find it whole or not at all.
      writeFileSync(`${compiled}.part`, script.createCachedData());
      renameSync(`${compiled}.part`, compiled);
    },
  };
}
