/** Content folder → its content: every file read, parsed and validated, unless it is reused from the last build. */
import { type Diagnostic, type Outcome, severityOf } from '../../diagnostics/index.ts';
import type { Build } from '../run/index.ts';
import type { Content } from '../stages/content.ts';
import type { Edition, Period } from '../stages/edition.ts';
import type { Entry, EntryContext, EntryRead, SiteEntry } from '../stages/entry.ts';
import { DEFAULT_ZONE, dayIn } from '../values/days/days.ts';
import { fingerprint } from '../values/hash.ts';
import { compareNatural } from '../values/order.ts';
import { addressesBy } from './addresses/index.ts';
import { SITE_FILE } from './folder/index.ts';
import { entriesWithFinalLinks, linkResolver, pagesOfEntries, withFinalLinks } from './links/index.ts';
import { readEntries } from './read-entries.ts';
import { unreadEntry } from './read-entry.ts';
import { readSite } from './read-site.ts';
import { type Schedule, scheduleOf } from './schedule.ts';

/** The content of a site as it was read, valid or not. */
export interface ReadContent extends Content {
  /** The settings as written: links in them may name files. */
  settings: SiteEntry | null;
  context: EntryContext;
  /** Whether the site is built for another address than that in `site.yaml`. */
  isElsewhere: boolean;
  /**
   * Fingerprint of the context in which entries were validated; local images are looked up with each entry that names
   * one.
   */
  validatedWith: string;
  /** By file, in the order of the folder. */
  reads: Map<string, EntryRead>;
  /** Entries that are new or have changed, by file. */
  changed: ReadonlySet<string>;
  /** Shown entries with an update date in the future. */
  ahead: Schedule['ahead'];
  edition: Edition;
  timeZone: string;
  /** The days on which the same entries are published, with the same diagnostics about their dates. */
  period: Period;
  /** Day of the next publication or expiry; null if there is none. */
  next: string | null;
  /** The stamp of each file before it was read, or null. */
  stamps: ReadonlyMap<string, string | null>;
}

/** @returns the fingerprint of what the settings say about entries */
export function contextPrint({ site, context }: Pick<ReadContent, 'site' | 'context'>): string {
  const { choices, languages, reserved, timeZone = DEFAULT_ZONE } = context;
  return fingerprint(JSON.stringify([choices, languages, reserved, timeZone, site?.fields.language]));
}

/** @returns the content of a site, with its faults; files with the stamp of the last build are not read again */
export async function readContent(build: Build): Promise<Outcome<ReadContent>> {
  const { folder, cached, models, site: code, frontEnd, executor } = build;
  // Taken before reading: after a change in between, the stamp is stale, never the bytes.
  const { site: settings, addresses = null, sources = [], images } = folder;
  const others = [...[settings, addresses].filter((one) => one !== null), ...sources, ...images];
  const stamps = new Map(others.map((path) => [path, folder.stamp(path)]));
  const { value, diagnostics } = readSite(folder, models, code.definition, build.url);
  const { site, context, isElsewhere } = value;
  const validatedWith = contextPrint(value);
  const known = cached.context === validatedWith ? cached.entries : new Map();
  const { pictures, markdown } = code.definition;
  const input = site && markdown === undefined ? { site, pictures, parts: frontEnd.parts } : null;
  const isShown = ({ bodyStart, draft }: Entry): boolean => bodyStart !== null && (build.drafts || !draft);
  const { reads, changed } = await readEntries(known, context, build, (entries) => {
    if (input)
      executor.expect?.(
        input,
        entries.filter(isShown).map(({ file, bodyStart }) => ({ file, bodyStart })),
      );
  });
  // One by one: as arguments of a single call, the faults of a large site would overflow the stack.
  const all: Diagnostic[] = [...diagnostics];
  const isWanted = ({ code }: Diagnostic): boolean => code !== 'site/draft' || !build.drafts;
  const entries: Entry[] = [];
  for (const { file, stamp, entry, diagnostics: found } of reads.values()) {
    stamps.set(file, stamp);
    for (const one of found) if (isWanted(one)) all.push(one);
    entries.push(entry);
  }
  // A folder that cannot be read may hold anything.
  for (const { path, code: why } of folder.unreadable) {
    const collection = models.collections.find(({ name }) => path === name || path.startsWith(`${name}/`));
    if (collection && severityOf(why) === 'error') entries.push(unreadEntry(path, collection));
  }
  if (entries.length > reads.size) entries.sort((a, b) => compareNatural(a.file, b.file));
  const content = contentOf(entries, { settings: site, context }, build);
  return {
    value: { ...content, settings: site, context, isElsewhere, validatedWith, reads, changed, stamps },
    diagnostics: all,
  };
}

/** @returns the content of entries, with final links, as it is shown on the day of a build */
export function contentOf(
  entries: readonly Entry[],
  { settings, context }: Pick<ReadContent, 'settings' | 'context'>,
  { models, now, drafts }: Pick<Build, 'models' | 'now' | 'drafts'>,
) {
  const { choices, timeZone = DEFAULT_ZONE } = context;
  const addressesOf = addressesBy(models, choices);
  const resolve = linkResolver(() => pagesOfEntries(entries, addressesOf));
  const final = entriesWithFinalLinks(entries, resolve);
  const edition = { day: dayIn(now, timeZone), drafts };
  const { since, until, ...schedule } = scheduleOf(final, edition);
  return {
    ...schedule,
    site: settings && withFinalLinks(settings, SITE_FILE, resolve),
    entries: final,
    choices,
    edition,
    timeZone,
    period: { since, until },
  };
}
