/** The repository that a content folder lies in, and what has changed in the folder since the last version. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compareNatural } from '../../core/values/order.ts';
import { git } from './git.ts';

/** A file that is not as in the last version. */
export interface ChangedFile {
  /** Path below the content folder. */
  file: string;
  /** Names of its contents: in the last version, and of those that are being merged; null where it is not there. */
  before: string | null;
  stages: readonly [base: string | null, mine: string | null, theirs: string | null] | null;
  /** Whether it is known to the repository. */
  isKnown: boolean;
}

/** Where versions are sent to. */
interface Upstream {
  remote: string;
  branch: string;
  /** Versions that are not there yet. */
  unsent: number;
}

/**
 * `open`: versions can be saved. Otherwise why not: `merging` with others, `detached` from any line of versions, or the
 * folder is of another user of this machine (`foreign`).
 */
export type Repository =
  | { is: 'foreign' }
  | { is: 'open' | 'merging' | 'detached'; changed: readonly ChangedFile[]; upstream: Upstream | null };

const MERGING = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];
const REBASING = ['rebase-merge', 'rebase-apply'];

const blob = (name = ''): string | null => (/^0*$/.test(name) ? null : name);

/** A line of `status --porcelain=v2`: fields, of which a path is the last. */
function changedIn(line: string, prefix: string, isRebasing: boolean): ChangedFile | null {
  const count = { '1': 8, u: 10, '?': 1 }[line.charAt(0)];
  if (count === undefined) return null;
  const fields = line.split(' ');
  const file = fields.slice(count).join(' ').slice(prefix.length);
  const [base, ours, theirs] = fields.slice(7, 10).map(blob);
  // What is being rebased is one's own.
  const stages = isRebasing ? ([base, theirs, ours] as const) : ([base, ours, theirs] as const);
  const [one = null, two = null, three = null] = stages;
  const isMerged = line.startsWith('u');
  return {
    file,
    before: isMerged ? two : line.startsWith('1') ? blob(fields[6]) : null,
    stages: isMerged ? [one, two, three] : null,
    // One that is only meant to be added may be what a save that was interrupted has left.
    isKnown: !line.startsWith('?') && fields[1] !== '.A',
  };
}

async function upstreamOf(
  content: string,
  branch: string,
  ahead: string | undefined,
): Promise<Upstream | null> {
  const format = '--format=%(upstream:remotename) %(upstream:remoteref)';
  const found = await git(content, ['for-each-ref', format, `refs/heads/${branch}`]);
  const [remote = '', ref = ''] = found?.output.toString().trim().split(' ') ?? [];
  // A line of versions of another name is somebody else's.
  if (remote === '' || remote === '.' || ref !== `refs/heads/${branch}`) return null;
  const words = ['rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`];
  const unsent = ahead ?? (await git(content, words))?.output.toString();
  return { remote, branch, unsent: Number(unsent ?? 0) };
}

/** @returns null where there is none, no Git, or it does not keep the folder */
export async function repositoryOf(content: string): Promise<Repository | null> {
  const found = await git(content, ['rev-parse', '--show-prefix', '--absolute-git-dir']);
  if (found?.status !== 0) return found?.said.includes('dubious ownership') ? { is: 'foreign' } : null;
  const [prefix = '', folder = ''] = found.output.toString().split('\n');
  if ((await git(content, ['check-ignore', '--quiet', '--', '.']))?.status === 0) return null;
  const words = ['--porcelain=v2', '--branch', '-z', '--untracked-files=all', '--no-renames', '--', '.'];
  const status = await git(content, ['--no-optional-locks', 'status', ...words]);
  if (status?.status !== 0) return null;
  const has = (name: string): boolean => existsSync(path.join(folder, name));
  const isRebasing = REBASING.some(has);
  const lines = status.output.toString().split('\0');
  const changed = new Map<string, ChangedFile>();
  for (const line of lines) {
    const one = changedIn(line, prefix, isRebasing);
    // A file that was taken out of the repository and is still there is in two lines.
    if (one) changed.set(one.file, changed.get(one.file) ?? one);
  }
  const all = [...changed.values()].sort((a, b) => compareNatural(a.file, b.file));
  const about = (name: string) =>
    lines
      .find((line) => line.startsWith(`# ${name} `))
      ?.split(' ')
      .slice(2) ?? [];
  const branch = about('branch.head').join(' ');
  const isMerging = isRebasing || MERGING.some(has) || all.some(({ stages }) => stages);
  const is = isMerging ? 'merging' : branch === '(detached)' ? 'detached' : 'open';
  const ahead = about('branch.ab')[0]?.slice(1);
  const upstream =
    is === 'open' && about('branch.upstream').length > 0 ? await upstreamOf(content, branch, ahead) : null;
  return { is, changed: all, upstream };
}
