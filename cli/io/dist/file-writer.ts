/** Writes the files of a site. */

import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import type { OutputFile } from '../../core/stages/output.ts';
import { anyNames } from '../../core/values/lists.ts';
import { isPublishedName } from '../../core/values/names/output-name.ts';
import { fileSystemFailure } from '../failures/index.ts';
import { creatingResolverIn } from '../folders/index.ts';
import { writtenStamp } from './stamps.ts';

/** A file, in pieces or whole. */
interface WrittenFile {
  path: string;
  content: OutputFile['content'] | readonly OutputFile['content'][];
}

/** Size in bytes up to which a file is put together in the same memory: asking for other memory takes longer than writing it. */
const USUAL = 1 << 20;
const memory = Buffer.allocUnsafeSlow(USUAL);

/** @returns the bytes of a file, which may be in the memory of the next one */
function bytesOf(content: WrittenFile['content']): Uint8Array {
  if (content instanceof Uint8Array) return content;
  const pieces = typeof content === 'string' ? [content] : content;
  // A character of a text takes three bytes at most.
  const most = pieces.reduce((sum, { length }) => sum + 3 * length, 0);
  const bytes = most <= USUAL ? memory : Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const piece of pieces)
    if (typeof piece === 'string') end += bytes.write(piece, end);
    else {
      bytes.set(piece, end);
      end += piece.length;
    }
  return bytes.subarray(0, end);
}

/**
 * Writes files below a folder and records their stamps.
 * @param onWritten called for each written file
 */
export function fileWriter(folder: string, onWritten?: () => void) {
  const stamps = anyNames<string>();
  const place = creatingResolverIn(folder);

  return {
    write({ path: name, content }: WrittenFile): void {
      if (!isPublishedName(name)) throw new Error(`no file of a site is called ${name}`);
      try {
        const file = openSync(place(name), 'wx');
        try {
          const bytes = bytesOf(content);
          writeFileSync(file, bytes);
          stamps[name] = writtenStamp(fstatSync(file), bytes);
        } finally {
          closeSync(file);
        }
      } catch (error) {
        throw fileSystemFailure(name, error);
      }
      onWritten?.();
    },
    /** By path of the written file. */
    stamps,
  };
}
