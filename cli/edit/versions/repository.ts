/** The repository that a content folder lies in, and what has changed in the folder since the last version. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compareNatural } from '../../core/values/order.ts';
import { type Checkout, checkoutOf } from '../../io/git/index.ts';

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
  /** Paths below the content folder of the files in them. */
  files: readonly string[];
}

/**
 * `open`: versions can be saved. Otherwise why not: `merging` with others, `detached` from any line of versions, kept by
 * another project (`elsewhere`), or the folder is of another user of this machine (`foreign`) or contains a repository
 * (`within`).
 */
export type Repository =
  | { is: 'foreign' }
  | { is: 'within'; place: string }
  | {
      is: 'open' | 'merging' | 'detached' | 'elsewhere';
      changed: readonly ChangedFile[];
      upstream: Upstream | null;
      checkout: Checkout;
    };

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
  { git, content }: Checkout,
  branch: string,
  ahead: string | undefined,
): Promise<Upstream | null> {
  const format = '--format=%(upstream:remotename) %(upstream:remoteref)';
  const found = await git(['for-each-ref', format, `refs/heads/${branch}`]);
  const [remote = '', ref = ''] = found?.output.toString().trim().split(' ') ?? [];
  // A line of versions of another name is somebody else's.
  if (remote === '' || remote === '.' || ref !== `refs/heads/${branch}`) return null;
  const those = ['HEAD', '--not', `--remotes=${remote}`];
  const unsent = Number(ahead ?? (await git(['rev-list', '--count', ...those]))?.output.toString() ?? 0);
  const words = ['log', '--name-only', '--no-renames', '--format=', '-z', ...those, '--', content];
  const names = unsent === 0 ? '' : ((await git(words))?.output.toString() ?? '');
  const files = names.split('\0').flatMap((name) => {
    const file = name.trim().slice(content.length + 1);
    return file === '' ? [] : [file];
  });
  return { remote, branch, unsent, files: [...new Set(files)] };
}

/**
 * @param places the content folder without links, and the folder of the site
 * @returns null where there is none, no Git, or it does not keep the folder
 */
export async function repositoryOf(places: {
  content: string;
  siteRoot: string;
}): Promise<Repository | null> {
  const found = await checkoutOf(places);
  if ('is' in found) {
    if (found.is === 'foreign') return { is: 'foreign' };
    return found.is === 'within' ? found : null;
  }
  const { git, content } = found;
  const asked = await git(['rev-parse', '--absolute-git-dir']);
  const folder = asked?.output.toString().replace(/\n$/, '') ?? '';
  if ((await git(['check-ignore', '--quiet', '--', content]))?.status === 0) return null;
  const words = ['--porcelain=v2', '--branch', '-z', '--untracked-files=all', '--no-renames', '--', content];
  const status = await git(['status', ...words]);
  if (status?.status !== 0) return null;
  const has = (name: string): boolean => existsSync(path.join(folder, name));
  const isRebasing = REBASING.some(has);
  const lines = status.output.toString().split('\0');
  const changed = new Map<string, ChangedFile>();
  for (const line of lines) {
    const one = changedIn(line, `${content}/`, isRebasing);
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
  const state = isMerging ? 'merging' : branch === '(detached)' ? 'detached' : 'open';
  const is = found.isOwn ? state : 'elsewhere';
  const ahead = about('branch.ab')[0]?.slice(1);
  const upstream =
    is === 'open' && about('branch.upstream').length > 0 ? await upstreamOf(found, branch, ahead) : null;
  return { is, changed: all, upstream, checkout: found };
}

/** Contents of files, by their names in the repository. */
export type Texts = ReadonlyMap<string, string>;

/** @returns contents of the repository by their names */
export async function textsIn({ git }: Checkout, names: readonly (string | null)[]): Promise<Texts> {
  const wanted = [...new Set(names)].filter((name) => name !== null);
  const texts = new Map<string, string>();
  if (wanted.length === 0) return texts;
  const input = wanted.map((name) => `${name}\n`).join('');
  const { output } = (await git(['cat-file', '--batch'], { input })) ?? { output: Buffer.alloc(0) };
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at);
    const [name = '', , size] = output.subarray(at, end).toString().split(' ');
    texts.set(name, output.subarray(end + 1, end + 1 + Number(size)).toString());
    at = end + 2 + Number(size);
  }
  return texts;
}
