/** Runs many commands in few processes; one that does not end is abandoned, and the rest continue in another process. */
import { commandRunner } from './senja.ts';

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
export async function runJobs(packageRoot: string, jobs: readonly Job[]): Promise<(CommandResult | null)[]> {
  const run = commandRunner(packageRoot);
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
