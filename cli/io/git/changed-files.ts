/** What Git says has changed. */
import path from 'node:path';
import { type Failure, failure } from '../failures/index.ts';
import { type Checkout, checkoutOf, type NoCheckout } from './checkout.ts';

/** @returns the commit that the changes of a merge request in CI are compared with; null outside one */
function baseIn(env: NodeJS.ProcessEnv): string | null {
  const { CI_MERGE_REQUEST_DIFF_BASE_SHA: commit = '', CI_MERGE_REQUEST_TARGET_BRANCH_NAME: target } = env;
  if (/^[\da-f]{7,64}$/.test(commit)) return commit;
  const branch = env.GITHUB_BASE_REF || target;
  return branch ? `origin/${branch}` : null;
}

function failureOf(found: NoCheckout, folder: string): Failure {
  switch (found.is) {
    case 'missing':
      return failure('machine/git:missing', {});
    case 'none':
      return failure('usage/no-repository:none', { folder });
    case 'within':
      return failure('usage/no-repository:within', { folder: path.join(folder, found.place) });
    case 'foreign':
    case 'failed':
      return failure('machine/git:failed', { reason: found.reason });
  }
}

/** @throws Failure without Git, outside a repository, and if the content folder holds one */
async function openCheckout(places: { content: string; siteRoot: string }): Promise<Checkout> {
  const found = await checkoutOf(places);
  if ('is' in found) throw failureOf(found, places.content);
  return found;
}

/**
 * @returns absolute paths of the files that are not as in the last commit, untracked ones included, and in CI of those
 *   that a merge request changes; some may be deleted
 * @throws Failure without Git, outside a repository, and if the content folder holds one
 */
export async function changedFiles(
  places: { content: string; siteRoot: string },
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const { root, content, unwatched, git } = await openCheckout(places);
  /** @returns the names that it lists, each after `before` characters */
  const listed = async (words: readonly string[], before = 0): Promise<string[] | { reason: string }> => {
    const result = await git(words);
    if (result?.status === 0)
      return result.output
        .toString()
        .split('\0')
        .map((line) => line.slice(before));
    return { reason: result?.said.split('\n')[0] || `exit ${result?.status}` };
  };
  const files = [...unwatched];
  // What the content leaves out for Git is published all the same.
  const ignored = ['ls-files', '--others', '-z', '--', content];
  const status = [
    'status',
    '--porcelain=v1',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--ignore-submodules',
  ];
  for (const names of [await listed(status, 3), await listed(ignored)]) {
    if (!Array.isArray(names)) throw failure('machine/git:failed', names);
    files.push(...names);
  }
  const base = baseIn(env);
  if (base !== null) {
    const names = await listed(['diff', '--name-only', '-z', '--no-renames', `${base}...HEAD`, '--']);
    if (!Array.isArray(names)) throw failure('usage/no-repository:base', { base });
    files.push(...names);
  }
  return files.filter((file) => file !== '').map((file) => path.join(root, file));
}

/**
 * @returns a function that gives the bytes of a file, by its absolute path, as they were before the changes of
 *   `changedFiles`; null if it was not there, or if Git does not know
 * @throws Failure like `changedFiles`
 */
export async function beforeChanges(
  places: { content: string; siteRoot: string },
  env: NodeJS.ProcessEnv,
): Promise<(file: string) => Promise<Uint8Array | null>> {
  const { root, git } = await openCheckout(places);
  const base = baseIn(env);
  const first = base === null ? 'HEAD' : (await git(['merge-base', base, 'HEAD']))?.output.toString().trim();
  return async (file) => {
    const name = path.relative(root, file).split(path.sep).join('/');
    const found = await git(['cat-file', 'blob', `${first}:${name}`]);
    return found?.status === 0 ? found.output : null;
  };
}
