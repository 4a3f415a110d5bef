/** Lists folders of a site. Symbolic links are never followed, since their targets may be anywhere. */
import { type Dirent, readdirSync } from 'node:fs';
import type { Unreadable } from '../../core/stages/content-folder.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { codeOf, fileSystemFailure } from '../failures/index.ts';

export type Refusal = Pick<Unreadable, 'code' | 'params'>;

/** @returns the entries of a folder; none if it does not exist. @throws Failure if it cannot be listed */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw fileSystemFailure(folder, error);
  }
}

/** @returns why an entry must not be opened, or null for a file or a folder */
export function refusalOf(entry: Dirent): Refusal | null {
  if (entry.isSymbolicLink()) return { code: 'file/symbolic-link', params: {} };
  // If a byte was not valid UTF-8, no file has the decoded name.
  if (entry.name.includes('\uFFFD'))
    return { code: 'file/unreadable', params: { reason: phrase('file/unreadable:not-utf8') } };
  return entry.isFile() || entry.isDirectory() ? null : { code: 'file/special', params: {} };
}
