/** senja as one of the tools: the shipped site with the articles of a corpus in the place of its own. */
import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { putSenja, writeSenja } from './corpus.mjs';
import { remove } from './files.mjs';

export const root = path.resolve(import.meta.dirname, '../..');

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

/** Forgets what senja remembers of sites. The bundled front end stays: other tools come with theirs compiled in. */
export const forgetSites = (home = root) =>
  rmSync(path.join(home, '.senja/cache'), { recursive: true, force: true });

/** @returns {number} when the command was compiled; another time at the end means that two of them were measured */
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
    write(site, count) {
      const content = path.join(site, 'content');
      cpSync(path.join(root, 'content'), content, { recursive: true });
      remove(content, 'articles', 'models');
      writeSenja(content, count);
    },
    put: (site, article) => putSenja(path.join(site, 'content'), article),
    clean(site) {
      remove(site, 'out');
      forgetSites(home);
    },
    command: (site) => buildCommand(path.join(site, 'content'), path.join(site, 'out'), home),
  };
}
