/** An open site, and what is known of it at once. */
import type { SiteSetup } from '../context.ts';
import type { SlowTexts } from '../core/entries/documents/index.ts';
import { readSite } from '../core/entries/index.ts';
import type { Models } from '../core/models/index.ts';
import { NO_CODE } from '../core/pipeline/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { EntryContext, EntryRead } from '../core/stages/entry.ts';
import type { SiteDefinition } from '../core/stages/site.ts';
import type { SiteState } from '../core/stages/site-state.ts';
import { memoized } from '../core/values/lists.ts';
import { openSite } from '../open-site.ts';
import { type EditedTexts, overlaid } from './overlaid.ts';

/** What is known of the site. */
export interface Known {
  models: Models;
  folder: ContentFolder;
  context: EntryContext;
  definition: SiteDefinition;
  /** What the last check has left, without its entries and files. */
  cached: SiteState;
  reads: ReadonlyMap<string, EntryRead>;
}

export type Opened = Awaited<ReturnType<typeof openForEditing>>;

/** An open site with drafts, whose code runs once. */
export async function openForEditing({ options, ...context }: SiteSetup) {
  const shown = { ...context, options: { ...options, drafts: true } };
  const site = await openSite(shown, { writer: 'check', toleratesModels: true, observes: false });
  return { site, siteCode: memoized(site.ports().siteCode) };
}

/** What can be known without reading any entry. */
export async function atOnce({ site }: Opened, texts: EditedTexts, slow: SlowTexts): Promise<Known> {
  const { models } = site;
  const folder = overlaid(await site.readContent(), texts, slow);
  const { entries, ...cached } = await site.ports().recall();
  const { definition } = NO_CODE.site;
  const { context } = readSite(folder, models, definition, null).value;
  const reads = new Map<string, EntryRead>();
  for (const file of folder.entries) {
    const read = texts().has(file) ? undefined : entries.get(file);
    if (read) reads.set(file, read);
  }
  return {
    models,
    folder,
    context,
    definition,
    cached: { ...cached, entries: new Map(), files: new Map() },
    reads,
  };
}
