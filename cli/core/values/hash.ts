/** Digests. Hashing is a pure function, so this is the only file of `core` that uses a module of Node. */
import { hash } from 'node:crypto';

/** SHA-256 of a text's UTF-8 bytes or of bytes, in base64. */
export const sha256Base64 = (data: string | Uint8Array): string => hash('sha256', data, 'base64');

/** Identifies a content: 22 characters that are allowed in file names. */
export const fingerprint = (data: string | Uint8Array): string =>
  // A part of a text would hold all of it in memory, of each file and page.
  Buffer.from(hash('sha256', data, 'binary'), 'latin1').toString('base64url', 0, 16);

/** The first ten characters of the digest in hexadecimal: enough to name a file by its content. */
export const shortHash = (data: string | Uint8Array): string => hash('sha256', data, 'hex').slice(0, 10);
