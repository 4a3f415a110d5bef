/** Which process a number belongs to: numbers are given again, and mean nothing on another machine or in another container. */

import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import { attempt } from './attempt.ts';

/** @returns whether a process of this machine runs, whoever it belongs to */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * @returns ticks between the start of the machine and that of a process, `ended` for one that only its parent still
 *   knows, null where the system does not tell
 */
export function startOf(pid: number): string | null {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'), '');
  // The name before it, in brackets, may hold anything; the state is field 3, the start field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return /^[ZX]/.test(fields[0] ?? '') ? 'ended' : (fields[19] ?? null);
}

/**
 * @returns what numbers of processes can be compared within: this start of the machine and this container where the
 *   system tells of them, else the machine by its name
 */
export const realm = (): string =>
  attempt(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  }, os.hostname());
