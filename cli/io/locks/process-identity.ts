/** Identifies processes. Process ids are reused, and have no meaning on another machine or in another container. */

import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import { attempt } from '../failures/index.ts';

/**
 * @returns ticks between the boot of the machine and the start of a process, `ended` for a zombie, null if the system
 *   does not say
 */
export function startTimeOf(pid: number): string | null {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'), '');
  // The name before it, in brackets, may contain anything; the state is field 3, the start field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return /^[ZX]/.test(fields[0] ?? '') ? 'ended' : (fields[19] ?? null);
}

/**
 * @returns the scope in which process ids are comparable: boot id and pid namespace if the system has them, else the
 *   host name
 */
export const realm = (): string =>
  attempt(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  }, os.hostname());
