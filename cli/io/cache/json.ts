import { attempt } from '../attempt.ts';

/** @returns the value of JSON in UTF-8; null for anything else */
export const jsonIn = (bytes: Uint8Array): unknown =>
  attempt(() => JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')), null);
