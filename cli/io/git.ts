/** What Git says has changed. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { failure } from './failure.ts';

/** Git never waits for another program of the user here. */
const ARGUMENTS = ['-c', 'core.fsmonitor=false', '--no-optional-locks'];

function git(folder: string, ...words: string[]): { output: string; error: string | null } {
  const { error, status, stdout, stderr } = spawnSync('git', [...ARGUMENTS, '-C', folder, ...words], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (error) throw failure('machine/git:missing', {}, error);
  const [reason = ''] = stderr.trim().split('\n');
  return { output: stdout, error: status === 0 ? null : reason || `exit ${status}` };
}

/** @returns the commit that the changes of a merge request in CI are compared with; null outside one */
function baseIn(env: NodeJS.ProcessEnv): string | null {
  const { CI_MERGE_REQUEST_DIFF_BASE_SHA: commit = '', CI_MERGE_REQUEST_TARGET_BRANCH_NAME: target } = env;
  if (/^[\da-f]{7,64}$/.test(commit)) return commit;
  const branch = env.GITHUB_BASE_REF || target;
  return branch ? `origin/${branch}` : null;
}

/**
 * @returns absolute paths of the files that are not as in the last commit, untracked ones included, and in CI of those
 *   that a merge request changes; some may be deleted
 * @throws Failure without Git, or outside a repository
 */
export function changedFiles(folder: string, env: NodeJS.ProcessEnv): string[] {
  const { output, error } = git(folder, 'rev-parse', '--show-toplevel');
  if (error !== null && /not a git repository/i.test(error))
    throw failure('usage/no-repository:none', { folder });
  if (error !== null) throw failure('machine/git:failed', { reason: error });
  const root = output.replace(/\n$/, '');
  const status = git(folder, 'status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames');
  if (status.error !== null) throw failure('machine/git:failed', { reason: status.error });
  const files = status.output.split('\0').map((line) => line.slice(3));
  const base = baseIn(env);
  if (base !== null) {
    const diff = git(root, 'diff', '--name-only', '-z', '--no-renames', `${base}...HEAD`, '--');
    if (diff.error !== null) throw failure('usage/no-repository:base', { base });
    files.push(...diff.output.split('\0'));
  }
  return files.filter((file) => file !== '').map((file) => path.join(root, file));
}

/**
 * @returns a function that gives the bytes of a file, by its absolute path, as they were before the changes of
 *   `changedFiles`; null if it was not there, or if Git does not know
 */
export async function beforeChanges(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<(file: string) => Promise<Uint8Array | null>> {
  const root = git(folder, 'rev-parse', '--show-toplevel').output.replace(/\n$/, '');
  const base = baseIn(env);
  const first = base === null ? 'HEAD' : git(root, 'merge-base', base, 'HEAD').output.trim();
  return async (file) => {
    const name = path.relative(root, file).split(path.sep).join('/');
    const { output, error } = git(root, 'cat-file', 'blob', `${first}:${name}`);
    return error === null ? Buffer.from(output) : null;
  };
}
