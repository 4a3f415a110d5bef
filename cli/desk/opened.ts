/** An open site, and what is known of it at once. */
import type { SiteSetup } from '../context.ts';
import type { SlowTexts } from '../core/entries/documents/index.ts';
import { readSite } from '../core/entries/index.ts';
import type { Models } from '../core/models/index.ts';
import { NO_CODE, type Ports } from '../core/pipeline/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { EntryContext, EntryRead } from '../core/stages/entry.ts';
import type { SiteDefinition } from '../core/stages/site.ts';
import { nothingCached, type SiteState } from '../core/stages/site-state.ts';
import { memoized } from '../core/values/lists.ts';
import { followedCode, type LoadedCode } from '../io/compiled/index.ts';
import { type Job, type OpenSite, openSite } from '../open-site.ts';
import { EntryReads } from './entry-reads.ts';
import { type EditedTexts, overlaid } from './overlaid.ts';

/** What is known of the site. */
export interface Known {
  models: Models;
  folder: ContentFolder;
  context: EntryContext;
  definition: SiteDefinition;
  /** What the last check has left, without its entries and files. */
  cached: SiteState;
  reads: EntryReads;
}

export interface Opened {
  site: OpenSite;
  /** @returns the ports of a build with drafts, in which the site's code runs once */
  ports(job?: Job): Ports;
}

export async function openForEditing({ options, ...context }: SiteSetup): Promise<Opened> {
  const shown = { ...context, options: { ...options, drafts: true } };
  const site = await openSite(shown, { writer: 'check', toleratesModels: true, observes: false });
  const siteCode = memoized(site.ports().siteCode);
  return { site, ports: (job) => site.ports({ siteCode, ...job }) };
}

/**
 * Opens a site whose code is followed, again when its models or settings have changed.
 * @param onPicture called for each picture that is made, with the total number
 */
export function followedOpening(context: SiteSetup, onPicture: (done: number, all: number) => void) {
  let opened: Promise<OpenSite> | null = null;
  const site = (): Promise<OpenSite> => {
    opened ??= openSite(context, { toleratesModels: true, onPicture });
    return opened;
  };
  let code = followedCode(context, site);
  return {
    code: () => code,
    newCode(): void {
      code = followedCode(context, site);
    },
    async open(): Promise<Opened> {
      opened = null;
      const own = await site();
      let loaded: LoadedCode | null = null;
      const ofCode: Job = {
        async frontEnd() {
          loaded = await code.now();
          return loaded.frontEnd;
        },
        // Of code that cannot be loaded whole, a part may be.
        siteCode: (frontEnd) =>
          loaded?.frontEnd === frontEnd ? loaded.site : own.ports().siteCode(frontEnd),
      };
      return {
        site: own,
        ports: (job) =>
          own.ports({ ...ofCode, cached: nothingCached('', 'nothing-cached'), drafts: true, ...job }),
      };
    },
  };
}

/** What can be known without reading any entry. */
export async function atOnce({ site, ports }: Opened, texts: EditedTexts, slow: SlowTexts): Promise<Known> {
  const { models } = site;
  const folder = overlaid(await site.readContent(), texts, slow);
  const { entries, ...cached } = await ports().recall();
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
    reads: new EntryReads(reads),
  };
}
