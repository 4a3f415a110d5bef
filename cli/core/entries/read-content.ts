/** Content folder → what there is in it: every file read, parsed and validated, unless it stands from the last build. */
import { type Diagnostic, isError, type Outcome } from '../../diagnostics/diagnostic.ts';
import { BODIES } from '../bodies/pre-rendered-bodies.ts';
import { knownEntries } from '../reuse/kept-state.ts';
import type { Build } from '../stages/build.ts';
import type { Content } from '../stages/content.ts';
import type { EntryContext, EntryRead } from '../stages/entry.ts';
import { fingerprint } from '../values/hash.ts';
import { faultyFiles } from './faulty-files.ts';
import { readEntries } from './read-entries.ts';
import { isDraft } from './read-entry.ts';
import { readSite } from './read-site.ts';

export interface ReadContent extends Content {
  context: EntryContext;
  /** Fingerprint of what entries were judged by; local images are looked for with each entry that names one. */
  judgedBy: string;
  /** By file, in the order of the folder. */
  reads: Map<string, EntryRead>;
  /** Entries that are new or have changed, by file. */
  changed: ReadonlySet<string>;
  /** @returns the stamp that a file had before it was read, or null */
  stampOf(path: string): string | null;
}

export async function readContent(build: Build): Promise<Outcome<ReadContent>> {
  const { folder, kept, models, site: code, executor } = build;
  // Taken before they are read: a change in between makes them old, never the bytes.
  const others = [...(folder.site === null ? [] : [folder.site]), ...folder.images];
  const stamps = new Map(others.map((path) => [path, folder.stamp(path)]));
  const { value, diagnostics } = readSite(folder, models, code.definition);
  const { site, context } = value;
  const { choices, reserved } = context;
  const judgedBy = fingerprint(JSON.stringify([choices, reserved]));
  const known = knownEntries(kept, judgedBy, context, models);
  const unknown = folder.entries.filter((file) => !known.has(file));
  if (site) executor.startEarly(BODIES, site, unknown);
  const { reads, changed } = await readEntries(known, context, build);
  // One by one: as arguments of a single call, the faults of a large site would overflow the stack.
  const all: Diagnostic[] = [...diagnostics];
  const isTold = ({ code }: Diagnostic): boolean => code !== 'site/draft' || !build.drafts;
  for (const read of reads.values()) for (const one of read.diagnostics) if (isTold(one)) all.push(one);
  const entries = [...reads.values()].flatMap(({ entry }) => entry ?? []);
  const published = build.drafts ? entries : entries.filter((entry) => !isDraft(entry));
  const sound = new Set(entries.map(({ file }) => file));
  const faulty = all.some(isError) ? faultyFiles(folder, models, sound, reserved, build.drafts) : [];
  const stampOf = (path: string) => reads.get(path)?.stamp ?? stamps.get(path) ?? null;
  return {
    value: { site, entries, published, faulty, choices, context, judgedBy, reads, changed, stampOf },
    diagnostics: all,
  };
}
