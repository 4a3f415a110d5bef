/** Renames an entry: finds all references to it, and replaces them. */
import type { Token } from 'markdown-it';
import { type Diagnostic, type Fault, isError } from '../../diagnostics/diagnostic.ts';
import { lineStarts, locator, position } from '../../diagnostics/place.ts';
import { escapePointer } from '../../diagnostics/pointer.ts';
import { type YamlNode, yamlNodes } from '../../diagnostics/yaml-nodes.ts';
import { addressPlaces, definitionPlace } from '../bodies/address-places.ts';
import { BodyText } from '../bodies/body-text.ts';
import { fieldLinks } from '../bodies/links.ts';
import type { Markdown } from '../bodies/markdown-parser.ts';
import { isReference } from '../bodies/note-addresses.ts';
import { readSettings } from '../entries/documents.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import { decode } from '../parse/decode.ts';
import { parse } from '../parse/parse.ts';
import { type Style, scalar } from '../parse/traps/quoting.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import { slugIn } from '../validate/collections.ts';
import { type Collection, fieldTexts, type Models, modelOf } from '../validate/models.ts';
import { referencesIn } from '../validate/references.ts';
import { percentDecoded } from '../values/image-paths.ts';
import { endingOf, languageOf, slugOf } from '../values/slug.ts';
import { apply, type Candidate, type Edit, type FixedFile } from './fix-edits.ts';
import { withSuggestions } from './fix-suggested.ts';

/** Changes of an entry, or of one of its translations, with its name. */
export interface Renaming {
  file: string;
  collection: string;
  slug: string;
  newSlug: string;
  /** Addresses without base path; null without a page. */
  address: string | null;
  newAddress: string | null;
}

/**
 * @param slug new name; in a nested collection with the new folders
 * @returns the path of a renamed entry: its number, language, extension and unchanged folders stay; null if no file can
 *   have that name
 */
export function renamedPath(file: string, slug: string, collection: Collection): string | null {
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  const number = /^\d+[-_ ]+(?=.)/.exec(name)?.[0] ?? '';
  const parts = slug.split('/');
  const last = parts.pop() ?? '';
  const own = parts.map((part, at) => (slugOf(folders[at + 1] ?? '') === part ? folders[at + 1] : part));
  const path = [collection.name, ...own, `${number}${last}${endingOf(name)}`].join('/');
  return slugIn(path, collection) === slug ? path : null;
}

/** The addresses of an entry or a translation, before and after. */
type Moved = (href: string) => string | null;

/** @returns the start of an address of the site: '' without one, null for another site */
function ownStart(href: string, site: string): string | null {
  if (!/^https?:/i.test(href)) return '';
  const origin = /^https?:\/\/[^/?#]*/i.exec(href)?.[0] ?? '';
  if (!URL.canParse(origin) || !URL.canParse(site)) return null;
  const own = new URL(site);
  const start = origin + own.pathname.replace(/\/$/, '');
  return new URL(origin).origin === own.origin && href.startsWith(`${start}/`) ? start : null;
}

/**
 * @param site public address of the site
 * @returns a function that gives the new target of a link; null for one that is not affected
 */
function movedBy(renamings: readonly Renaming[], site: string): Moved {
  const moved = new Map<string, string>();
  for (const { address, newAddress } of renamings)
    if (address !== null && newAddress !== null && address !== newAddress) moved.set(address, newAddress);
  return (href) => {
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
  const links = fieldLinks(fields).map(({ pointer, href }) => ({ pointer, value: href }));
  for (const { pointer, value } of [...links, ...(model ? fieldTexts(model.links, fields) : [])]) {
    const now = moved(value);
    if (now !== null) values.set(pointer, { value, now });
  }
  for (const { pointer, collection, slug } of model && original ? referencesIn(model, fields) : [])
    if (collection === original?.collection && slug === original.slug)
      values.set(pointer, { value: slug, now: original.newSlug });
  return values;
}

type Replacement = Pick<Edit, 'start' | 'end' | 'new'>;

const STYLES: readonly string[] = ['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'] satisfies Style[];

/** @returns the edit of a value, in its style; a block of lines is changed within */
function valueEdit(text: string, { value: node, inFlow }: YamlNode, now: string): Replacement | null {
  if (!node) return null;
  const { start, end, type, value } = node;
  const source = text.slice(start, end);
  if (STYLES.includes(type ?? '')) {
    const isBare = type === 'PLAIN' && inFlow && /[,[\]{}]/.test(now);
    return { start, end, new: scalar(now, isBare ? 'QUOTE_DOUBLE' : (type as Style)) };
  }
  const at = source.lastIndexOf(String(value));
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

/**
 * Content of a body, piece by piece: kinds of its parts, texts, addresses. Links, and images whose address is that of a
 * reference, lead where `target` says.
 */
function piecesOf({ tokens, env: { references = {} } }: Parsed, target: (href: string) => string): string {
  const pieces: unknown[] = [];
  const walk = (all: readonly Token[]): void => {
    for (const [at, token] of all.entries()) {
      const { type, tag, info, markup, content, attrs, children } = token;
      const address = type === 'link_open' ? 'href' : type === 'image' && isReference(token) ? 'src' : null;
      // The text of an address in angle brackets is that address.
      const isShown = type === 'text' && all[at - 1]?.type === 'link_open' && all[at - 1]?.info === 'auto';
      const named = (attrs ?? []).map(([name, value]) => [name, name === address ? target(value) : value]);
      pieces.push(type, tag, info, markup, children ? '' : isShown ? target(content) : content, named);
      if (children) walk(children);
    }
  };
  walk(tokens);
  const defined = Object.entries(references).map(([label, { href }]) => [label, target(href)]);
  return JSON.stringify([pieces, defined]);
}

/** @returns fields with other texts at some places */
function mapped(value: unknown, values: ReadonlyMap<string, { now: string }>, pointer: string): unknown {
  const other = values.get(pointer);
  if (other) return other.now;
  if (Array.isArray(value)) return value.map((item, at) => mapped(item, values, `${pointer}/${at}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      mapped(item, values, `${pointer}/${escapePointer(name)}`),
    ]),
  );
}

/**
 * @returns the file with every mention of the old name replaced, read again to verify that nothing else has changed;
 *   null without a mention, and the mentions if one of them cannot be replaced with certainty
 */
function renamedFile(
  document: Document,
  text: string,
  { models, renamings, moved, markdown }: RenameContext,
): FixedFile | Fault[] | null {
  const { path, fields, body, yaml } = document;
  const values = movedValues(document, models, renamings, moved);
  const parsed = body && (new BodyText(body, markdown) as Parsed);
  const stated = (parsed ? statedAddresses(parsed) : []).flatMap((one) => {
    const now = moved(one.address);
    return now === null ? [] : [{ ...one, now }];
  });
  if (values.size + stated.length === 0) return null;
  const below = stated.flatMap(({ start, end, now }) =>
    end > start ? { start, end, new: writtenAs(text.slice(start, end), now) } : [],
  );
  const nodes = new Map(yamlNodes(yaml).map((node) => [node.pointer, node]));
  const above = [...values].flatMap(([pointer, { now }]) => {
    const node = nodes.get(pointer);
    return (node && valueEdit(text, node, now)) ?? [];
  });
  const starts = lineStarts(text);
  const edits = [...above, ...below]
    .sort((one, other) => one.start - other.start)
    .map(
      (edit): Candidate => ({
        ...edit,
        old: text.slice(edit.start, edit.end),
        code: 'link/moved',
        field: '',
        line: position(starts, edit.start).line,
        mends: null,
        claim: { is: 'nothing' },
      }),
    );
  const after = apply(text, edits);
  const read = parse(path, after).value;
  const isRead =
    read !== null &&
    !read.unread &&
    JSON.stringify(read.fields) === JSON.stringify(mapped(fields, values, ''));
  const now = read?.body ? (new BodyText(read.body, markdown) as Parsed) : null;
  const target = (href: string): string => moved(href) ?? href;
  const isSame =
    (parsed === null && now === null) ||
    (parsed !== null && now !== null && piecesOf(now, String) === piecesOf(parsed, target));
  if (isRead && isSame) return { path, before: text, after, passes: [edits] };
  return [
    ...[...values].map(([pointer, { value, now }]) => movedFault(value, now, { pointer })),
    ...stated.map(({ start, end, address, now }) => movedFault(address, now, { start, end })),
  ];
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
  if (!document) return null;
  const fault: Fault = { code: 'link/moved', suggestions: [value], at: { pointer } };
  return withSuggestions(path, text, [locator(document)(fault)]);
}

/** @returns whether a text can contain one of the names, however it is written */
const mayName = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.includes(name)) || /[%\\&]/.test(text) || text.normalize('NFC') !== text;

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
  const moved = movedBy(renamings, String(readSettings(content).url ?? ''));
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
    const file = renamedFile(document, text, { models, renamings, moved, markdown });
    if (Array.isArray(file)) faults.push(...file.map(locator(document)));
    else if (file) files.push(file);
  }
  return { files, faults };
}
