// Whether the compiled command is that of its sources: in a clone, a file of cli/ may have changed since.
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { ownPath } = require('./own-files.cjs');

/** Files that the command is compiled from. */
const SOURCE = /\.(?:ts|tsx|css|yaml|mjs|cjs)$/;

const RECORD = 'sources.json';

/**
 * Folders are included, since a file may be added. Each command looks at all of them, so no path is normalized.
 * @type {(root: string, name: string) => string}
 */
function stampOf(root, name) {
  const { mtimeMs, size } = statSync(`${root}/cli/${name}`, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

/**
 * @param {string} root folder of the senja package
 * @returns {{ stamps: Record<string, string>, digest: string }} the sources as they are now
 */
function readSources(root) {
  const whole = createHash('sha256');
  /** @type {Record<string, string>} */
  const stamps = { '.': stampOf(root, '.') };
  const folder = path.join(root, 'cli');
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = new Map(all.map((one) => [path.relative(folder, path.join(one.parentPath, one.name)), one]));
  for (const name of [...names.keys()].sort()) {
    const isSource = SOURCE.test(name);
    if (!isSource && !names.get(name)?.isDirectory()) continue;
    stamps[name] = stampOf(root, name);
    if (isSource) whole.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  }
  return { stamps, digest: whole.digest('hex') };
}

/**
 * @param {string} folder of the compiled command
 * @param {ReturnType<typeof readSources>} sources that it was compiled from
 */
const recordSources = (folder, sources) => writeFileSync(path.join(folder, RECORD), JSON.stringify(sources));

/**
 * @param {string} root folder of a clone
 * @returns {boolean} by the stamps; if one differs, as in a copy of the clone, by the contents
 */
function isCurrent(root) {
  try {
    /** @type {ReturnType<typeof readSources>} */
    const { stamps, digest } = JSON.parse(readFileSync(ownPath(root, 'cli', RECORD), 'utf8'));
    const isUntouched = Object.entries(stamps).every(([name, stamp]) => stampOf(root, name) === stamp);
    return isUntouched || readSources(root).digest === digest;
  } catch {
    // It was compiled by an earlier version, or its record is damaged.
    return false;
  }
}

module.exports = { readSources, recordSources, isCurrent };
