/** Identifies the place in which unsaved changes are recorded, so that those that came with a copy of it are known. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import os from 'node:os';
import { createOwnId, ownId } from '../../io/cache/index.ts';
import { attempt } from '../../io/failures/index.ts';

/**
 * @param folder of the journal: a clone or a copy has been created at another time
 * @returns the mark of a folder, user and machine. It stays when the site's folder is renamed or moved
 */
export function markOf(siteRoot: string, folder: string): string {
  const id = ownId(siteRoot) ?? createOwnId(siteRoot);
  const user = attempt(() => os.userInfo().username, '');
  const { birthtimeMs, ino } = statSync(folder);
  // Some disks do not know when a folder was created, and some number their files anew.
  const place = JSON.stringify([os.hostname(), user, Math.trunc(birthtimeMs) || ino]);
  return createHash('sha256').update(id).update(place).digest('base64url');
}
