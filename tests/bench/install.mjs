/** Installs other tools from the registry, into a folder outside the project. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const tools = path.join(os.tmpdir(), 'senja-bench-tools');

/** @returns {string | null} npm's error message, without its log */
function install(folder, specs) {
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts=false', ...specs];
  try {
    execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
    return null;
  } catch (error) {
    const lines = String(error.stderr ?? error.message).split('\n');
    const reason = lines.find((line) => /^npm error (?!code)/.test(line)) ?? lines[0] ?? '';
    return reason.replace(/^npm error /, '');
  }
}

/**
 * @param {string} name of the package; its folder is reused next time
 * @param {readonly (readonly string[])[]} choices arguments for npm, best first; the next is tried if npm fails
 * @param {string} place folder among the installed tools
 * @returns {{ folder: string, version: string }} of the package, installed
 * @throws {Error} that says why all of them failed
 */
export function installed(name, choices, place = name.replace(/^.*\//, '')) {
  const folder = path.join(tools, place);
  const manifest = path.join(folder, 'node_modules', name, 'package.json');
  const reasons = [];
  for (const specs of choices) {
    if (existsSync(manifest)) break;
    console.log(`Installing ${specs.join(' and ')} into ${folder}`);
    mkdirSync(folder, { recursive: true });
    const reason = install(folder, specs);
    if (reason) {
      reasons.push(reason);
      console.log(`  ${reason}`);
    }
  }
  if (!existsSync(manifest)) throw new Error(reasons[0] ?? 'npm installed nothing');
  return { folder, version: JSON.parse(readFileSync(manifest, 'utf8')).version };
}

/**
 * @param {string} version such as `26`
 * @returns {{ file: string, version: string }} a Node, from npm's package `node`
 * @throws {Error} that says why it could not be installed
 */
export function installedNode(version) {
  const { folder } = installed('node', [[`node@${version}`]], `node-${version}`);
  const file = nodeIn(folder);
  return { file, version: execFileSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim() };
}

/** @returns {string} the Node of the package `node` in a folder; it is in a package for the platform */
export function nodeIn(folder) {
  const kind = `node-${os.platform()}-${os.arch()}`;
  const candidates = ['node', `node/node_modules/${kind}`, kind];
  const found = candidates
    .map((name) => path.join(folder, 'node_modules', name, 'bin/node'))
    .find((name) => existsSync(name));
  if (!found) throw new Error(`no newer Node below ${folder}`);
  return found;
}
