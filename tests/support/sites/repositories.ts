/** Repositories in temporary folders, with no settings of this machine. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ENV = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Lets no setting of this machine take part, also not in what is tested. */
export function withoutSettings(): void {
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
  for (const name of Object.keys(process.env))
    if (/^(?:GIT_(?:AUTHOR|COMMITTER)_|EMAIL$)/.test(name)) delete process.env[name];
}

/** @returns what Git prints, without the last line break */
export const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', words, {
    cwd: folder,
    env: ENV,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).replace(/\n$/, '');

const AUTHOR = ['-c', 'user.name=Ani', '-c', 'user.email=ani@contoh.id'];

/** Makes a version of everything. */
export function commitAll(folder: string, message = 'Awal'): void {
  git(folder, 'add', '--all');
  git(folder, ...AUTHOR, 'commit', '--quiet', '--no-verify', `--message=${message}`);
}

/** Begins a repository; without an author. */
export function repositoryIn(folder: string): void {
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '--quiet', '--template=', '--initial-branch=main', '.');
}

/** Adds a program that is asked before each version, or each sending. */
export function hook(folder: string, name: string, script: string): void {
  const hooks = path.join(folder, '.git/hooks');
  mkdirSync(hooks, { recursive: true });
  writeFileSync(path.join(hooks, name), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(hooks, name), 0o755);
}
