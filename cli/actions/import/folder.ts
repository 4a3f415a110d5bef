/** Reads a folder of texts with fields in front, by the rules of the generator that it was written for. */

import { isMediaName } from '../../core/values/image-paths.ts';
import { languageOf } from '../../core/values/names/languages.ts';
import type { Brought, Copy, Export, Item, Left, OldSite } from './brought.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { withoutFrames } from './html.ts';
import { giveNames, nameByAddress } from './names.ts';
import { decodedUri, eachAddress } from './text/addresses.ts';
import { anchorsOf } from './text/anchors.ts';

/** The collection of entries that are in no folder. */
export const PAGES = 'pages';

/** Where an entry of a generator goes. */
export interface EntryPlace {
  collection: string;
  /** Path below its folder, without ending, as `Item.name`. */
  name: string;
  /** Path of its page on the old site, unless fields say another; null without a page. */
  former: string | null;
}

/** An entry while it is read. */
export interface DraftEntry extends Omit<FrontMatter, 'fault'> {
  file: string;
  place: EntryPlace;
}

/** What differs between generators. */
export interface Generator {
  site: OldSite;
  /** Folders of texts, each with the language of its files ('' for the site's own), the first that matches. */
  roots: readonly { folder: string; language: string }[];
  /** Endings of texts, without dot. */
  endings: readonly string[];
  /** Where an entry goes, by its path below its root, without ending; null if it is none. */
  placeOf(path: string, fields: Record<string, unknown>): EntryPlace | null;
  /** The fields of an entry, with those that the generator states in a way of its own. */
  fields?(fields: Record<string, unknown>): Record<string, unknown>;
  /** Where a file that is no text goes: below `public/`; null if it stays where it is. */
  publicPath(file: string): string | null;
  /** Folders of the export that hold its design or its program. */
  design: RegExp;
  /** What is not in the export. */
  left?: readonly Left[];
  /** Markdown with what the generator adds to it said as senja has it. */
  body(
    text: string,
    draft: DraftEntry,
    told: (what: Left['what'], name: string, offset: number, written: string) => void,
  ): string;
  /** The file that a link names, if not by a path: a wiki's name, or the generator's own form. */
  linked?(target: string, files: readonly string[]): string | null;
}

/** Files that pages offer: neither code nor texts. */
const OFFERED =
  /\.(?:pdf|zip|gz|csv|tsv|ics|epub|docx?|xlsx?|pptx?|od[tsp]|txt|woff2?|ttf|otf|webmanifest|ico)$/i;

export const isOffered = (file: string): boolean => isMediaName(file) || OFFERED.test(file);

const MAX_TEXT = 256 * 1024;
const MAX_FILE = 20 * 1024 * 1024;

const above = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** @returns the path that a relative one means from a folder; null if it leads out of the export */
export function resolved(folder: string, target: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of target.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

const withoutEnding = (file: string): string => file.replace(/\.[^./]+$/, '');

/** @returns a text with plain ends of lines, without what terminals hide, such as their signs for colours */
const visible = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\u001b\[[\d;]*[A-Za-z]|[\0-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** Where an entry stands in its section, as Hugo and Zola let it say. */
const weightOf = ({ fields: { weight } }: DraftEntry): number =>
  typeof weight === 'number' && weight !== 0 ? weight : 1e9;

/** The path above that of a page: `/a/` of `/a/b/` and of `/a/b`. */
const pathAbove = (path: string): string => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);

const textsIn = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []));

/** Fields by which generators know former addresses, and the address itself. */
const ALIASES = ['aliases', 'redirect_from', 'redirects'];

/** @returns a path of the site, as an alias states it, from one that may be relative or without a slash */
const asPath = (address: string, beside: string | null): string =>
  /^(?:https?:)?\/\//.test(address)
    ? address
    : address.startsWith('/')
      ? address
      : `${pathAbove(beside ?? '/')}${address}`;

const withoutSlash = (path: string): string => path.replace(/(?<!\/)\/$/, '');

/** @returns everything that the folder has for a site */
export function readFolder(from: Export, generator: Generator): Brought {
  const { roots, endings, site } = generator;
  const isText = (file: string): boolean =>
    endings.some((ending) => file.toLowerCase().endsWith(`.${ending}`));
  const rootOf = (file: string) => roots.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`));
  const left: Left[] = [...(generator.left ?? [])];
  const broken: Brought['broken'] = [];
  const items: Item[] = [];
  const drafts: DraftEntry[] = [];
  const texts = new Map<string, string>();
  const rest: string[] = [];
  const design = new Set<string>();
  for (const file of from.files) {
    const root = rootOf(file);
    const ofDesign = generator.design.exec(file);
    if (!root || !isText(file) || ofDesign) {
      if (ofDesign && generator.publicPath(file) === null)
        design.add(file.slice(0, ofDesign.index + ofDesign[0].length));
      else rest.push(file);
      continue;
    }
    const text = from.text(file);
    if (text === null) {
      broken.push({ reason: 'this is no UTF-8', at: { file, start: 0 } });
      continue;
    }
    texts.set(file, text);
    const { fields, bodyStart, fault, code } = readFrontMatter(text);
    if (code !== undefined) left.push({ what: 'import/left:code', name: code, at: { file, start: 0 } });
    if (fault) {
      broken.push({ reason: fault.reason, at: { file, start: fault.start } });
      continue;
    }
    const path = file.slice(root.folder === '' ? 0 : root.folder.length + 1);
    const named = languageOf(file);
    const end = endings.find((ending) => path.toLowerCase().endsWith(`.${ending}`)) ?? '';
    const bare = path.slice(0, -end.length - 1);
    const language = named ?? root.language;
    const own = named === null ? bare : bare.slice(0, -named.length - 1);
    const place = generator.placeOf(own, fields);
    if (place === null) continue;
    if (Buffer.byteLength(text) > MAX_TEXT) {
      left.push({ what: 'import/left:large', name: '', at: { file, start: 0 } });
      continue;
    }
    const isOther = language !== '' && language !== site.language;
    drafts.push({
      file,
      fields: generator.fields?.(fields) ?? fields,
      bodyStart,
      place: isOther ? { ...place, name: `${place.name}.${language}` } : place,
    });
  }
  for (const name of design)
    if (name !== '.obsidian/') left.push({ what: 'import/left:design', name, at: { file: name, start: 0 } });

  // Addresses that fields state come before those of the rules.
  const wanted = new Map<DraftEntry, string>();
  for (const draft of drafts) {
    const { fields, place } = draft;
    const [stated] = [fields.permalink, fields.url].flatMap(textsIn).filter((one) => !/[:{]/.test(one));
    const [slug] = textsIn(fields.slug);
    const [path] = textsIn(fields.path);
    let { former } = place;
    if (fields.permalink === false) former = null;
    else if (stated !== undefined) former = asPath(stated, '/');
    else if (path !== undefined && former !== null) former = `/${path.replace(/^\/|\/$/g, '')}/`;
    else if (slug !== undefined && former !== null)
      former = slug.startsWith('/') ? slug : `${pathAbove(former)}${slug.replace(/^\/|\/$/g, '')}/`;
    draft.place = { ...place, former };
    wanted.set(draft, nameByAddress(place.name, former, (slug ?? stated ?? path) !== undefined));
  }
  giveNames(wanted);
  const byFile = new Map(drafts.map((draft) => [draft.file, draft]));
  const byPath = new Map(drafts.map((draft) => [withoutEnding(draft.file), draft]));

  const copies = new Map<string, Copy>();
  /** Beside the texts, such as in other folders of a project: brought if a text names them. */
  const beside = new Map<string, Copy>();
  const folders = new Map<string, DraftEntry>();
  for (const draft of drafts) if (!folders.has(above(draft.file))) folders.set(above(draft.file), draft);
  const placeFor = (file: string): string | null => {
    const open = generator.publicPath(file);
    if (open !== null) return `public/${open}`;
    if (!isOffered(file)) return null;
    const root = rootOf(file);
    const below = root ? file.slice(root.folder === '' ? 0 : root.folder.length + 1) : file;
    // In the folder of an entry, or below it.
    for (let folder = above(file); isMediaName(file); folder = above(folder)) {
      const near = folders.get(folder);
      if (near) {
        const to = above(near.place.name);
        const name = file.slice(folder === '' ? 0 : folder.length + 1);
        return `content/${near.place.collection}/${to === '' ? '' : `${to}/`}${name}`;
      }
      if (folder === '' || folder === root?.folder) break;
    }
    return `public/${below}`;
  };
  for (const file of rest) {
    const to = placeFor(file);
    if (to === null) continue;
    if (from.size(file) > MAX_FILE)
      left.push({ what: 'import/left:large', name: '', at: { file, start: 0 } });
    else
      (rootOf(file) || generator.publicPath(file) !== null ? copies : beside).set(file, { from: file, to });
  }

  // Those of other languages have the same, without their prefix: the site's own comes first.
  const formers = new Map([...drafts].reverse().map((draft) => [draft.place.former, draft]));
  const byFormer = (path: string): DraftEntry | undefined => formers.get(path) ?? formers.get(`${path}/`);
  const aliasesOf = ({ fields, place }: DraftEntry): string[] =>
    ALIASES.flatMap((name) => textsIn(fields[name])).map((one) => asPath(one, place.former));
  const byAlias = new Map(
    drafts.flatMap((draft) => aliasesOf(draft).map((one) => [withoutSlash(decodedUri(one)), draft] as const)),
  );
  const base = withoutSlash(/^https?:\/\/[^/]+(\/.*)$/.exec(site.url)?.[1] ?? '');
  const withoutBase = (path: string): string =>
    base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const relative = (origin: DraftEntry, to: string): string => {
    const here = `${origin.place.collection}/${origin.place.name}`.split('/').slice(0, -1);
    const there = to.split('/');
    while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
      here.shift();
      there.shift();
    }
    return `${here.length === 0 ? './' : '../'.repeat(here.length)}${there.join('/')}`;
  };
  const published = new Set(
    [...copies.values()].flatMap(({ to }) => (to.startsWith('public/') ? [to.slice('public'.length)] : [])),
  );
  const isFormer = (path: string): boolean => byFormer(path) !== undefined;
  const isEmpty = ({ file, bodyStart }: DraftEntry): boolean =>
    /(?:^|\/)_index\.[^/]*$/.test(file) && (texts.get(file) ?? '').slice(bodyStart).trim() === '';
  /** Whether senja makes the list: that of a whole collection, and the home page. */
  const isMadeHere = (draft: DraftEntry): boolean =>
    isEmpty(draft) && (draft.place.collection === PAGES || /^_index(?:\.[^/]*)?$/.test(draft.place.name));
  const draftAt = (path: string): DraftEntry | undefined =>
    byFile.get(path) ?? byPath.get(path) ?? byPath.get(`${path}/index`) ?? byPath.get(`${path}/_index`);
  const anchors = new Map<DraftEntry, (rest: string) => string>();
  /** @returns what is behind the address of an entry, with the part as it is called there */
  const partOf = (draft: DraftEntry | undefined, rest: string): string => {
    if (draft === undefined || !rest.includes('#')) return rest;
    const found = anchors.get(draft) ?? anchorsOf((texts.get(draft.file) ?? '').slice(draft.bodyStart));
    anchors.set(draft, found);
    return found(rest);
  };
  /** @returns a link to a file that is brought; null for any other */
  const toFile = (draft: DraftEntry, path: string, isAbsolute: boolean): string | null => {
    const to = draftAt(path);
    if (to && isMadeHere(to) && to.place.former !== null) return encodeURI(to.place.former);
    if (to) return encodeURI(relative(draft, `${to.place.collection}/${to.place.name}.md`));
    const copy = isAbsolute ? undefined : (copies.get(path) ?? beside.get(path));
    if (copy) copies.set(path, copy);
    if (copy?.to.startsWith('public/')) return `/${encodeURI(copy.to.slice('public/'.length))}`;
    return copy ? encodeURI(relative(draft, copy.to.slice('content/'.length))) : null;
  };
  const linked = (draft: DraftEntry, written: string, missing: (name: string) => void): string => {
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    if (target === '') return partOf(draft, written);
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return written;
    const named = generator.linked?.(target, from.files) ?? null;
    const decoded = decodedUri(target);
    // A picture has no parts, and its file no query.
    const behind = isMediaName(decoded) ? '' : rest;
    if (named !== null) return `${toFile(draft, named, false) ?? target}${partOf(draftAt(named), behind)}`;
    const isAbsolute = decoded.startsWith('/');
    if (isAbsolute && (isFormer(decoded) || published.has(decoded)))
      return `${target}${partOf(byFormer(decoded), rest)}`;
    // Several programs look for a text from the top, too.
    const tops = isAbsolute || /\.mdx?$/.test(decoded) ? roots.map(({ folder }) => folder) : [];
    for (const folder of isAbsolute ? tops : [above(draft.file), ...tops]) {
      const path = resolved(folder, decoded);
      const found = path === null ? null : toFile(draft, path, isAbsolute);
      if (found !== null) return `${found}${partOf(path === null ? undefined : draftAt(path), behind)}`;
    }
    // Browsers resolve it from the address of the page, which some hosts give without its last slash.
    const { former } = draft.place;
    const paths =
      former === null
        ? [
            isAbsolute
              ? decoded
              : `/${resolved(above(draft.file), decoded) ?? decoded.replace(/^(?:\.*\/)+/, '')}`,
          ]
        : [former, former.replace(/(?<=.)\/$/, '')].map((page) =>
            decodedUri(new URL(target, `https://old.example${encodeURI(page)}`).pathname),
          );
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

  /** @returns links to the entries of a section, and to the sections below it */
  const listOf = (section: DraftEntry): string => {
    const folder = above(section.file);
    const language = languageOf(section.file);
    return drafts
      .filter((one) => {
        const isIndex = /(?:^|\/)_?index\.[^/]*$/.test(one.file);
        const parent = isIndex ? above(above(one.file)) : above(one.file);
        return one !== section && parent === folder && languageOf(one.file) === language && !one.fields.draft;
      })
      .sort((a, b) => weightOf(a) - weightOf(b))
      .map((one) => {
        const [
          title = one.place.name
            .replace(/\/_?index$/, '')
            .split('/')
            .at(-1) ?? '',
        ] = textsIn(one.fields.title);
        return `- [${title.replace(/[[\]]/g, '\\$&')}](${toFile(section, one.file, false)})`;
      })
      .join('\n');
  };

  for (const draft of drafts) {
    const { file, fields, bodyStart, place } = draft;
    const text = texts.get(file) ?? '';
    const told = (what: Left['what'], name: string, offset: number, written: string): void =>
      void left.push({ what, name, at: { file, start: bodyStart + offset }, written });
    // Also of files that it shows.
    const said = withoutFrames(visible(generator.body(visible(text.slice(bodyStart)), draft, told)), told);
    const own = eachAddress(said, (address, offset) =>
      linked(draft, address, (name) => told('import/left:picture', name, offset, address)),
    ).trim();
    if (isMadeHere(draft)) continue;
    // The page of a section below, which its program makes from its entries.
    const body = isEmpty(draft) ? listOf(draft) : own;
    if (isEmpty(draft) && body === '') continue;
    const aliases = aliasesOf(draft);
    items.push({
      at: { file, start: 0 },
      collection: place.collection,
      name: place.name,
      fields: { ...fields, ...(aliases.length > 0 && { aliases }) },
      body,
      former: place.former,
    });
  }
  return { site, items, copies: from.files.flatMap((file) => copies.get(file) ?? []), left, broken };
}
