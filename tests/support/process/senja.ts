/** Runs the real command in a real process. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { expectCompiled } from '../sites/package-copy.ts';

export const root = path.resolve(import.meta.dirname, '../../..');
/** Content of the shipped site, for tests of that site. */
export const shippedContent = path.join(root, 'content');
/** A site of the shipped templates and models, for tests of the command: the shipped site may be replaced. */
export const siteContent = path.join(root, 'tests/sites/rumah');

export interface CommandRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A neutral environment: English, no CI, no colours. */
const NEUTRAL: NodeJS.ProcessEnv = {
  ...process.env,
  LC_ALL: 'C',
  GITHUB_ACTIONS: '',
  GITHUB_STEP_SUMMARY: '',
  SENJA_URL: '',
};

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Arguments for node itself, e.g. `--import`. */
  node?: readonly string[];
  /** A program with arguments that starts node. */
  through?: readonly string[];
}

/**
 * @param packageRoot folder of the senja to run
 * @returns the running process, and its result
 */
export function start(
  packageRoot: string,
  args: readonly string[],
  { cwd = packageRoot, env = {}, node = [], through = [] }: RunOptions = {},
): { child: ChildProcess; ran: Promise<CommandRun> } {
  expectCompiled();
  const command = [...through, process.execPath, ...node, path.join(packageRoot, 'cli/senja.mjs'), ...args];
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    cwd,
    env: { ...NEUTRAL, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ran = new Promise<CommandRun>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ran };
}

/** Milliseconds: far more than a command takes on any machine. */
const LONGEST = 300_000;

/** @returns what a process sends next; one that is silent for too long is ended */
const answerOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST);
    const end = (code: number | null): void => {
      clearTimeout(timer);
      reject(new Error(`the process of senja ended with ${code}`));
    };
    child.once('exit', end).once('message', (answer) => {
      clearTimeout(timer);
      child.off('exit', end);
      resolve(answer);
    });
  });

/** Variables that a command reads while it runs, rather than Node as it starts. */
const READ_LATE = /^(?:(?:CI|GITHUB)_|(?:SENJA_URL|COMMIT_REF)$)/;

/**
 * Runs commands of a package. Those one after the other share a process, which halves their time, unless one needs a
 * program, arguments or an environment for node; `start` gives each its own.
 * @param packageRoot folder of the senja to run
 * @param shared arguments for node itself, of the shared process
 */
export function commandRunner(
  packageRoot: string,
  shared: readonly string[] = [],
): (args: readonly string[], options?: RunOptions) => Promise<CommandRun> {
  let child: ChildProcess | null = null;
  let isBusy = false;

  async function ready(): Promise<ChildProcess> {
    if (child) return child;
    expectCompiled();
    child = fork(path.join(import.meta.dirname, 'in-turn.mjs'), [packageRoot], {
      env: NEUTRAL,
      // As for a command of its own: one that writes to a file does so differently.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [...shared],
    });
    child.stdout?.resume();
    child.stderr?.pipe(process.stderr);
    child.once('exit', (code) => {
      child = null;
      // After a command, so that no test awaits it.
      if (code !== 0 && !isBusy) throw new Error(`the process of senja ended with ${code} by itself`);
    });
    await answerOf(child);
    return child;
  }

  async function run(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<CommandRun> {
    isBusy = true;
    try {
      const process = await ready();
      const answer = answerOf(process);
      process.send({ args, cwd, env });
      return (await answer) as CommandRun;
    } finally {
      isBusy = false;
    }
  }

  return (args, options = {}) => {
    const { cwd = packageRoot, env = {}, node = [], through = [] } = options;
    const isPlain =
      node.length + through.length === 0 && Object.keys(env).every((name) => READ_LATE.test(name));
    return isPlain && !isBusy ? run(args, cwd, env) : start(packageRoot, args, options).ran;
  };
}

/** Runs a command of this project. */
export const senja = commandRunner(root);

/** A new folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder that is removed after all tests of the file; for use outside of tests. */
export function sharedFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes the content of a site, with its models and its list of addresses. */
export function copyContent(to: string): void {
  cpSync(siteContent, to, { recursive: true });
  cpSync(path.join(shippedContent, 'models'), path.join(to, 'models'), { recursive: true });
}

/** A site's content to modify, without its list of addresses, and an output folder. */
export function contentCopy(): { content: string; out: string; folder: string } {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  copyContent(content);
  rmSync(path.join(content, 'addresses.txt'));
  return { content, out: path.join(folder, 'dist'), folder };
}

/**
 * Every file below a folder with its bytes, as text if that is easier to compare; without packages that are a link to
 * those of this project, which are tens of thousands of files, and change with other tests.
 */
export function tree(folder: string): Record<string, string> {
  // Not `{}`: `__proto__` may be a name.
  const files: Record<string, string> = Object.create(null);
  const walk = (relative: string): void => {
    for (const name of readdirSync(path.join(folder, relative)).sort()) {
      if (name === 'node_modules' && lstatSync(path.join(folder, relative, name)).isSymbolicLink()) continue;
      const below = relative === '' ? name : `${relative}/${name}`;
      if (statSync(path.join(folder, below)).isDirectory()) walk(below);
      else files[below] = readFileSync(path.join(folder, below), 'latin1');
    }
  };
  walk('');
  return files;
}
