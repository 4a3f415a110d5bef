/** Runs the real command in a real process. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export const root = path.resolve(import.meta.dirname, '../..');
export const shippedContent = path.join(root, 'content');

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Environment of a neutral machine: English, no CI, no colours. */
const NEUTRAL: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', GITHUB_ACTIONS: '' };

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Arguments for node itself, e.g. `--import`. */
  node?: string[];
}

export function senja(
  args: readonly string[],
  { cwd = root, env = {}, node = [] }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, path.join(root, 'cli/senja.mjs'), ...args], {
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
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A new folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the shipped content to spoil, and a place for its site. */
export function shippedCopy(): { content: string; out: string; folder: string } {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  cpSync(shippedContent, content, { recursive: true });
  return { content, out: path.join(folder, 'dist'), folder };
}

/** Every file below a folder with its bytes, as text where a comparison is easier to read that way. */
export function tree(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  const walk = (relative: string): void => {
    for (const name of readdirSync(path.join(folder, relative)).sort()) {
      const below = relative === '' ? name : `${relative}/${name}`;
      if (statSync(path.join(folder, below)).isDirectory()) walk(below);
      else files[below] = readFileSync(path.join(folder, below), 'latin1');
    }
  };
  walk('');
  return files;
}
