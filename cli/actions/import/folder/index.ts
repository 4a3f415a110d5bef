/**
 * Reads a folder of texts with fields in front, by the rules of the generator that it was written for.
 *
 * - `readFolder` gives everything that it has for a site. `Generator` is what generators differ in.
 * - `PAGES` names the collection of entries that are in no folder. `isOffered` tells files that pages offer from code;
 *   `resolved` gives the path that a relative one means.
 */
import { languageOf } from '../../../core/values/names/languages.ts';
import type { Brought, Export, Item, Left } from '../brought.ts';
import { withoutFrames } from '../html.ts';
import { eachAddress } from '../text/addresses.ts';
import { findCopies } from './copies.ts';
import { type DraftEntry, folderAbove, type Generator, textValues } from './generator.ts';
import { folderLinks } from './links.ts';
import { aliasesOf, readTexts } from './texts.ts';

export { type DraftEntry, type EntryPlace, type Generator, isOffered, PAGES, resolved } from './generator.ts';

/** @returns a text with plain ends of lines, without what terminals hide, such as their signs for colours */
const visible = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\u001b\[[\d;]*[A-Za-z]|[\0-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** Where an entry stands in its section, as Hugo and Zola let it say. */
const weightOf = ({ fields: { weight } }: DraftEntry): number =>
  typeof weight === 'number' && weight !== 0 ? weight : 1e9;

/** @returns the entries of a section, and the sections below it */
function entriesIn(section: DraftEntry, drafts: readonly DraftEntry[]): DraftEntry[] {
  const folder = folderAbove(section.file);
  const language = languageOf(section.file);
  return drafts
    .filter((one) => {
      const own = folderAbove(one.file);
      const parent = /(?:^|\/)_?index\.[^/]*$/.test(one.file) ? folderAbove(own) : own;
      return one !== section && parent === folder && languageOf(one.file) === language && !one.fields.draft;
    })
    .sort((a, b) => weightOf(a) - weightOf(b));
}

/** @returns what an entry is called, by its title or its name */
function titleIn({ fields, place }: DraftEntry): string {
  const name = place.name.replace(/\/_?index$/, '').split('/');
  return textValues(fields.title)[0] ?? name.at(-1) ?? '';
}

/** @returns everything that the folder has for a site */
export function readFolder(from: Export, generator: Generator): Brought {
  const { site } = generator;
  const { drafts, texts, rest, broken, left: unread } = readTexts(from, generator);
  const copies = findCopies(rest, drafts, from, generator);
  const left = [...(generator.left ?? []), ...unread, ...copies.left];
  const items: Item[] = [];
  const { linked, toFile, isEmpty, isMadeHere } = folderLinks(from, generator, { drafts, texts, copies });
  const listOf = (section: DraftEntry): string =>
    entriesIn(section, drafts)
      .map((one) => `- [${titleIn(one).replace(/[[\]]/g, '\\$&')}](${toFile(section, one.file, false)})`)
      .join('\n');
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
  return { site, items, copies: from.files.flatMap((file) => copies.copies.get(file) ?? []), left, broken };
}
