/**
 * Validates the state of an earlier build. Its file is intact, but anyone who can write to the cache can have made
 * it: only addresses, paths and links that content could give are accepted.
 */
import { CATALOGUE } from '../../diagnostics/catalogue.ts';
import { type Diagnostic, entryOf, type Range } from '../../diagnostics/diagnostic.ts';
import type { CatalogueEntry, MessageWords } from '../../diagnostics/entry.ts';
import type { Edition } from '../stages/edition.ts';
import type { Entry, EntryRead, FieldLink } from '../stages/entry.ts';
import type { ImageFacts } from '../stages/pictures.ts';
import type { Inputs, KeptFile, PageNotes, SharedInputs, SiteState } from '../stages/site-state.ts';
import type { Summary } from '../stages/summary.ts';
import { folderOf } from '../validate/models.ts';
import { isDay } from '../values/days/days.ts';
import { count, flag, group, list, mapping, orNull, positive, shape, text } from '../values/shapes.ts';
import { slugFault, slugOf, slugPathOf } from '../values/slug.ts';
import { hrefFault } from '../values/urls.ts';

const inBoth = shape<{ id: string; en: string }>({ id: text, en: text });

const isWords = shape<MessageWords>({ message: text, hint: text });
const isOwn = shape<CatalogueEntry>({ severity: text, id: isWords, en: isWords });

const isLikeDiagnostic = shape<Diagnostic>({
  code: (value) => typeof value === 'string' && /^[a-z]+\/[a-z0-9-]+$/.test(value),
  own: (value) => value === undefined || isOwn(value),
  severity: text,
  params: mapping((value) => text(value) || typeof value === 'number' || inBoth(value)),
  suggestions: list(text),
  file: text,
  range: shape<Range>({ line: count, column: count, endLine: count, endColumn: count }),
  field: text,
  lineText: text,
  // Only reports fold.
  others: (value) => value === undefined,
});

/** A diagnostic that does not prevent publication. */
const isMild = (value: unknown): boolean =>
  isLikeDiagnostic(value) &&
  (value.own !== undefined || Object.hasOwn(CATALOGUE, value.code)) &&
  value.severity === entryOf(value).severity &&
  (value.severity === 'warning' || value.severity === 'note');

/** The same for a single file; diagnostics of the whole site are computed again. */
const isMildOfFile = (value: unknown): boolean => isMild(value) && (value as Diagnostic).own === undefined;

const isCounted = shape<Summary['counted'][number]>({ count, name: inBoth });

/** Result of a build without errors. */
export const isSaid = shape<{ diagnostics: Diagnostic[]; summary: Summary }>({
  diagnostics: list(isMild),
  summary: shape<Summary>({
    counted: list(isCounted),
    pages: count,
    drafts: count,
    scheduled: count,
    expired: count,
    turns: orNull(isDay),
    defaults: count,
    defaulted: list(text),
  }),
});

/** First line of a state. */
export const isHead = shape<
  Pick<SiteState, 'tool' | 'context' | 'choices' | 'edition' | 'settings' | 'shared'>
>({
  tool: text,
  context: text,
  choices: orNull(mapping(orNull(list(text)))),
  edition: orNull(shape<Edition>({ day: isDay, drafts: flag })),
  settings: text,
  shared: shape<SharedInputs>({ frontEnd: text, styles: mapping(text), site: text, planned: text }),
});

const isLink = (value: unknown): boolean =>
  shape<FieldLink>({ href: text, pointer: text })(value) && hrefFault(value.href) === null;

const isRead = shape<EntryRead>({
  file: text,
  stamp: orNull(text),
  entry: shape<Entry>({
    file: text,
    collection: text,
    slug: text,
    // The content models say which addresses and fields there may be: see `knownEntries`.
    address: orNull(text),
    fields: group,
    title: text,
    draft: flag,
    aliases: list(text),
    days: group,
    bodyStart: orNull(count),
    fingerprint: text,
    planned: text,
    defaults: list(text),
    images: list(text),
    bodyImages: list(text),
    bodyAlts: list(text),
    links: list(isLink),
  }),
  diagnostics: list(isMildOfFile),
});

function isEntry(file: string, value: unknown): boolean {
  if (!isRead(value) || value.file !== file || value.entry?.file !== file) return false;
  const { slug, collection } = value.entry;
  // The content models say which of them there may be: see `knownEntries`.
  const isNamed = slug === slugOf(file) || slug === slugPathOf(file);
  return isNamed && collection === folderOf(file) && slugFault(slug, null) === null;
}

/** @returns whether a flat list holds links that content may contain, with their places */
function links(value: unknown): boolean {
  if (!Array.isArray(value) || value.length % 3 !== 0) return false;
  for (let at = 0; at < value.length; at += 3) {
    const href: unknown = value[at];
    if (!count(value[at + 1]) || !count(value[at + 2])) return false;
    if (typeof href !== 'string' || hrefFault(href) !== null) return false;
  }
  return true;
}

export const isFacts = shape<ImageFacts>({
  // A part of the names in `dist`.
  hash: (value) => typeof value === 'string' && /^[0-9a-f]{10}$/.test(value),
  width: positive,
  height: positive,
  format: text,
  opaque: flag,
  position: flag,
});

const isImage = shape<{ stamp: string | null; facts: ImageFacts }>({ stamp: orNull(text), facts: isFacts });

const isFile = shape<KeptFile>({
  inputs: shape<Inputs>({ body: text, props: text }),
  stamp: text,
  notes: orNull(
    shape<PageNotes>({ diagnostics: list(isMildOfFile), links, ids: list(text), words: orNull(text) }),
  ),
});

/** Validators for the entries of each part of a state, with their keys. */
export const PART_CHECKS: Readonly<
  Record<'entries' | 'images' | 'files', (key: string, value: unknown) => boolean>
> = {
  entries: isEntry,
  images: (_path, value) => isImage(value),
  files: (_path, value) => isFile(value),
};
