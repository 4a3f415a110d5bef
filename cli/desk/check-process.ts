/** A process that checks the whole site once: a large one would block requests, and fill the memory of who serves it. */
import { buildSite } from '../build-site.ts';
import type { SiteSetup } from '../context.ts';
import { SiteFaults } from '../core/stages/site-error.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { Change } from '../io/changes/index.ts';
import { exit } from '../io/process/index.ts';
import { oneThread } from '../io/threads/index.ts';
import { createPause, executorFor, openSite } from '../open-site.ts';
import { overlaid } from './overlaid.ts';
import { trialOf } from './trial.ts';

/** Plain data. */
export interface CheckRequest {
  context: SiteSetup;
  /** Unsaved texts by file. */
  texts: ReadonlyMap<string, string>;
  /** Changes to be tried. */
  changes?: readonly Change[];
  /** What `check` reports without them; null if that is not known. */
  known?: readonly Diagnostic[] | null;
}

export interface CheckAnswer {
  /** What `check` reports of the site. */
  found: readonly Diagnostic[];
  /** What it would report with the changes, and does not report now. */
  fresh: readonly Diagnostic[];
}

async function checked({ context, texts, changes, known = null }: CheckRequest): Promise<CheckAnswer> {
  const site = await openSite(context, { writer: 'check', toleratesModels: true });
  const content = overlaid(await site.readContent(), () => texts);
  if (changes) {
    const { before, fresh } = await trialOf(site, content, changes, known);
    return { found: before, fresh };
  }
  // Another thread would read the texts on disk.
  const executor =
    texts.size > 0 ? oneThread(createPause()) : executorFor(context, { all: content.entries.length });
  const { diagnostics, built } = await buildSite(site.ports({ content, executor })).catch((error) => {
    if (!(error instanceof SiteFaults)) throw error;
    return { diagnostics: error.content, built: null };
  });
  if (built && texts.size === 0) site.remember(built.state);
  return { found: diagnostics, fresh: [] };
}

/** Answers the one request of the process that has started this one, and ends with it. */
export async function answerCheck(): Promise<void> {
  if (process.send === undefined) return;
  process.once('disconnect', () => exit(1));
  const request = await new Promise<CheckRequest>((resolve) => process.once('message', resolve));
  const answer = await checked(request);
  await new Promise((sent) => process.send?.(answer, sent));
}
