/** Runs many commands in one process; one that does not end is abandoned, and the rest continue in another process. */
import type { commandRunner } from './senja.ts';

export interface Job {
  cwd: string;
  args: readonly string[];
}

export interface CommandResult {
  code: number | null;
  /** Both streams. */
  output: string;
}

/** @returns the result of each job, null for one that did not end or crashed its process */
export async function runJobs(
  run: ReturnType<typeof commandRunner>,
  jobs: readonly Job[],
): Promise<(CommandResult | null)[]> {
  const all: (CommandResult | null)[] = [];
  for (const { cwd, args } of jobs) {
    const ended = run(args, { cwd });
    all.push(
      await ended.then(
        ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
        () => null,
      ),
    );
  }
  return all;
}
