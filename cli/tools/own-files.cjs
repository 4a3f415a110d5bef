// Senja's own files: the compiled command, bundles of the site, caches. One module for their places and checksums, since
// each further module takes an open file of its own.
const { createHash } = require('node:crypto');
const path = require('node:path');

/** Folder of senja's own files. Its name is defined only here; `.gitignore` and biome.json exclude it. */
const OWN_FOLDER = '.senja';

/**
 * @param {string} root folder of the site, or of the package
 * @param {...string} parts path below the folder
 * @returns {string}
 */
const ownPath = (root, ...parts) => path.join(root, OWN_FOLDER, ...parts);

/** Bytes of a seal: a line with a checksum, which shows whether a file is whole. */
const SEAL = 45;

/**
 * @returns {{ add(part: string | Uint8Array): Uint8Array, end(): Buffer }} takes the parts of a file, and returns
 *   their bytes and finally its seal
 */
function createSealer() {
  const whole = createHash('sha256');
  return {
    add(part) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      whole.update(bytes);
      return bytes;
    },
    end: () => Buffer.from(`\n${whole.digest('base64url')}\n`),
  };
}

/**
 * @param {string | Uint8Array} bytes
 * @returns {Buffer} bytes with their seal
 */
function seal(bytes) {
  const sealer = createSealer();
  return Buffer.concat([sealer.add(bytes), sealer.end()]);
}

/**
 * @param {Buffer} bytes of a complete file
 * @returns {Buffer | null} its content without the seal; null unless every byte is unchanged
 */
function unseal(bytes) {
  const content = bytes.subarray(0, Math.max(0, bytes.length - SEAL));
  const sealer = createSealer();
  sealer.add(content);
  return sealer.end().equals(bytes.subarray(content.length)) ? content : null;
}

module.exports = { OWN_FOLDER, ownPath, createSealer, seal, unseal };
