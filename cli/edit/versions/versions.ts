/** Versions of the content: what has changed since the last one, saving one, and sending those that are not sent yet. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import { isPictureName } from '../../core/stages/pictures/picture-formats.ts';
import type { EditedSite } from '../../desk/index.ts';
import { inBoth } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Checkout, GitResult } from '../../io/git/index.ts';
import type { Requests, VersionItem, VersionsView } from '../api.ts';
import { refusedAs, refusedBecause } from '../refused.ts';
import { bytesOnDisk } from '../session/disk.ts';
import type { Versions } from '../session/merge.ts';
import { changesBetween } from './difference.ts';
import { type ChangedFile, type Repository, repositoryOf, type Texts, textsIn } from './repository.ts';

/** Files shown at once. */
const MOST = 300;

/** Most characters of what hooks and servers say. */
const MOST_SAID = 800;

const said = (text: string): string => stripVTControlCharacters(text).trim().slice(-MOST_SAID);

/** What Git says, and what it means. */
const MEANINGS = [
  [/index\.lock|cannot lock ref/i, 'version-busy'],
  [/\((?:fetch first|non-fast-forward)\)/, 'send-behind'],
  [
    /permission denied|authentication failed|host key verification failed|could not read (?:username|password)|access denied|error: 40[13]/i,
    'send-rights',
  ],
  [
    /could not resolve|could not read from remote|unable to access|unable to connect|timed out|unreachable/i,
    'send-network',
  ],
] as const;

/** @throws Refused if a command has failed */
function expectDone(result: GitResult | null): void {
  if (result?.status === 0) return;
  if (!result || result.status === null) throw refusedBecause('version-slow');
  const all = said(`${result.output}\n${result.said}`);
  const [, meaning] = MEANINGS.find(([words]) => words.test(all)) ?? [];
  throw meaning ? refusedBecause(meaning) : refusedAs(phrase('edit.version-refused', { reason: all }));
}

const NONE: VersionsView = {
  is: 'none',
  why: null,
  items: [],
  more: 0,
  unsent: null,
  toSend: [],
  asksAuthor: false,
};
const FROM_INPUT = ['--pathspec-from-file=-', '--pathspec-file-nul'];

const textOf = (content: string, file: string): string | undefined => {
  const bytes = bytesOnDisk(content, file);
  return 'code' in bytes ? undefined : Buffer.from(bytes).toString();
};

/** The content folder, and the site that it is read as. */
interface Place {
  content: string;
  site: EditedSite;
}

/** @returns the files that have become Markdown, or the reverse, by their files now: each is one change, not two */
function formerIn(content: string, changed: readonly ChangedFile[]): ReadonlyMap<string, ChangedFile> {
  const stemOf = (file: string): string => file.replace(/\.(?:md|ya?ml)$/, '');
  const fresh = new Map(
    changed.flatMap(({ file, before }) => (before === null ? [[stemOf(file), file]] : [])),
  );
  return new Map(
    changed.flatMap((one) => {
      const now = one.before === null ? undefined : fresh.get(stemOf(one.file));
      return now === undefined || existsSync(path.join(content, one.file)) ? [] : [[now, one]];
    }),
  );
}

function itemOf(
  { content, site }: Place,
  { file, before: own, stages }: ChangedFile,
  texts: Texts,
  former: ChangedFile | undefined,
): VersionItem {
  const isEntry = file === SITE_FILE || /^[^/]+\/.*\.(?:md|ya?ml)$/.test(file);
  const before = former?.before ?? own;
  const [old, now] = [texts.get(before ?? ''), isEntry ? textOf(content, file) : undefined];
  const versions = [
    { file: former?.file ?? file, text: old },
    { file, text: now },
  ];
  const { title, parts } = changesBetween(isEntry ? versions : [], site);
  const isThere = isEntry ? now !== undefined : existsSync(path.join(content, file));
  const is = stages ? 'both' : !isThere ? 'removed' : before === null ? 'new' : 'changed';
  const isPicture = !isEntry && isPictureName(file);
  const name = isPicture
    ? phrase('edit.picture', { name: path.basename(file) })
    : inBoth(() => title || file);
  return { file, is, title: file === SITE_FILE ? phrase('edit.settings') : name, isPicture, parts };
}

async function viewOf(place: Place, repository: Repository | null): Promise<VersionsView> {
  if (repository === null) return NONE;
  if (repository.is === 'within')
    return { ...NONE, is: 'read', why: phrase('edit.version-within', { place: repository.place }) };
  const why = repository.is === 'open' ? null : phrase(`edit.version-${repository.is}`);
  const is = why ? 'read' : 'open';
  if (repository.is === 'foreign') return { ...NONE, is, why };
  const { content } = place;
  const { changed, upstream, checkout } = repository;
  const former = formerIn(content, changed);
  const gone = new Set(former.values());
  const listed = changed.filter((one) => !gone.has(one));
  const shown = listed.slice(0, MOST);
  const texts = await textsIn(
    checkout,
    shown.map(({ file, before }) => former.get(file)?.before ?? before),
  );
  const author = await checkout.git(['-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT']);
  return {
    is,
    why,
    items: shown.map((one) => itemOf(place, one, texts, former.get(one.file))),
    more: listed.length - shown.length,
    unsent: upstream?.unsent ?? null,
    toSend: upstream?.files ?? [],
    asksAuthor: author?.status !== 0,
  };
}

/** Commits the given files alone, as the hooks of the repository allow. @throws Refused */
async function commitOnly(
  { git, content }: Checkout,
  chosen: readonly ChangedFile[],
  message: string,
): Promise<void> {
  const listed = (all: readonly ChangedFile[]) => ({
    input: all.map(({ file }) => `${content}/${file}\0`).join(''),
  });
  // A version can only be made of files that are known.
  const fresh = chosen.filter(({ isKnown }) => !isKnown);
  const forget = () => git(['update-index', '--force-remove', '-z', '--stdin'], listed(fresh));
  try {
    if (fresh.length > 0) expectDone(await git(['add', '--intent-to-add', ...FROM_INPUT], listed(fresh)));
    const words = ['--only', '--quiet', '--cleanup=whitespace', `--message=${message}`, ...FROM_INPUT];
    expectDone(await git(['commit', ...words], { ...listed(chosen), hooks: true }));
  } catch (error) {
    await forget();
    throw error;
  }
}

/** Versions of the content folder of a site. */
export function versionsOf(places: { content: string; siteRoot: string }, site: EditedSite) {
  const { content } = places;
  const view = async (): Promise<VersionsView> => viewOf({ content, site }, await repositoryOf(places));

  return {
    view,
    /** Makes a version of the chosen files alone, whatever else has changed or is prepared. @throws Refused */
    async save({ files, message, author }: Requests['version']): Promise<VersionsView> {
      const repository = await repositoryOf(places);
      if (repository?.is !== 'open') throw refusedBecause('changed');
      const { changed, checkout } = repository;
      const former = formerIn(content, changed);
      const chosen = changed.filter(({ file }) => files.includes(file));
      if (chosen.length !== new Set(files).size) throw refusedBecause('changed');
      chosen.push(...chosen.flatMap(({ file }) => former.get(file) ?? []));
      if (author)
        for (const [name, value] of [
          ['name', author.name],
          ['email', author.mail],
        ] as const)
          expectDone(await checkout.git(['config', `user.${name}`, value.trim()]));
      await commitOnly(checkout, chosen, message);
      return view();
    },
    /** Sends all versions, and overwrites none of others. @throws Refused */
    async send(): Promise<VersionsView> {
      const repository = await repositoryOf(places);
      if (repository?.is !== 'open' || !repository.upstream) throw refusedBecause('nothing');
      const { upstream, checkout } = repository;
      const branch = `refs/heads/${upstream.branch}`;
      const words = ['push', '--porcelain', upstream.remote, `${branch}:${branch}`];
      expectDone(await checkout.git(words, { hooks: true }));
      return view();
    },
    /** @returns the texts of a file with two versions; null if it is none, or one of them has no such file */
    async twoOf(file: string): Promise<Versions | null> {
      const repository = await repositoryOf(places);
      if (!repository || !('changed' in repository)) return null;
      const found = repository.changed.find((one) => one.file === file);
      if (!found?.stages) return null;
      const texts = await textsIn(repository.checkout, found.stages);
      const [base = '', mine, theirs] = found.stages.map((name) => texts.get(name ?? ''));
      return mine === undefined || theirs === undefined ? null : { base, mine, theirs };
    },
  };
}
