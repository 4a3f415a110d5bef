/** What an entry was: the versions of it in the repository, and the texts that were saved here. */
import { asMarkdown } from '../../core/edit/index.ts';
import type { EditedSite } from '../../desk/index.ts';
import { type Checkout, checkoutOf } from '../../io/git/index.ts';
import type { HistoryItem, HistoryView, OldVersion } from '../api.ts';
import type { EarlierFiles } from '../pictures/entry-pictures.ts';
import { refusedBecause } from '../refused.ts';
import type { KeptTexts } from '../session/kept-texts.ts';
import { changesBetween, comparedParts } from './difference.ts';
import { textsIn } from './repository.ts';

/** Versions of an entry that are shown, and former names of it that are looked for. */
const MOST = 60;
const NAMES = 5;

/** Name of a version in the repository: the last one, or any. */
const COMMIT = /^(?:HEAD|[\da-f]{40}(?:[\da-f]{24})?)$/;

/** A text that an entry had, as it would be in its file now. */
interface OldText extends Pick<HistoryItem, 'id' | 'at' | 'is' | 'author' | 'note'> {
  text: string;
}

/** A version of a file in the repository. */
interface Commit {
  id: string;
  at: string;
  author: string;
  note: string;
  /** What `git` says became of the file. */
  status: string;
  /** Name of its contents. */
  blob: string;
  file: string;
}

/** No setting of a repository runs a program, or changes what is listed. */
const PLAIN = ['--no-show-signature', '--no-ext-diff', '--no-textconv', '--no-color', '--encoding=UTF-8'];
const RAW = ['--raw', '--no-abbrev', '-z', '--format=%x01%H%x02%aI%x02%aN%x02%s%x02'];

/** @returns the versions that have changed a file, the last one first, under this name */
async function commitsOf({ git }: Checkout, file: string, most: number, from: string): Promise<Commit[]> {
  const which = ['--no-merges', '--no-follow', '--no-renames', `--max-count=${most}`];
  const found = await git(['log', ...PLAIN, ...which, ...RAW, from, '--', file]);
  if (found?.status !== 0) return [];
  return found.output
    .toString()
    .split('\x01')
    .flatMap((part): Commit[] => {
      const [id = '', at = '', author = '', note = '', raw = ''] = part.split('\x02');
      const [, mode, blob, status] = /:\d+ (\d+) [\da-f]+ ([\da-f]+) ([A-Z])/.exec(raw) ?? [];
      // A link is not its text.
      const isFile = mode?.startsWith('100') && blob && status;
      return isFile ? [{ id, at, author, note, status, blob, file }] : [];
    });
}

/** @returns the name that a file had before it got its own in a version; null if that has begun it */
async function formerName({ git, content }: Checkout, { id, file }: Commit): Promise<string | null> {
  const words = ['-r', '-M', '--diff-filter=R', '--name-status', '-z', '--no-commit-id', '--no-ext-diff'];
  const found = await git(['diff-tree', ...words, id, '--', content]);
  const names = found?.status === 0 ? found.output.toString().split('\0') : [];
  const at = names.findIndex((name, index) => index % 3 === 2 && name === file);
  return names[at - 1] ?? null;
}

/** @returns the versions of a file in the repository, also under former names */
async function versionsIn(checkout: Checkout, file: string): Promise<Commit[]> {
  const all: Commit[] = [];
  let [name, from]: [string | null, string] = [`${checkout.content}/${file}`, 'HEAD'];
  for (let names = 0; name !== null && names < NAMES && all.length < MOST; names += 1) {
    const found: Commit[] = await commitsOf(checkout, name, MOST - all.length, from);
    const first = found.at(-1);
    all.push(...found);
    name = first?.status === 'A' ? await formerName(checkout, first) : null;
    from = `${first?.id}^`;
  }
  return all;
}

/** @returns a text as it is in a file of another kind; null if it cannot be */
function inFile(text: string, former: string, file: string): string | null {
  const [isLong, wasLong] = [file, former].map((name) => name.endsWith('.md'));
  if (isLong === wasLong) return text;
  return isLong ? asMarkdown('a.yaml', text).after : null;
}

const isSame = (one: string, other: string | undefined): boolean =>
  one.replaceAll('\r\n', '\n') === other?.replaceAll('\r\n', '\n');

/** Nothing keeps versions here. */
const NO_CHECKOUT = { commits: [], texts: new Map<string, string>() };

/** History of the entries of a content folder. */
export function historyOf(
  places: { content: string; siteRoot: string },
  site: EditedSite,
  kept: KeptTexts,
  now: (file: string) => string,
) {
  async function committed(file: string) {
    const checkout = await checkoutOf(places);
    if ('is' in checkout) return NO_CHECKOUT;
    const commits = await versionsIn(checkout, file);
    return {
      commits,
      texts: await textsIn(
        checkout,
        commits.map(({ blob }) => blob),
      ),
    };
  }
  /** @returns all that an entry was, the last one first; of two that follow each other with one text, the version */
  async function all(file: string): Promise<OldText[]> {
    const { commits, texts } = await committed(file);
    const versions = commits.flatMap(({ id, at, author, note, blob, file: former }): OldText[] => {
      const text = inFile((texts.get(blob) ?? '').replace(/^\uFEFF/, ''), former, file);
      return texts.has(blob) && text !== null ? [{ id, at, author, note, is: 'version', text }] : [];
    });
    const saves = kept.all(file).flatMap(({ id, at, text: whole, file: former }): OldText[] => {
      const text = inFile(whole, former, file);
      return text === null ? [] : [{ id, at, author: '', note: '', is: 'save', text }];
    });
    const found = [...versions, ...saves].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
    return found.filter(({ is, text }, index) => {
      const [after, before] = [found[index - 1], found[index + 1]];
      const isOfVersion = after?.is === 'version' && isSame(text, after.text);
      return is === 'version' || !(isOfVersion || isSame(text, before?.text));
    });
  }
  const itemOf = (one: OldText, before: OldText | undefined, file: string): HistoryItem => {
    const { text, ...item } = one;
    const parts =
      before &&
      changesBetween(
        [before, one].map((each) => ({ file, text: each.text })),
        site,
      ).parts;
    return { ...item, parts: parts ?? null, isNow: isSame(text, now(file)) };
  };
  async function one(file: string, id: string): Promise<{ item: HistoryItem; text: string }> {
    const found = await all(file);
    const at = found.findIndex((each) => each.id === id);
    const wanted = found[at];
    if (!wanted) throw refusedBecause('unknown', 404);
    return { item: itemOf(wanted, found[at + 1], file), text: wanted.text };
  }

  return {
    /** @throws Refused for a file that is no entry */
    async list(file: string): Promise<HistoryView> {
      now(file);
      const found = await all(file);
      const shown = found.slice(0, MOST);
      return {
        versions: shown.map((each, at) => itemOf(each, found[at + 1], file)),
        more: found.length > shown.length,
      };
    },
    /** @throws Refused for one that is not there */
    async version(file: string, id: string): Promise<OldVersion> {
      const { item, text } = await one(file, id);
      return {
        ...item,
        text: text.replaceAll('\r\n', '\n'),
        compared: comparedParts(text, now(file), file, site),
      };
    },
    /** @returns the files of the content folder as a version had them; of a save, those that the versions have */
    files(id: string): EarlierFiles {
      const inVersion = async (version: string, name: string): Promise<Buffer | null> => {
        const checkout = await checkoutOf(places);
        if ('is' in checkout || name.startsWith('/')) return null;
        const found = await checkout.git(['cat-file', 'blob', `${version}:${checkout.content}/${name}`]);
        return found?.status === 0 ? found.output : null;
      };
      return {
        had: async (name) => (COMMIT.test(id) ? inVersion(id, name) : null),
        async last(name) {
          const checkout = await checkoutOf(places);
          if ('is' in checkout) return null;
          const words = ['--max-count=1', '--diff-filter=AM', '--no-renames', '--format=%H', 'HEAD', '--'];
          const found = await checkout.git(['log', ...PLAIN, ...words, `${checkout.content}/${name}`]);
          const version = found?.output.toString().trim() ?? '';
          return COMMIT.test(version) ? inVersion(version, name) : null;
        },
      };
    },
    /** @returns its text as it is in the file. @throws Refused for one that is not there */
    textOf: async (file: string, id: string): Promise<string> => (await one(file, id)).text,
  };
}
