// Lists a folder: as a function, or as a thread that posts the list of the folder it is given.
const fs = require('node:fs');

/**
 * @typedef {object} FileList
 * @property {Map<string, string>} files size and time, as stamps begin, by path, with `/` between and after names of
 *   folders; only empty folders are included
 * @property {string[]} odd entries that senja never makes: links, pipes, names that are not UTF-8
 */

/**
 * Lists everything below a folder; links are not followed.
 * @param {string} folder
 * @returns {FileList}
 * @throws system errors
 */
function listFiles(folder) {
  /** @type {FileList} */
  const found = { files: new Map(), odd: [] };
  list('/');
  return found;

  /** @param {string} prefix */
  function list(prefix) {
    const entries = entriesOf(folder + prefix);
    // An empty folder is not ours either.
    if (entries?.length === 0 && prefix !== '/') found.files.set(prefix.slice(1), '');
    for (const entry of entries ?? []) {
      const name = prefix + entry.name;
      const isOdd = entry.name.includes('\uFFFD') || !(entry.isFile() || entry.isDirectory());
      if (isOdd) found.odd.push(name.slice(1));
      else if (entry.isDirectory()) list(`${name}/`);
      else found.files.set(name.slice(1), timesOf(folder + name));
    }
  }
}

/** @param {string} file */
function timesOf(file) {
  try {
    const stats = fs.lstatSync(file);
    return stats.isFile() ? `${stats.size} ${stats.mtimeMs}` : '';
  } catch {
    // It counts as changed.
    return '';
  }
}

/**
 * @param {string} folder
 * @returns its entries; null if another build has moved it away
 */
function entriesOf(folder) {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

if (require.main === module) {
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort?.postMessage(listFiles(workerData));
}

module.exports = { listFiles };
