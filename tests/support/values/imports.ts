/** Which files of `cli/`, `templates/` and `client/` import which. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** @returns files of code below a folder, with `/`, relative to the root of the repository */
export function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    // Starters are code of new sites.
    if (name === 'cli/starters') return [];
    if (entry.isDirectory()) return sources(name);
    return /\.(?:tsx?|[cm]js)$/.test(entry.name) ? [name] : [];
  });
}

export interface Import {
  from: string;
  /** A file, or the name of a package. */
  to: string;
  typeOnly: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,]+?\sfrom\s+)?['"]([^'"]+)['"]|(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)/g;

/** @returns what the files import, in their order */
export const importsIn = (files: readonly string[]): Import[] =>
  files.flatMap((from) =>
    [...readFileSync(path.join(root, from), 'utf8').matchAll(IMPORT)].map((match) => {
      const target = match[3] ?? match[4] ?? '';
      const to = target.startsWith('.') ? path.posix.join(path.posix.dirname(from), target) : target;
      return { from, to, typeOnly: match[2] !== undefined };
    }),
  );
