/**
 * Runs Git: the only place that does. It is a process without a shell, which asks nobody for anything, runs none of the
 * user's programs unless they are asked for, and ends in time.
 */
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { attempt } from '../failures/index.ts';

/** Milliseconds that a command may take, with the hooks of the repository or a server elsewhere; then to clean up. */
const LONGEST = 120_000;
const CLEANING = 3000;

/** Nothing is written only to save time later. */
const ARGUMENTS = ['--no-pager', '--no-optional-locks'];

/** Names of files, and never patterns; `check-ignore` takes nothing else, and refuses to be told so. */
const literally = ([command]: readonly string[]): string[] =>
  command === 'check-ignore' ? [] : ['--literal-pathspecs'];

/**
 * A folder that looks like a repository is none, and a program that reports changes is not asked: content may bring
 * either. Names of files are as they are, and texts without colours.
 */
const SETTINGS = {
  'safe.bareRepository': 'explicit',
  'core.fsmonitor': 'false',
  'core.quotePath': 'false',
  'color.ui': 'false',
};

/** No hook is there. */
const NO_HOOKS = { 'core.hooksPath': '/dev/null' };

/** Nothing opens a window or waits at a terminal that nobody sees; programs that know a password are asked as usual. */
const SILENT = { GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS_REQUIRE: 'never', LC_ALL: 'C' };

/** Variables that lead to another repository, as of the hook that has started senja. */
const REDIRECTING =
  /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|NAMESPACE|PREFIX|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|EXTERNAL_DIFF|DIFF_OPTS)$/;

export interface GitResult {
  /** null if it did not end in time. */
  status: number | null;
  output: Buffer;
  /** What it says to people, and hooks through it. */
  said: string;
}

interface GitOptions {
  input?: string;
  longest?: number;
  /** Whether hooks of the repository are run. */
  hooks?: boolean;
  /** Further settings, which come before those of the repository. */
  settings?: Readonly<Record<string, string>>;
  env?: Readonly<Record<string, string>>;
}

/**
 * @param folder the root of a work tree, so that Git looks for no repository in the folders below
 * @returns null without Git on this machine
 */
export async function git(
  folder: string,
  words: readonly string[],
  { input = '', longest = LONGEST, hooks = false, settings = {}, env = {} }: GitOptions = {},
): Promise<GitResult | null> {
  const all = Object.entries({ ...settings, ...SETTINGS, ...(hooks ? {} : NO_HOOKS) });
  const given = all.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const inherited = Object.entries(process.env).filter(([name]) => !REDIRECTING.test(name));
  // A process group of its own has no terminal to ask at, and ends as a whole.
  const isGroup = process.platform !== 'win32';
  const child = spawn('git', [...ARGUMENTS, ...literally(words), ...given, '-C', folder, ...words], {
    detached: isGroup,
    windowsHide: true,
    env: { ...Object.fromEntries(inherited), ...SILENT, ...env },
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
