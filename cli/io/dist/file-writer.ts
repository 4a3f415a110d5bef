/** Writes the files of a site: pages in parts, what they share encoded once. */
import { closeSync, fstatSync, openSync, writeSync, writevSync } from 'node:fs';
import type { OutputFile } from '../../core/stages/output.ts';
import { isOutputName } from '../../core/values/output-name.ts';
import { fileSystemFailure } from '../failure.ts';
import { making } from '../inside.ts';
import { writtenStamp } from './stamps.ts';

/** Why a file cannot have two names: not every disk can do that. */
const UNLINKABLE = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** @returns whether the disk lets no file, or not this one, have a second name */
export const cannotLink = (error: unknown): boolean =>
  UNLINKABLE.has((error as NodeJS.ErrnoException).code ?? '');

/** Writes files below a folder and remembers what it wrote. */
export function fileWriter(folder: string) {
  const stamps: Record<string, string> = {};
  const place = making(folder);
  const encoded = new Map<string, Uint8Array>();
  const encodeShared = (text: string): Uint8Array => {
    const bytes = encoded.get(text) ?? Buffer.from(text);
    encoded.set(text, bytes);
    return bytes;
  };
  const encode = (content: OutputFile['content']): Uint8Array[] => {
    if (typeof content === 'string') return [Buffer.from(content)];
    if (content instanceof Uint8Array) return [content];
    return content.map((text, index) => (index % 2 === 0 ? Buffer.from(text) : encodeShared(text)));
  };

  return {
    write({ path: name, content }: OutputFile): void {
      if (!isOutputName(name)) throw new Error(`no file of a site is called ${name}`);
      try {
        const file = openSync(place(name), 'wx');
        try {
          const parts = encode(content);
          writeAll(file, parts);
          stamps[name] = writtenStamp(fstatSync(file), parts);
        } finally {
          closeSync(file);
        }
      } catch (error) {
        throw fileSystemFailure(name, error);
      }
    },
    /** By path of what was written. */
    stamps,
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
