/** The texts of a folder as entries: their fields, where they go, and where their pages were. */
import { languageOf } from '../../../core/values/names/languages.ts';
import type { Brought, Export, Left } from '../brought.ts';
import { readFrontMatter } from '../front-matter.ts';
import { giveNames, nameByAddress } from '../names.ts';
import { belowRoot, type DraftEntry, type Generator, MOST_BYTES, rootOf, textValues } from './generator.ts';

/** What is found in a folder before any link is followed. */
interface FoundTexts {
  drafts: DraftEntry[];
  /** Whole texts by file, also of those that are no entries. */
  texts: Map<string, string>;
  /** Files that are no texts. */
  rest: string[];
  left: Left[];
  broken: Brought['broken'];
}

/** The path above that of a page: `/a/` of `/a/b/` and of `/a/b`. */
const pathAbove = (path: string): string => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);

/** @returns a path of the site, as an alias states it, from one that may be relative or without a slash */
const asPath = (address: string, beside: string | null): string =>
  /^(?:https?:)?\/\//.test(address)
    ? address
    : address.startsWith('/')
      ? address
      : `${pathAbove(beside ?? '/')}${address}`;

/** Fields by which generators know former addresses, and the address itself. */
const ALIASES = ['aliases', 'redirect_from', 'redirects'];

/** @returns former addresses of an entry, besides that of its page */
export const aliasesOf = ({ fields, place }: DraftEntry): string[] =>
  ALIASES.flatMap((name) => textValues(fields[name])).map((one) => asPath(one, place.former));

/** Addresses that fields state come before those of the rules. */
function giveAddresses(drafts: readonly DraftEntry[]): void {
  const wanted = new Map<DraftEntry, string>();
  for (const draft of drafts) {
    const { fields, place } = draft;
    const [stated] = [fields.permalink, fields.url].flatMap(textValues).filter((one) => !/[:{]/.test(one));
    const [slug] = textValues(fields.slug);
    const [path] = textValues(fields.path);
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
}

/** @returns the name of a text without its ending and language, and its language */
function namedIn(path: string, language: string, { endings }: Generator): { name: string; language: string } {
  const named = languageOf(path);
  const end = endings.find((ending) => path.toLowerCase().endsWith(`.${ending}`)) ?? '';
  const bare = path.slice(0, -end.length - 1);
  return named === null
    ? { name: bare, language }
    : { name: bare.slice(0, -named.length - 1), language: named };
}

/** @returns the entries of a folder, with what is no entry and what cannot be read */
export function readTexts(from: Export, generator: Generator): FoundTexts {
  const found: FoundTexts = { drafts: [], texts: new Map(), rest: [], left: [], broken: [] };
  const { drafts, texts, rest, left, broken } = found;
  const design = new Set<string>();
  const isText = (file: string): boolean =>
    generator.endings.some((ending) => file.toLowerCase().endsWith(`.${ending}`));
  for (const file of from.files) {
    const root = rootOf(file, generator);
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
    const { name, language } = namedIn(belowRoot(file, root), root.language, generator);
    const place = generator.placeOf(name, fields);
    if (place === null) continue;
    if (Buffer.byteLength(text) > MOST_BYTES.text) {
      left.push({ what: 'import/left:large', name: '', at: { file, start: 0 } });
      continue;
    }
    const isOther = language !== '' && language !== generator.site.language;
    drafts.push({
      file,
      fields: generator.fields?.(fields) ?? fields,
      bodyStart,
      place: isOther ? { ...place, name: `${place.name}.${language}` } : place,
    });
  }
  for (const name of design)
    if (name !== '.obsidian/') left.push({ what: 'import/left:design', name, at: { file: name, start: 0 } });
  giveAddresses(drafts);
  return found;
}
