/** Digests. Node's own: hashing touches no world, so this is the one file of `core` that may ask Node for something. */
import { hash } from 'node:crypto';

/** SHA-256 of a text's UTF-8 bytes or of bytes, in base64. */
export const sha256Base64 = (data: string | Uint8Array): string => hash('sha256', data, 'base64');

/** Tells one content from any other: 22 characters that may stand in a file name. */
export const fingerprint = (data: string | Uint8Array): string =>
  hash('sha256', data, 'base64url').slice(0, 22);

/** The first ten characters of the digest in hexadecimal: enough to name a file by its content. */
export const shortHash = (data: string | Uint8Array): string => hash('sha256', data, 'hex').slice(0, 10);
