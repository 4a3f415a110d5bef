/**
 * The pipeline, a phase a line: read, parse and validate; check; plan; look what stands; render; check links. It prints
 * nothing and decides nothing about `dist`: files go to an output as they are made, and what an author did wrong comes
 * back as diagnostics. Whoever called publishes the output, or does not.
 */
import { contentFiles, contentsOf } from './core/entries/content-files.ts';
import { inFileOrder } from './core/entries/file-order.ts';
import { readContent } from './core/entries/read-content.ts';
import { isDraft } from './core/entries/read-entry.ts';
import { writeBeside } from './core/files/files-beside.ts';
import type { ImageFacts } from './core/images/image-set.ts';
import { describeImages, picturesOf, unreadablePhotos } from './core/images/photos.ts';
import { checkContent } from './core/plan/check-content.ts';
import { imagesOf, planInputs, planOf } from './core/plan/plan-site.ts';
import { summarise } from './core/plan/summary.ts';
import { checksAfterErrors } from './core/render/checks-after-errors.ts';
import { checkLinks } from './core/render/link-check.ts';
import { renderAgain } from './core/render/render-again.ts';
import { RENDER, rendererOf } from './core/render/render-pages.ts';
import { isSamePlan, reuse, sharedInputs } from './core/reuse/reuse.ts';
import type { ContentFolder } from './core/stages/content-folder.ts';
import type { Executor, TaskTools } from './core/stages/executor.ts';
import type { FrontEnd, FrontEndFiles } from './core/stages/front-end.ts';
import type { Output } from './core/stages/output.ts';
import type { BuildResult } from './core/stages/result.ts';
import type { SiteCode } from './core/stages/site.ts';
import type { SiteState } from './core/stages/site-state.ts';
import type { Models } from './core/validate/models.ts';
import { type Diagnostic, isError } from './diagnostics/diagnostic.ts';

/** What a build asks of the outside world. */
export interface Ports {
  models: Models;
  /** What the last build on the same folders has left. */
  recall(): Promise<SiteState>;
  readContent(): Promise<ContentFolder>;
  frontEnd(): Promise<FrontEnd>;
  /** @returns the site's own code, as it was bundled */
  siteCode(frontEnd: FrontEndFiles): SiteCode;
  /** @returns null when the file is no image */
  describeImage(bytes: Uint8Array): ImageFacts | null;
  executor: Executor;
  /** Called once the content has proven sound; nothing of the output counts when the build comes back with errors. */
  openOutput(): Promise<Output>;
}

/** @throws only for faults of the machine or of senja itself */
export async function buildSite(ports: Ports): Promise<BuildResult> {
  const { models, executor } = ports;
  const folder = await ports.readContent();
  const kept = await ports.recall();
  const { assets, ...frontEnd } = await ports.frontEnd();
  const site = ports.siteCode(frontEnd);
  const tools: TaskTools = { content: folder, models, site, write: () => undefined };

  const { value: content, diagnostics } = await readContent(folder, kept, executor, tools);
  const photos = describeImages(picturesOf(content), folder, kept.images, ports.describeImage);
  const local = new Map([...photos].map(([path, { facts }]) => [path, facts]));
  const images = imagesOf(content.site, local);
  const found: Diagnostic[] = [
    ...diagnostics,
    ...checkContent(content, folder, models.collections, site.definition),
    ...unreadablePhotos(content.entries, folder, models, images),
  ];
  const tell = (all: readonly Diagnostic[], unjudgedLinks: number) => ({
    diagnostics: inFileOrder(all, folder, kept.choices, content.choices),
    fileNames: contentFiles(folder),
    unjudgedLinks,
  });
  if (!content.site || found.some(isError)) {
    const more = checksAfterErrors({ content, folder, images, frontEnd, site });
    return { ...tell([...found, ...more.diagnostics], more.unjudgedLinks), built: null };
  }

  const entries = content.entries.filter((entry) => !isDraft(entry));
  const blueprint = { site: content.site, entries, local, frontEnd };
  const planned = planOf(blueprint, site.definition);
  const shared = sharedInputs(planned, frontEnd, planInputs(blueprint));
  const output = await ports.openOutput();
  tools.write = output.write;
  const { stale, files } = reuse(planned, kept, shared, content.changed, output);
  const beside = writeBeside(planned, assets, folder, kept, isSamePlan(kept, shared), output);
  const places = stale.map(({ index }) => index);
  for (const { path, inputs, notes } of await executor.run(RENDER, blueprint, places, tools))
    files.set(path, { inputs, notes, stamp: output.stamps[path] ?? '' });
  const rendererOn = (from: Pick<ContentFolder, 'read'>) => rendererOf(planned, frontEnd, from, site);
  const notes = [...files.values()].flatMap((file) => file.notes?.diagnostics ?? []);
  const links = checkLinks(blueprint, planned, files, folder, site.definition, () => rendererOn(folder));

  const told = tell([...found, ...notes, ...links], 0);
  if (told.diagnostics.some(isError)) return { ...told, built: null };
  const { reads, context, choices, judgedBy, stampOf } = content;
  const state: SiteState = {
    empty: null,
    carried: false,
    tool: kept.tool,
    context: judgedBy,
    choices,
    contents: contentsOf(folder, stampOf),
    shared,
    entries: reads,
    images: photos,
    files: new Map([...files, ...beside]),
  };
  return {
    ...told,
    built: {
      summary: summarise(content.entries, models.collections, planned.pages.length),
      made: stale.map(({ page, reason }) => ({ path: page.path, reason })),
      again: (file, fresh) => renderAgain(file, fresh, { planned, reads, context, models, rendererOn }),
      state,
    },
  };
}
