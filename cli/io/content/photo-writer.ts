/** Stores fetched photos in a content folder, each with a note on its source. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { onFile } from '../attempt.ts';
import { writeThroughTemporary } from '../beside.ts';
import { creatingResolverIn } from '../inside.ts';

/**
 * @param root absolute path of the content folder
 * @returns writes a file below it, with `/`, completely or not at all; existing files are kept
 */
export function photoWriter(root: string): (name: string, content: string | Uint8Array) => void {
  const reach = creatingResolverIn(root);
  return (name, content) => {
    onFile(path.join(root, name), () => {
      const file = reach(name);
      if (!existsSync(file)) writeThroughTemporary(file, content);
    });
  };
}
