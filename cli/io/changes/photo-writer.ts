/** Stores fetched photos in a content folder, each with a note on its source. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { onFile } from '../failures/index.ts';
import { rmIfThere } from '../files/index.ts';
import { creatingResolverIn } from '../folders/index.ts';
import { createContentFile } from './content-writer.ts';

/**
 * @param root absolute path of the content folder
 * @returns writes a file below it, with `/`, completely or not at all; existing files are kept
 */
export function photoWriter(root: string): (name: string, content: string | Uint8Array) => Promise<void> {
  const reach = creatingResolverIn(root);
  return async (name, content) => {
    const isThere = onFile(path.join(root, name), () => {
      const file = reach(name);
      if (existsSync(file)) return true;
      // A link that leads nowhere.
      rmIfThere(file);
      return false;
    });
    if (!isThere) await createContentFile(root, name, content);
  };
}
