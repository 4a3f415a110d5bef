/** Everything that a build needs from the outside world, and its first step. */
import type { InspectPictures } from '../images/photos.ts';
import type { MakePictures } from '../images/write-pictures.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Now } from '../stages/edition.ts';
import type { FrontEnd } from '../stages/front-end.ts';
import type { Output } from '../stages/output.ts';
import type { RenderPage } from '../stages/page.ts';
import type { SiteCode, SiteDefinition } from '../stages/site.ts';
import type { SiteFaults } from '../stages/site-error.ts';
import type { SiteState } from '../stages/site-state.ts';
import type { Build } from '../work/build.ts';
import type { Checks } from './site-checks.ts';

export interface Ports
  extends Pick<Build, 'models' | 'executor' | 'url' | 'drafts' | 'preview' | 'thorough'> {
  /** State of the last build on the same folders. */
  recall(): Promise<SiteState>;
  readContent(): Promise<ContentFolder>;
  frontEnd(): Promise<FrontEnd>;
  /** @returns the site's own bundled code */
  siteCode(frontEnd: FrontEnd): SiteCode;
  inspectPictures: InspectPictures;
  /** Does nothing if no output is written. */
  makePictures: MakePictures;
  /**
   * @returns the faults of the site's code that have caused an error
   * @throws any other error again
   */
  codeFaults(error: unknown): Promise<SiteFaults>;
  /**
   * Waits for promises of the site's code that nobody awaits.
   * @throws SiteError if one of them was rejected
   */
  settled(): Promise<void>;
  /** The clock, or the day set by the user. */
  now(): Now;
  /** Checks of the whole site. */
  checks: Checks['whole'];
  /** Called once the content is valid; the output is discarded if the build returns errors. */
  openOutput(): Promise<Output>;
}

/** A stand-in for code that fails, with which content can be read. */
const NO_CODE: Pick<Build, 'frontEnd' | 'site'> = {
  frontEnd: {} as FrontEnd,
  site: {
    definition: { diagnostics: {}, checkSettings: () => [] } as Partial<SiteDefinition> as SiteDefinition,
    renderPage: () => ({}) as RenderPage,
  },
};

/** @returns the build, and the faults of the site's code that keep it from being loaded */
export async function begin(ports: Ports): Promise<{ build: Build; faults: SiteFaults | null }> {
  const { models, executor, url, drafts, preview, thorough } = ports;
  const folder = await ports.readContent();
  const kept = await ports.recall();
  const now = ports.now();
  const given = { models, executor, url, drafts, preview, thorough, folder, kept, now };
  try {
    const frontEnd = await ports.frontEnd();
    return { build: { ...given, frontEnd, site: ports.siteCode(frontEnd) }, faults: null };
  } catch (error) {
    return { build: { ...given, ...NO_CODE }, faults: await ports.codeFaults(error) };
  }
}
