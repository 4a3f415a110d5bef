import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { attempt, codeOf } from '../failures/index.ts';
import { systemError } from '../files/index.ts';

/**
 * Creates a folder and those above it. One by one: Node's own `recursive` never ends below `/proc`, where a folder can
 * neither be made nor be found.
 * @param made receives the folders that did not exist
 */
export function makeFolder(folder: string, made: string[] = []): void {
  if (attempt(() => statSync(folder).isDirectory(), false)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above, made);
  try {
    mkdirSync(folder);
    made.push(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (attempt(() => statSync(folder).isDirectory(), false)) return;
    throw codeOf(error) === 'EEXIST' ? systemError('ENOTDIR', folder) : error;
  }
}
