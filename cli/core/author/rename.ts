/** Renames an entry: finds all references to it, and replaces them. */
import { type Diagnostic, type Fault, isError } from '../../diagnostics/diagnostic.ts';
import { lineStarts, locator, position } from '../../diagnostics/place.ts';
import { type YamlNode, yamlNodes } from '../../diagnostics/yaml-nodes.ts';
import { addressPlaces, definitionPlace } from '../bodies/address-places.ts';
import { BodyText } from '../bodies/body-text.ts';
import type { Markdown } from '../bodies/markdown-parser.ts';
import { isReference } from '../bodies/note-addresses.ts';
import { editWholly } from '../edit/edit-file.ts';
import type { Candidate, Claim, FixedFile, Replacement } from '../edit/edits.ts';
import { parsing, type Reader } from '../edit/read-file.ts';
import { inStyle, isInLine } from '../edit/value-edits.ts';
import { readSettings } from '../entries/documents.ts';
import { linksIn } from '../entries/final-links.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import { fileFinder } from '../entries/resolve-links.ts';
import { decode } from '../parse/decode.ts';
import { parse } from '../parse/parse.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import { orderedFiles, slugIn } from '../validate/collections.ts';
import { type Collection, type Models, modelOf } from '../validate/models.ts';
import { referencesIn } from '../validate/references.ts';
import { isUnfinished } from '../values/addresses.ts';
import { percentDecoded } from '../values/image-paths.ts';
import { endingOf, languageOf, prefixOf, slugOf } from '../values/slug.ts';

/** Changes of an entry, or of one of its translations, with its name. */
export interface Renaming {
  file: string;
  /** Its new path. */
  to: string;
  collection: string;
  slug: string;
  newSlug: string;
  /** Addresses without base path; null without a page. */
  address: string | null;
  newAddress: string | null;
}

/**
 * @param slug new name; in a nested collection with the new folders
 * @param files all files of the content
 * @returns the path of a renamed entry: its number or date, language, extension and unchanged folders stay; null if no file can
 *   have that name
 */
export function renamedPath(
  file: string,
  slug: string,
  collection: Collection,
  files: readonly string[],
): string | null {
  const ordered = orderedFiles(files, [collection]);
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  const parts = slug.split('/');
  const last = parts.pop() ?? '';
  const own = parts.map((part, at) => {
    const path = folders.slice(0, at + 2).join('/');
    return folders.length > at + 1 && slugOf(path, ordered) === part ? folders[at + 1] : part;
  });
  const path = [collection.name, ...own, `${prefixOf(file, ordered)}${last}${endingOf(name)}`].join('/');
  const after = files.map((one) => (one === file ? path : one));
  return slugIn(path, collection, orderedFiles(after, [collection])) === slug ? path : null;
}

/** The addresses of an entry or a translation, before and after. */
type Moved = (href: string, from: string) => string | null;

/** @returns the start of an address of the site: '' without one, null for another site */
function ownStart(href: string, site: string): string | null {
  if (!/^https?:/i.test(href)) return '';
  const origin = /^https?:\/\/[^/?#]*/i.exec(href)?.[0] ?? '';
  if (!URL.canParse(origin) || !URL.canParse(site)) return null;
  const own = new URL(site);
  const start = origin + own.pathname.replace(/\/$/, '');
  return new URL(origin).origin === own.origin && href.startsWith(`${start}/`) ? start : null;
}

const folderOf = (path: string): string[] => path.split('/').slice(0, -1);

/** @returns the path from a file to another */
function pathBetween(from: string, to: string): string {
  const [folder, target] = [folderOf(from), to.split('/')];
  let same = 0;
  while (same < folder.length && folder[same] === target[same]) same += 1;
  const up = folder.length - same;
  return (up === 0 ? './' : '../'.repeat(up)) + target.slice(same).join('/');
}

/**
 * @param site public address of the site
 * @returns a function that gives the new target of a link; null for one that is not affected
 */
function movedBy(renamings: readonly Renaming[], site: string, files: readonly string[]): Moved {
  const fileAt = fileFinder(files);
  const moved = new Map<string, string>();
  for (const { address, newAddress } of renamings)
    if (address !== null && newAddress !== null && address !== newAddress) moved.set(address, newAddress);
  return (href, from) => {
    const relative = isUnfinished(href) ? /^([^?#]+)(.*)$/s.exec(href) : null;
    const file = relative && fileAt(percentDecoded(relative[1] ?? '') ?? '', from);
    const target = file && renamings.find((one) => one.file === file);
    if (target) return target.newAddress === null ? null : target.newAddress + (relative[2] ?? '');
    const own = renamings.find((one) => one.file === from);
    const isMoved = own && folderOf(own.to).join('/') !== folderOf(from).join('/');
    if (isMoved && file && !href.startsWith('/')) return pathBetween(own.to, file) + (relative[2] ?? '');
    const start = ownStart(href, site);
    if (start === null) return null;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.slice(start.length)) ?? [];
    const page = (percentDecoded(path) ?? path).normalize('NFC');
    const now = moved.get(page) ?? moved.get(`${page}/`);
    return now === undefined ? null : start + (path.includes('%') ? encodeURI(now) : now) + rest;
  };
}

/** @returns the new values of fields that mention the old name, by pointer. References lead to the original. */
function movedValues(
  { fields, path }: Document,
  models: Models,
  renamings: readonly Renaming[],
  moved: Moved,
): Map<string, { value: string; now: string }> {
  const model = path === SITE_FILE ? models.site : modelOf({ file: path, fields }, models);
  const original = renamings.find(({ file }) => languageOf(file) === null);
  const values = new Map<string, { value: string; now: string }>();
  for (const { pointer, href } of linksIn(fields, model?.links ?? [])) {
    const now = moved(href, path);
    if (now !== null) values.set(pointer, { value: href, now });
  }
  for (const { pointer, collection, slug } of model && original ? referencesIn(model, fields) : [])
    if (collection === original?.collection && slug === original.slug)
      values.set(pointer, { value: slug, now: original.newSlug });
  return values;
}

/** @returns the place of a value and its new source, in its style; a block of lines is changed within */
function valueEdit(
  text: string,
  { value: node, inFlow }: YamlNode,
  now: string,
): Omit<Replacement, 'old'> | null {
  if (!node) return null;
  const { start, end, type, value } = node;
  if (isInLine(type)) return { start, end, new: inStyle(now, type, inFlow) };
  const at = text.slice(start, end).lastIndexOf(String(value));
  return at < 0 ? null : { start: start + at, end: start + at + String(value).length, new: now };
}

/** @returns an address as it is written in Markdown, with the escapes of the old one in what stays */
function writtenAs(raw: string, now: string): string {
  const from = raw.search(/[?#]/);
  const to = now.search(/[?#]/);
  if (from >= 0 && to >= 0 && !raw.slice(0, from).endsWith('&')) return now.slice(0, to) + raw.slice(from);
  return to < 0 ? now : now.replace(/[\\()<>]/g, '\\$&').replaceAll('&', '&amp;');
}

/** A body that was parsed, with its links. */
type Parsed = BodyText & { env: { references?: Record<string, { href: string }> } };

interface PlacedAddress {
  address: string;
  start: number;
  end: number;
}

/** @returns the addresses that a body states: of links, and in definitions of references */
function statedAddresses(body: Parsed): PlacedAddress[] {
  const { references = {}, definitions } = body.env;
  const places = addressPlaces(body);
  const links = body.addresses.flatMap(({ token, address }, index) => {
    const place = places[index];
    return place && token.type === 'link_open' && !isReference(token) ? [{ ...place, address }] : [];
  });
  const defined = [...definitions].map(([label, definition]) => ({
    ...definitionPlace(body, definition),
    address: references[label]?.href ?? '',
  }));
  return [...links, ...defined];
}

/** @returns a function that makes edits of a text */
function editsIn(text: string) {
  const starts = lineStarts(text);
  return (edit: Omit<Replacement, 'old'>, field: string, claim: Claim): Candidate => {
    const { line } = position(starts, edit.start);
    const old = text.slice(edit.start, edit.end);
    return { ...edit, old, code: 'link/moved', field, line, mends: null, claim };
  };
}

/** @returns the edits that give fields other texts; fewer if the place of one is not known */
function valueEdits({ text, yaml }: Document, values: ReadonlyMap<string, { now: string }>): Candidate[] {
  const make = editsIn(text);
  const nodes = new Map(yamlNodes(yaml).map((node) => [node.pointer, node]));
  return [...values].flatMap(([field, { now }]) => {
    const node = nodes.get(field);
    const edit = node && valueEdit(text, node, now);
    return edit ? make(edit, field, { is: 'value', value: now }) : [];
  });
}

/** Mentions of the old name in a file, and the edits that replace them, as far as their places are known. */
function mentionsIn(document: Document, { models, renamings, moved, markdown }: RenameContext) {
  const { text, body } = document;
  const values = movedValues(document, models, renamings, moved);
  const stated = (body ? statedAddresses(new BodyText(body, markdown) as Parsed) : []).flatMap((one) => {
    const now = moved(one.address, document.path);
    return now === null ? [] : [{ ...one, now }];
  });
  const make = editsIn(text);
  const below = stated.flatMap(({ start, end, address: from, now: to }): Candidate[] => {
    const written = { start, end, new: writtenAs(text.slice(start, end), to) };
    return end > start ? [make(written, '', { is: 'replaced', from, to })] : [];
  });
  const faults = [
    ...[...values].map(([pointer, { value, now }]) => movedFault(value, now, { pointer })),
    ...stated.map(({ start, end, address, now }) => movedFault(address, now, { start, end })),
  ];
  return { faults, edits: [...valueEdits(document, values), ...below] };
}

/**
 * @returns the file with every mention of the old name replaced and nothing else changed; null without a mention, and
 *   the mentions if one of them cannot be replaced with certainty
 */
function renamedFile(document: Document, context: RenameContext): FixedFile | Fault[] | null {
  const { path, text } = document;
  const { faults, edits } = mentionsIn(document, context);
  if (faults.length === 0) return null;
  const { markdown, models } = context;
  const reader: Reader = { ...parsing(path, models.isName), markdown };
  const file = edits.length < faults.length ? null : editWholly(path, text, reader, edits);
  const read = file && parse(path, file.after, models.isName).value;
  const to = context.renamings.find((one) => one.file === path)?.to ?? path;
  return read && mentionsIn({ ...read, path: to }, context).faults.length === 0 ? file : faults;
}

const movedFault = (target: string, now: string, at: Fault['at']): Fault => ({
  code: 'link/moved',
  params: { target, now },
  suggestions: [now],
  at,
});

interface RenameContext {
  models: Models;
  renamings: readonly Renaming[];
  moved: Moved;
  /** The site's own Markdown. */
  markdown: Markdown | undefined;
}

/** @returns a file with another text in a field, and the rest unchanged; null if that is not certain */
export function withValue(path: string, text: string, pointer: string, value: string): FixedFile | null {
  const { value: document } = parse(path, text);
  const edits = document && valueEdits(document, new Map([[pointer, { now: value }]]));
  return edits?.length === 1 ? editWholly(path, text, parsing(path), edits) : null;
}

/** @returns whether a text can contain one of the names, however it is written */
const mayName = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.includes(name)) ||
  /\]\(\s*<?[^)\s:#/]|\]:|[%\\&]/.test(text) ||
  text.normalize('NFC') !== text;

/**
 * @param markdown the site's own Markdown
 * @returns the new texts of files that refer to a renamed entry or its translations, each verified to be unchanged
 *   otherwise; and errors of files that may refer to it and cannot be read completely
 */
export function renamedTexts(
  content: Pick<ContentFolder, 'site' | 'entries' | 'read'>,
  models: Models,
  renamings: readonly Renaming[],
  markdown?: Markdown,
): { files: FixedFile[]; faults: Diagnostic[] } {
  const names = renamings.flatMap(({ slug, address }) => {
    const bare = (address ?? slug).replace(/\/$/, '');
    return [slug, bare, encodeURI(bare)];
  });
  const moved = movedBy(renamings, String(readSettings(content).url ?? ''), content.entries);
  const [files, faults]: [FixedFile[], Diagnostic[]] = [[], []];
  for (const path of [...(content.site === null ? [] : [content.site]), ...content.entries]) {
    const bytes = content.read(path);
    if ('code' in bytes) continue;
    const { text } = decode(bytes);
    if (!mayName(text, names)) continue;
    const { value: document, diagnostics } = parse(path, bytes, models.isName);
    if (!document || document.unread) {
      if (names.some((name) => text.includes(name))) faults.push(...diagnostics.filter(isError));
      continue;
    }
    const file = renamedFile(document, { models, renamings, moved, markdown });
    if (Array.isArray(file)) faults.push(...file.map(locator(document)));
    else if (file) files.push(file);
  }
  return { files, faults };
}
