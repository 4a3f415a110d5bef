/** Files of code in the layers of a site: its own folder, and that of its theme. */

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of a site whose files replace those of the theme. */
export const CODE_FOLDERS = ['templates', 'client'] as const;

/** @returns files of code below folders of a layer */
export function sourcesBelow(root: string, folders: readonly string[]): string[] {
  // Synchronous: sixty small files are read before a thread pool has answered for them.
  const found: string[] = [];
  for (const folder of folders) {
    const place = path.join(root, folder);
    for (const entry of existsSync(place) ? readdirSync(place, { withFileTypes: true }) : []) {
      const name = `${folder}/${entry.name}`;
      if (entry.name === 'node_modules') continue;
      if (entry.isDirectory()) found.push(...sourcesBelow(root, [name]));
      else if (entry.isFile() && /\.(?:[cm]?[jt]sx?|css|json|txt)$/.test(entry.name)) found.push(name);
    }
  }
  return found.sort();
}
