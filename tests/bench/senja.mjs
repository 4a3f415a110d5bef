/** senja as one of the tools: the shipped site with the articles of a corpus instead of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { putSenja, writeSenja } from './corpus.mjs';
import { remove } from './files.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

const PACKAGE = ['package.json', 'cli', 'templates', 'client', 'content'];

/**
 * @param {string} folder a new one
 * @param {Record<string, string>} env for compiling
 * @returns {string} the folder, now with the package, its command compiled
 */
export function copyPackage(folder, env = {}) {
  for (const name of PACKAGE) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const compile = path.join(folder, 'cli/tools/compile.mjs');
  execFileSync(process.execPath, [compile], { env: { ...process.env, ...env }, stdio: 'inherit' });
  return folder;
}

/**
 * @param {string} content
 * @param {string} out
 * @param {string} home folder of the senja package
 * @returns {import('./run.mjs').Command}
 */
export const buildCommand = (content, out, home = root) => ({
  file: process.execPath,
  args: ['cli/senja.mjs', 'build', '--quiet', '--content', content, '--out', out],
  cwd: home,
});

/** Removes senja's data about sites but keeps the bundled front end, since other tools are installed precompiled. */
export const forgetSites = (home = root) =>
  rmSync(path.join(home, '.senja/cache'), { recursive: true, force: true });

/**
 * @returns {number} when the command was compiled; a different time at the end means that two versions have been measured
 */
export const compiledAt = () =>
  statSync(path.join(root, '.senja/cli/main.cjs'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} home folder of the senja package
 * @returns {import('./tools.mjs').Tool}
 */
export function senja(home = root, name = 'senja') {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return {
    name,
    version: `${version}, Node ${process.versions.node}`,
    write(site, { corpus, count }) {
      const content = path.join(site, 'content');
      cpSync(path.join(root, 'content'), content, { recursive: true });
      remove(content, 'articles', 'models');
      writeSenja(content, count, corpus);
    },
    put: (site, article) => putSenja(path.join(site, 'content'), article),
    clean(site) {
      remove(site, 'out');
      forgetSites(home);
    },
    command: (site) => buildCommand(path.join(site, 'content'), path.join(site, 'out'), home),
  };
}
