/** A planned site → its files: reused from the last build, or made again. */
import type { ReadContent } from '../entries/index.ts';
import { writeNonPageFiles, writePublicFiles } from '../files/index.ts';
import { writePictures } from '../images/index.ts';
import { checkPlan, type SitePlan } from '../plan/index.ts';
import { renderPages } from '../render/index.ts';
import { type EarlierChecks, reuse } from '../reuse/index.ts';
import type { Build } from '../run/index.ts';
import { CodeFaults } from '../stages/site-error.ts';
import type { Ports } from './ports.ts';

export type WrittenSite = Awaited<ReturnType<typeof writeSite>>;

/**
 * @returns the files of a site, by path in the output
 * @throws CodeFaults if two pages or files have the same name
 */
export async function writeSite(
  ports: Pick<Ports, 'openOutput' | 'makePictures' | 'drawPictures' | 'noUnhandledErrors'>,
  build: Build,
  plan: SitePlan,
  content: ReadContent,
  earlier: Pick<EarlierChecks, 'isSame'>,
) {
  const twice = earlier.isSame ? [] : checkPlan(plan);
  if (twice.length > 0) throw new CodeFaults(twice);
  const output = await ports.openOutput({ build, content, plan });
  const reused = reuse(build, plan, content.changed, output);
  const [{ files, findings }, pictures] = await Promise.all([
    renderPages(build, plan, reused.stale, output),
    writePictures(build, plan.images, ports.makePictures, output),
  ]);
  const pages = reused.files;
  for (const [path, file] of files) pages.set(path, file);
  const { isSameButBodies } = reused;
  const draw = ports.drawPictures;
  const others = await writeNonPageFiles(build, plan, isSameButBodies, output, pages, draw);
  const published = await writePublicFiles(build.cached, build.folder.public, output);
  await ports.noUnhandledErrors();
  return { reused, pages, others: new Map([...pictures, ...others, ...published]), findings };
}
