// The folder of what senja makes for itself: the compiled command, what it bundles of the site, caches. Its name stands here
// alone; `.gitignore` and biome.json leave it out.
import path from 'node:path';

export const OWN_FOLDER = '.senja';

/**
 * @param {string} root the package's folder
 * @param {...string} parts path below the folder
 * @returns {string}
 */
export const ownPath = (root, ...parts) => path.join(root, OWN_FOLDER, ...parts);
