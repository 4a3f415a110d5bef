// Senja's own files: the compiled command, bundles of the site, caches. One module for their places and seals, since
// each further module takes an open file of its own.
//
// A sealed file ends with a hash of its content, so that a damaged one is detected. It does not prove who wrote the
// file: anyone can compute it.
import { createHash, hash } from 'node:crypto';
import path from 'node:path';

/** Folder of senja's own files. Its name is defined only here; `.gitignore` and biome.json exclude it. */
export const OWN_FOLDER = '.senja';

/**
 * @param {string} root folder of the site, or of the package
 * @param {...string} parts path below the folder
 * @returns {string}
 */
export const ownPath = (root, ...parts) => path.join(root, OWN_FOLDER, ...parts);

// A JavaScript comment, so that compiled code can have a seal too.
const FORM = /^\n\/\/([\w-]{43}) (\d{16})\n$/;

/** Bytes of a seal. */
export const SEAL = 64;

/**
 * @param {Uint8Array | null} before the seal of the previous block in the same file
 * @returns {{ add(part: string | Uint8Array): Uint8Array, end(): Buffer }} takes the parts of a block and returns
 *   their bytes, and finally its seal
 */
export function createSealer(before = null) {
  const whole = createHash('sha256');
  if (before) whole.update(before);
  let length = 0;
  return {
    add(part) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      whole.update(bytes);
      length += bytes.length;
      return bytes;
    },
    end: () => Buffer.from(`\n//${whole.copy().digest('base64url')} ${String(length).padStart(16, '0')}\n`),
  };
}

/** @returns {Buffer} bytes as one sealed block */
export function seal(bytes) {
  const block = createSealer();
  return Buffer.concat([block.add(bytes), block.end()]);
}

/**
 * @param {Buffer} bytes of a complete file
 * @returns {Buffer[] | null} its blocks, in order and without their seals; null unless every byte is unchanged
 */
export function unseal(bytes) {
  const blocks = [];
  for (let end = bytes.length; end > 0; ) {
    const seal = end - SEAL;
    const [, digest, length] = (seal < 0 ? null : FORM.exec(bytes.toString('latin1', seal, end))) ?? [];
    const start = seal - Number(length ?? Number.NaN);
    // The previous seal is part of the sealed data: no block can be removed in between.
    const from = Math.max(0, start - SEAL);
    if (!(start >= 0) || hash('sha256', bytes.subarray(from, seal), 'base64url') !== digest) return null;
    blocks.push(bytes.subarray(start, seal));
    end = start;
  }
  return blocks.length === 0 ? null : blocks.reverse();
}
