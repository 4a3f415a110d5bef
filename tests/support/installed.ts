/** The real command in real processes, from a copy of the package that nobody compiles or cleans meanwhile. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { type Ran, type RunOptions, root } from './senja.ts';

/** Makes a package copy one that can be run. */
export function install(packageRoot: string): void {
  const compiled = path.join(root, '.senja');
  const filter = (source: string) => path.relative(compiled, source).split(path.sep)[0] !== 'cache';
  cpSync(compiled, path.join(packageRoot, '.senja'), { recursive: true, filter });
  cpSync(path.join(root, 'cli/senja.mjs'), path.join(packageRoot, 'cli/senja.mjs'));
}

export interface StartOptions extends RunOptions {
  /** A program with its arguments that is to start node. */
  through?: readonly string[];
}

/** @returns the running process, and what has become of it */
export function start(
  packageRoot: string,
  args: readonly string[],
  { cwd = root, env = {}, node = [], through = [] }: StartOptions = {},
): { child: ChildProcess; ran: Promise<Ran> } {
  const command = [...through, process.execPath, ...node, path.join(packageRoot, 'cli/senja.mjs'), ...args];
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    cwd,
    env: { ...process.env, LC_ALL: 'C', GITHUB_ACTIONS: '', ...env },
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
  const ran = new Promise<Ran>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ran };
}

export const run = (packageRoot: string, args: readonly string[], options?: StartOptions): Promise<Ran> =>
  start(packageRoot, args, options).ran;
