// Lists a folder: as a function, or as a thread that posts the list of the folder it is given.
const { lstatSync, readdirSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');

/**
 * @typedef {object} FileList
 * @property {string[]} files paths, with `/` between and after names of folders; only empty folders are included
 * @property {string[]} odd entries that senja never makes: links, pipes, names that are not UTF-8
 * @property {Float64Array} stats size and time of each of the files in turn; NaN if it is no file any more
 */

/**
 * Lists everything below a folder; links are not followed.
 * @param {string} folder
 * @returns {FileList}
 * @throws system errors
 */
function listFiles(folder) {
  /** @type {string[]} */
  const files = [];
  /** @type {string[]} */
  const odd = [];
  list('/');
  const stats = new Float64Array(files.length * 2);
  for (const [at, name] of files.entries()) stats.set(statsOf(name), at * 2);
  return { files, odd, stats };

  /** @param {string} prefix */
  function list(prefix) {
    const entries = entriesOf(folder + prefix);
    // An empty folder is not ours either.
    if (entries?.length === 0 && prefix !== '/') files.push(prefix.slice(1));
    for (const entry of entries ?? []) {
      const name = prefix + entry.name;
      const isOdd = entry.name.includes('\uFFFD') || !(entry.isFile() || entry.isDirectory());
      if (isOdd) odd.push(name.slice(1));
      else if (entry.isDirectory()) list(`${name}/`);
      else files.push(name.slice(1));
    }
  }

  /** @param {string} name */
  function statsOf(name) {
    try {
      const stats = lstatSync(`${folder}/${name}`);
      if (stats.isFile()) return [stats.size, stats.mtimeMs];
    } catch {
      // It counts as changed.
    }
    return [Number.NaN, Number.NaN];
  }
}

/**
 * @param {string} folder
 * @returns its entries; null if another build has moved it away
 */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

if (workerData?.listed !== undefined) parentPort?.postMessage(listFiles(workerData.listed));

module.exports = { listFiles };
