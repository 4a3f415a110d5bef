/** Runs Git: as a process without a shell, which asks nobody for anything, and ends in time. */
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { attempt } from '../../io/attempt.ts';

/** Milliseconds that a command may take, with the hooks of the repository or a server elsewhere; then to clean up. */
const LONGEST = 120_000;
const CLEANING = 3000;

/** File names as they are, and texts without colours. */
const ARGUMENTS = ['-c', 'core.quotePath=false', '-c', 'color.ui=false'];

/** Nothing opens a window or waits at a terminal that nobody sees; programs that know a password are asked as usual. */
const SILENT = { GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS_REQUIRE: 'never', LC_ALL: 'C' };

interface GitResult {
  /** null if it did not end in time. */
  status: number | null;
  output: Buffer;
  /** What it says to people, and hooks through it. */
  said: string;
}

/** @returns null without Git on this machine */
export async function git(
  folder: string,
  words: readonly string[],
  { input = '', longest = LONGEST }: { input?: string; longest?: number } = {},
): Promise<GitResult | null> {
  // A process group of its own has no terminal to ask at, and ends as a whole.
  const isGroup = process.platform !== 'win32';
  const child = spawn('git', [...ARGUMENTS, '-C', folder, ...words], {
    detached: isGroup,
    windowsHide: true,
    env: { ...process.env, ...SILENT },
  });
  const end = (signal: NodeJS.Signals): void => {
    if (child.pid !== undefined) process.kill(isGroup ? -child.pid : child.pid, signal);
  };
  const after = (time: number, signal: NodeJS.Signals) =>
    setTimeout(() => attempt(() => end(signal), undefined), time);
  const timers = [after(longest, 'SIGTERM'), after(longest + CLEANING, 'SIGKILL')];
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  try {
    const [status, output, errors] = await Promise.all([ended, buffer(child.stdout), buffer(child.stderr)]);
    return { status, output, said: errors.toString().trim() };
  } catch {
    return null;
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
