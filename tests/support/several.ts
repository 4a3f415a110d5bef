/**
 * Runs many commands in few processes; one that does not end is abandoned, and the rest continue in another process.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './senja.ts';

export interface Job {
  cwd: string;
  args: readonly string[];
}

export interface CommandResult {
  code: number;
  /** Both streams. */
  said: string;
}

/** Milliseconds: far more than a command on a small site takes on any machine. */
const PATIENCE = 300_000;

/** @returns the results of the first jobs, up to one that does not end */
async function untilStuck(packageRoot: string, jobs: readonly Job[]): Promise<CommandResult[]> {
  const child = spawn(process.execPath, [path.join(root, 'tests/support/several.mjs'), packageRoot], {
    env: { ...process.env, LC_ALL: 'C', GITHUB_ACTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const giveUp = (): void => void child.kill('SIGKILL');
  let timer = setTimeout(giveUp, PATIENCE);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    clearTimeout(timer);
    timer = setTimeout(giveUp, PATIENCE);
  });
  child.stdin.end(JSON.stringify(jobs));
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  clearTimeout(timer);
  const lines = output.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as CommandResult);
}

/** @returns the result of each job, null for one that did not end or crashed its process */
export async function several(packageRoot: string, jobs: readonly Job[]): Promise<(CommandResult | null)[]> {
  const all: (CommandResult | null)[] = [];
  while (all.length < jobs.length) {
    all.push(...(await untilStuck(packageRoot, jobs.slice(all.length))));
    if (all.length < jobs.length) all.push(null);
  }
  return all;
}
