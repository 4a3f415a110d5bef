/** Reads a folder of texts with fields in front, by the rules of the generator that it was written for. */

import { isMediaName } from '../../core/values/image-paths.ts';
import { languageOf } from '../../core/values/names/languages.ts';
import { dayInName } from '../../core/values/names/prefixes.ts';
import { addressPart } from '../../core/values/names/slug.ts';
import type { Brought, Copy, Export, Item, Left, OldSite } from './brought.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';

/** Where an entry of a generator goes. */
export interface EntryPlace {
  collection: string;
  /** Path below its folder, without ending, as `Item.name`. */
  name: string;
  /** Path of its page on the old site, unless fields say another; null without a page. */
  former: string | null;
}

/** An entry while it is read. */
export interface Draft extends Omit<FrontMatter, 'fault'> {
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
  /** Where a file that is no text goes: below `public/`; null if it stays where it is. */
  publicPath(file: string): string | null;
  /** Folders of the export that hold its design or its program. */
  design: RegExp;
  /** Markdown with what the generator adds to it said as senja has it. */
  body(text: string, draft: Draft, told: (what: Left['what'], name: string, offset: number) => void): string;
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

/** Calls a function with the parts of a text that are no code. */
export function outsideCode(text: string, replace: (part: string, offset: number) => string): string {
  const code =
    /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`)/gm;
  let made = '';
  let last = 0;
  for (const { 0: found, index } of text.matchAll(code)) {
    made += replace(text.slice(last, index), last) + found;
    last = index + found.length;
  }
  return made + replace(text.slice(last), last);
}

/** Addresses in a text: of links, pictures, definitions and HTML. */
const ADDRESSES =
  /(!?\[(?:[^\][\\]|\\.|\[[^\][]*\])*\]\(\s*<?)([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)|(\s(?:href|src|poster)=")([^"]+)|(^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*<?)([^\s<>]+)/gm;

/** @returns the text with each address that `to` changes */
export const withAddresses = (text: string, to: (address: string, offset: number) => string): string =>
  outsideCode(text, (part, at) =>
    part.replace(ADDRESSES, (whole, a, link, b, attribute, c, definition, index: number) => {
      const lead = a ?? b ?? c;
      return `${lead}${to(link ?? attribute ?? definition, at + index)}${whole.slice(lead.length + (link ?? attribute ?? definition).length)}`;
    }),
  );

/** @returns the last part of an address as the name of a file: without ending and slashes */
const lastPart = (address: string): string => /([^/]+?)(?:\.html?)?\/*$/.exec(address)?.[1] ?? '';

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
      : `${beside?.replace(/[^/]*\/?$/, '') ?? '/'}${address}`;

/** @returns everything that the folder has for a site */
export function readFolder(from: Export, generator: Generator): Brought {
  const { roots, endings, site } = generator;
  const isText = (file: string): boolean =>
    endings.some((ending) => file.toLowerCase().endsWith(`.${ending}`));
  const left: Left[] = [];
  const broken: Brought['broken'] = [];
  const items: Item[] = [];
  const drafts: Draft[] = [];
  const texts = new Map<string, string>();
  const rest: string[] = [];
  const design = new Set<string>();
  for (const file of from.files) {
    const root = roots.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`));
    const isOfDesign = generator.design.test(file);
    if (!root || !isText(file) || isOfDesign) {
      const [top = ''] = /^[^/]+\//.exec(file) ?? [file];
      if (isOfDesign && generator.publicPath(file) === null) design.add(top);
      else rest.push(file);
      continue;
    }
    const text = from.text(file);
    if (text === null) {
      broken.push({ reason: 'this is no UTF-8', at: { file, start: 0 } });
      continue;
    }
    texts.set(file, text);
    const { fields, bodyStart, fault } = readFrontMatter(text);
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
      fields,
      bodyStart,
      place: isOther ? { ...place, name: `${place.name}.${language}` } : place,
    });
  }
  for (const name of design) left.push({ what: 'import/left:design', name, at: { file: name, start: 0 } });

  // Addresses that fields state come before those of the rules.
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
      former = slug.startsWith('/') ? slug : former.replace(/[^/]*\/?$/, `${slug.replace(/^\/|\/$/g, '')}/`);
    draft.place = { ...place, former };
    const name = former === null ? '' : lastPart(former);
    // The name of a file is the end of its address, where that says another one.
    if ((slug ?? stated ?? path) !== undefined && name !== '' && addressPart(name) === name) {
      const language = languageOf(`${place.name}.md`);
      const bare = language === null ? place.name : place.name.slice(0, -language.length - 1);
      const day = dayInName(`${bare}.md`);
      const isFolder = /(?:^|\/)_?index$/.test(bare);
      const renamed = isFolder
        ? bare.replace(/[^/]*(?=\/_?index$)/, name)
        : bare.replace(/[^/]*$/, `${day === null ? '' : `${day}-`}${name}`);
      draft.place.name = language === null ? renamed : `${renamed}.${language}`;
    }
  }
  const byFile = new Map(drafts.map((draft) => [draft.file, draft]));
  const byPath = new Map(drafts.map((draft) => [withoutEnding(draft.file), draft]));

  const copies = new Map<string, Copy>();
  const folders = new Map<string, Draft>();
  for (const draft of drafts) if (!folders.has(above(draft.file))) folders.set(above(draft.file), draft);
  const placeFor = (file: string): string | null => {
    const open = generator.publicPath(file);
    if (open !== null) return `public/${open}`;
    if (!isOffered(file)) return null;
    const root = roots.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`));
    const below = root ? file.slice(root.folder === '' ? 0 : root.folder.length + 1) : file;
    const beside = folders.get(above(file));
    if (beside && isMediaName(file)) {
      const folder = above(beside.place.name);
      const name = file.slice(file.lastIndexOf('/') + 1);
      return `content/${beside.place.collection}/${folder === '' ? '' : `${folder}/`}${name}`;
    }
    return `public/${below}`;
  };
  for (const file of rest) {
    const to = placeFor(file);
    if (to === null) continue;
    if (from.size(file) > MAX_FILE)
      left.push({ what: 'import/left:large', name: '', at: { file, start: 0 } });
    else copies.set(file, { from: file, to });
  }

  const formers = new Map(
    drafts.flatMap((one) => (one.place.former === null ? [] : [[one.place.former, one]])),
  );
  void formers;
  const relative = (origin: Draft, to: string): string => {
    const here = `${origin.place.collection}/${origin.place.name}`.split('/').slice(0, -1);
    const there = to.split('/');
    while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
      here.shift();
      there.shift();
    }
    return `${here.length === 0 ? './' : '../'.repeat(here.length)}${there.join('/')}`;
  };
  const linked = (draft: Draft, written: string): string => {
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    if (target === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return written;
    const named = generator.linked?.(target, from.files) ?? null;
    let decoded = target;
    try {
      decoded = decodeURI(target);
    } catch {
      // As written.
    }
    const paths =
      named !== null
        ? [named]
        : decoded.startsWith('/')
          ? roots.map(({ folder }) => resolved(folder, decoded) ?? '')
          : [resolved(above(draft.file), decoded) ?? ''];
    for (const path of paths) {
      const to =
        byFile.get(path) ??
        // An address of the old site is resolved by senja.
        (decoded.startsWith('/') && named === null
          ? undefined
          : (byPath.get(path) ?? byPath.get(`${path}/index`)));
      if (to) return `${encodeURI(relative(draft, `${to.place.collection}/${to.place.name}.md`))}${rest}`;
      const copy = decoded.startsWith('/') && named === null ? undefined : copies.get(path);
      if (copy?.to.startsWith('public/')) return `/${encodeURI(copy.to.slice('public/'.length))}${rest}`;
      if (copy) return `${encodeURI(relative(draft, copy.to.slice('content/'.length)))}${rest}`;
    }
    return written;
  };

  for (const draft of drafts) {
    const { file, fields, bodyStart, place } = draft;
    const text = texts.get(file) ?? '';
    const told = (what: Left['what'], name: string, offset: number): void =>
      void left.push({ what, name, at: { file, start: bodyStart + offset } });
    const said = generator.body(text.slice(bodyStart).replaceAll('\r\n', '\n'), draft, told);
    const body = withAddresses(said, (address) => linked(draft, address)).trim();
    const isIndex = /(?:^|\/)_index(?:\.[\w-]+)?$/.test(place.name);
    if (isIndex && body === '') continue;
    const aliases = ALIASES.flatMap((name) => textsIn(fields[name])).map((one) => asPath(one, place.former));
    items.push({
      at: { file, start: 0 },
      collection: place.collection,
      name: place.name,
      fields: { ...fields, ...(aliases.length > 0 && { aliases }) },
      body,
      former: place.former,
    });
  }
  return { site, items, copies: [...copies.values()], left, broken };
}
