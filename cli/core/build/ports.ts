/** What a build asks of the outside world, and the first of it. */
import type { LookAtPictures } from '../images/photos.ts';
import type { MakePictures } from '../images/write-pictures.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Now } from '../stages/edition.ts';
import type { FrontEnd } from '../stages/front-end.ts';
import type { Output } from '../stages/output.ts';
import type { SiteCode } from '../stages/site.ts';
import type { SiteState } from '../stages/site-state.ts';
import type { Models } from '../validate/models.ts';
import type { Build } from '../work/build.ts';
import type { Executor } from '../work/executor.ts';
import type { Checks } from './site-checks.ts';

export interface Ports {
  models: Models;
  /** What the last build on the same folders has left. */
  recall(): Promise<SiteState>;
  readContent(): Promise<ContentFolder>;
  frontEnd(): Promise<FrontEnd>;
  /** @returns the site's own code, as it was bundled */
  siteCode(frontEnd: FrontEnd): SiteCode;
  lookAtPictures: LookAtPictures;
  /** Makes nothing where nothing is written. */
  makePictures: MakePictures;
  /**
   * Waits for what the site's code has begun and nobody awaits.
   * @throws SiteError when that has failed
   */
  settled(): Promise<void>;
  executor: Executor;
  /** What the clock says, or the day that is to be taken for today. */
  now(): Now;
  /** Public address of the site in place of `url` in `site.yaml`, sound; null to use that. */
  url: string | null;
  /** Whether drafts and what waits for its day are shown too. */
  drafts: boolean;
  /** Whether each page says that the site is for looking before publication. */
  preview: boolean;
  /** Of the whole site. */
  checks: Checks['whole'];
  /** Whether to tell also what only `check` tells. */
  thorough: boolean;
  /** Called once the content has proven sound; nothing of the output counts when the build comes back with errors. */
  openOutput(): Promise<Output>;
}

export async function begin(ports: Ports): Promise<Build> {
  const { models, executor, url, drafts, preview, thorough } = ports;
  const folder = await ports.readContent();
  const kept = await ports.recall();
  const frontEnd = await ports.frontEnd();
  return {
    models,
    executor,
    thorough,
    folder,
    kept,
    frontEnd,
    site: ports.siteCode(frontEnd),
    now: ports.now(),
    url,
    drafts,
    preview,
  };
}
