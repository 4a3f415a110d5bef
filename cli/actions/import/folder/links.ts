/** Where the links of entries lead in the new site: to entries and files that are brought, and to former addresses. */
import { isMediaName } from '../../../core/values/image-paths.ts';
import type { Export } from '../brought.ts';
import { decodedUri } from '../text/addresses.ts';
import { anchorsOf } from '../text/anchors.ts';
import type { FoundCopies } from './copies.ts';
import { type DraftEntry, folderAbove, type Generator, PAGES, resolved } from './generator.ts';
import { aliasesOf } from './texts.ts';

interface Linked {
  drafts: readonly DraftEntry[];
  /** Whole texts by file. */
  texts: ReadonlyMap<string, string>;
  /** Files that a text names are added to them. */
  copies: FoundCopies;
}

const withoutEnding = (file: string): string => file.replace(/\.[^./]+$/, '');
const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/$/, '');

/** @returns a relative link from an entry to a path in the content folder */
function relativeTo({ place: { collection, name } }: DraftEntry, to: string): string {
  const here = `${collection}/${name}`.split('/').slice(0, -1);
  const there = to.split('/');
  while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
    here.shift();
    there.shift();
  }
  return `${here.length === 0 ? './' : '../'.repeat(here.length)}${there.join('/')}`;
}

/**
 * @returns the paths that a link may mean on the old site: browsers resolve it from the address of the page, which some hosts
 *   give without its last slash
 */
function pathsOnOldSite({ file, place: { former } }: DraftEntry, target: string): string[] {
  const decoded = decodedUri(target);
  if (former === null && decoded.startsWith('/')) return [decoded];
  if (former === null)
    return [`/${resolved(folderAbove(file), decoded) ?? decoded.replace(/^(?:\.*\/)+/, '')}`];
  return [former, former.replace(/(?<=.)\/$/, '')].map((page) =>
    decodedUri(new URL(target, `https://old.example${encodeURI(page)}`).pathname),
  );
}

/** @returns functions that know the files of a folder, and the addresses of its former pages */
export function folderLinks(
  { files }: Export,
  generator: Generator,
  { drafts, texts, copies: found }: Linked,
) {
  const { roots, site } = generator;
  const { copies, beside } = found;
  const bodyOf = ({ file, bodyStart }: DraftEntry): string => (texts.get(file) ?? '').slice(bodyStart);
  const byFile = new Map(drafts.map((draft) => [draft.file, draft]));
  const byPath = new Map(drafts.map((draft) => [withoutEnding(draft.file), draft]));
  // Those of other languages have the same, without their prefix: the site's own comes first.
  const formers = new Map([...drafts].reverse().map((draft) => [draft.place.former, draft]));
  const byFormer = (path: string): DraftEntry | undefined => formers.get(path) ?? formers.get(`${path}/`);
  const byAlias = new Map(
    drafts.flatMap((draft) => aliasesOf(draft).map((one) => [withoutSlash(decodedUri(one)), draft] as const)),
  );
  const base = withoutSlash(/^https?:\/\/[^/]+(\/.*)$/.exec(site.url)?.[1] ?? '');
  const withoutBase = (path: string): string =>
    base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const published = new Set(
    [...copies.values()].flatMap(({ to }) => (to.startsWith('public/') ? [to.slice('public'.length)] : [])),
  );
  const isFormer = (path: string): boolean => byFormer(path) !== undefined;
  /** Whether it is the page of a section without a text. */
  const isEmpty = (draft: DraftEntry): boolean =>
    /(?:^|\/)_index\.[^/]*$/.test(draft.file) && bodyOf(draft).trim() === '';
  /** Whether senja makes the list: that of a whole collection, and the home page. */
  const isMadeHere = (draft: DraftEntry): boolean =>
    isEmpty(draft) && (draft.place.collection === PAGES || /^_index(?:\.[^/]*)?$/.test(draft.place.name));
  const draftAt = (path: string): DraftEntry | undefined =>
    byFile.get(path) ?? byPath.get(path) ?? byPath.get(`${path}/index`) ?? byPath.get(`${path}/_index`);
  const anchors = new Map<DraftEntry, (rest: string) => string>();
  /** @returns what is behind the address of an entry, with the part as it is called there */
  const partOf = (draft: DraftEntry | undefined, rest: string): string => {
    if (draft === undefined || !rest.includes('#')) return rest;
    const found = anchors.get(draft) ?? anchorsOf(bodyOf(draft));
    anchors.set(draft, found);
    return found(rest);
  };
  /** @returns a link to a file that is brought; null for any other */
  const toFile = (draft: DraftEntry, path: string, isAbsolute: boolean): string | null => {
    const to = draftAt(path);
    if (to && isMadeHere(to) && to.place.former !== null) return encodeURI(to.place.former);
    if (to) return encodeURI(relativeTo(draft, `${to.place.collection}/${to.place.name}.md`));
    const copy = isAbsolute ? undefined : (copies.get(path) ?? beside.get(path));
    if (copy) copies.set(path, copy);
    if (copy?.to.startsWith('public/')) return `/${encodeURI(copy.to.slice('public/'.length))}`;
    return copy ? encodeURI(relativeTo(draft, copy.to.slice('content/'.length))) : null;
  };
  const linked = (draft: DraftEntry, written: string, missing: (name: string) => void): string => {
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    if (target === '') return partOf(draft, written);
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return written;
    const named = generator.linked?.(target, files) ?? null;
    const decoded = decodedUri(target);
    // A picture has no parts, and its file no query.
    const behind = isMediaName(decoded) ? '' : rest;
    if (named !== null) return `${toFile(draft, named, false) ?? target}${partOf(draftAt(named), behind)}`;
    const isAbsolute = decoded.startsWith('/');
    if (isAbsolute && (isFormer(decoded) || published.has(decoded)))
      return `${target}${partOf(byFormer(decoded), rest)}`;
    // Several programs look for a text from the top, too.
    const tops = isAbsolute || /\.mdx?$/.test(decoded) ? roots.map(({ folder }) => folder) : [];
    for (const folder of isAbsolute ? tops : [folderAbove(draft.file), ...tops]) {
      const path = resolved(folder, decoded);
      const found = path === null ? null : toFile(draft, path, isAbsolute);
      if (found !== null) return `${found}${partOf(path === null ? undefined : draftAt(path), behind)}`;
    }
    const paths = pathsOnOldSite(draft, target);
    const within = [...paths, ...paths.map(withoutBase)];
    const known = within.find((path) => isFormer(path) || published.has(path));
    if (known !== undefined) return `${encodeURI(known)}${partOf(byFormer(known), rest)}`;
    // Hosts give a page without its ending, too.
    const [moved] = within.flatMap(
      (path) => byAlias.get(withoutSlash(path)) ?? byFormer(`${path}.html`) ?? [],
    );
    if (moved) return `${toFile(draft, moved.file, false)}${partOf(moved, rest)}`;
    if (!isMediaName(decoded)) return written;
    missing(decoded);
    // It may still be there. A path from the top is told as a link that leads nowhere, and stops no build.
    const old = withoutSlash(site.url);
    return `${/^https?:\/\//.test(old) ? old : ''}${encodeURI(paths[0] ?? '')}${behind}`;
  };
  return { linked, toFile, isEmpty, isMadeHere };
}
