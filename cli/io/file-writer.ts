/** Writes the files of a site: pages in parts, what they share encoded and digested once. */
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync, writevSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../core/output.ts';
import { fileSystemFailure } from './failure.ts';
import { sha256Base64 } from './hash.ts';

/** Writes files below a folder and remembers what it wrote. */
export function fileWriter(folder: string) {
  /** Path to fingerprint of what was written. */
  const fingerprints: Record<string, string> = {};
  const folders = new Set([folder]);
  // What many pages share is encoded and digested once.
  const encoded = new Map<string, { bytes: Uint8Array; digest: string }>();
  const encodeShared = (text: string) => {
    const known = encoded.get(text);
    if (known) return known;
    const bytes = Buffer.from(text);
    const made = { bytes, digest: sha256Base64(bytes) };
    encoded.set(text, made);
    return made;
  };

  const encode = (content: OutputFile['content']): { parts: Uint8Array[]; fingerprint: string } => {
    if (typeof content === 'string') return encode([content]);
    if (content instanceof Uint8Array) return { parts: [content], fingerprint: sha256Base64(content) };
    const hash = createHash('sha256');
    const parts = content.map((text, index) => {
      const part = index % 2 === 0 ? { bytes: Buffer.from(text) } : encodeShared(text);
      hash.update('digest' in part ? part.digest : part.bytes);
      return part.bytes;
    });
    return { parts, fingerprint: hash.digest('base64') };
  };

  return {
    write({ path: name, content }: OutputFile): void {
      const target = path.join(folder, name);
      const parent = path.dirname(target);
      const { parts, fingerprint } = encode(content);
      try {
        if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
        folders.add(parent);
        const file = openSync(target, 'wx');
        try {
          writeAll(file, parts);
        } finally {
          closeSync(file);
        }
      } catch (error) {
        throw fileSystemFailure(name, error);
      }
      fingerprints[name] = fingerprint;
    },
    fingerprints,
  };
}

/** `writev` may write less than it was given, as on a full disk. */
function writeAll(file: number, parts: readonly Uint8Array[]): void {
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  let written = writevSync(file, parts);
  if (written === total) return;
  const rest = Buffer.concat(parts);
  while (written < total) written += writeSync(file, rest, written);
}
