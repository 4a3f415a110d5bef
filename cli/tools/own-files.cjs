// Senja's own files: the compiled command, bundles of the site, caches. One module for their places and seals, since
// each further module takes an open file of its own.
//
// A sealed file ends with a hash of its content, so that a damaged one is detected. With a key, the hash also proves
// that a process that knows the key wrote the file.
const { createHash, createHmac } = require('node:crypto');
const path = require('node:path');

/** Folder of senja's own files. Its name is defined only here; `.gitignore` and biome.json exclude it. */
const OWN_FOLDER = '.senja';

/**
 * @param {string} root folder of the site, or of the package
 * @param {...string} parts path below the folder
 * @returns {string}
 */
const ownPath = (root, ...parts) => path.join(root, OWN_FOLDER, ...parts);

/** Bytes of a seal. */
const SEAL = 47;

/**
 * @param {Buffer} [key]
 * @returns {{ add(part: string | Uint8Array): Uint8Array, end(): Buffer }} takes the parts of a file, and returns
 *   their bytes and finally its seal
 */
function createSealer(key) {
  const whole = key ? createHmac('sha256', key) : createHash('sha256');
  return {
    add(part) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      whole.update(bytes);
      return bytes;
    },
    // A JavaScript comment, so that compiled code can have a seal too.
    end: () => Buffer.from(`\n//${whole.digest('base64url')}\n`),
  };
}

/**
 * @param {string | Uint8Array} bytes
 * @param {Buffer} [key]
 * @returns {Buffer} bytes with their seal
 */
function seal(bytes, key) {
  const sealer = createSealer(key);
  return Buffer.concat([sealer.add(bytes), sealer.end()]);
}

/**
 * @param {Buffer} bytes of a complete file
 * @param {Buffer} [key]
 * @returns {Buffer | null} its content without the seal; null unless every byte is unchanged
 */
function unseal(bytes, key) {
  const content = bytes.subarray(0, Math.max(0, bytes.length - SEAL));
  const sealer = createSealer(key);
  sealer.add(content);
  return sealer.end().equals(bytes.subarray(content.length)) ? content : null;
}

module.exports = { OWN_FOLDER, ownPath, SEAL, createSealer, seal, unseal };
