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

function bytesOf(content: WrittenFile['content']): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  if (content instanceof Uint8Array) return content;
  return Buffer.concat(content.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
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
