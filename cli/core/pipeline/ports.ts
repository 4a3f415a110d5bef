/** Everything that a build needs from the outside world, and its first step. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { ReadContent } from '../entries/index.ts';
import type { DrawPictures } from '../files/index.ts';
import type { InspectPictures, MakePictures } from '../images/index.ts';
import type { SitePlan } from '../plan/index.ts';
import type { Build } from '../run/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Now } from '../stages/edition.ts';
import type { FrontEnd } from '../stages/front-end.ts';
import type { Output } from '../stages/output.ts';
import type { RenderPage } from '../stages/page.ts';
import type { PictureSettings, SiteCode, SiteDefinition } from '../stages/site.ts';
import { type DataRead, NO_DATA, type SiteData } from '../stages/site-data.ts';
import { CodeFaults, type SiteFaults } from '../stages/site-error.ts';
import type { SiteState } from '../stages/site-state.ts';
import { fingerprint } from '../values/hash.ts';
import type { Checks } from './checks/index.ts';

/** All that a build gets from the outside world. */
export interface Ports
  extends Pick<Build, 'models' | 'executor' | 'url' | 'drafts' | 'preview' | 'host' | 'thorough'> {
  /** State of the last build on the same folders. */
  recall(): Promise<SiteState>;
  readContent(): Promise<ContentFolder>;
  frontEnd(): Promise<FrontEnd>;
  /** @returns the site's own bundled code */
  siteCode(frontEnd: FrontEnd): SiteCode;
  /**
   * Reads the data of a site that has some.
   * @param code fingerprint of the code that reads it
   */
  readData(site: SiteCode, code: string): Promise<DataRead>;
  inspectPictures: InspectPictures;
  /** Like `drawPictures`, does nothing if no output is written: `NO_PICTURES`. */
  makePictures: MakePictures;
  drawPictures: DrawPictures;
  /**
   * @returns the faults of the site's code that have caused an error
   * @throws any other error again
   */
  codeFaults(error: unknown): Promise<SiteFaults>;
  /**
   * Waits for promises of the site's code that nobody awaits.
   * @throws SiteError if one of them was rejected
   */
  noUnhandledErrors(): Promise<void>;
  /** The clock, or the day set by the user. */
  now(): Now;
  /** Checks of the whole site. */
  checks: Checks['whole'];
  /**
   * Called once the content is valid; the output is discarded if the build returns errors.
   * @param planned the site before its pages are rendered
   */
  openOutput(planned: UnrenderedSite): Promise<Output>;
}

/** A site of which no page has been rendered yet. */
export interface UnrenderedSite {
  build: Build;
  content: ReadContent;
  plan: SitePlan;
}

/** For builds of which no file is kept. */
export const NO_PICTURES: Pick<Ports, 'makePictures' | 'drawPictures'> = {
  makePictures: async () => undefined,
  drawPictures: async () => undefined,
};

const NO_WIDTHS: PictureSettings = {
  widths: [],
  fallbackWidths: [],
  hosted: { widths: [], ratio: 1 },
  least: 0,
  sharing: { width: 1, height: 1 },
  bodySizes: '',
};

/** A stand-in for code that cannot be loaded, with which content can be read. */
export const NO_CODE: Pick<Build, 'frontEnd' | 'site'> = {
  frontEnd: { styles: {}, unstyled: [], sources: {} } as Partial<FrontEnd> as FrontEnd,
  site: {
    definition: {
      plansPages: true,
      diagnostics: {},
      pictures: NO_WIDTHS,
      checkSettings: () => [],
    } as object as SiteDefinition,
    renderPage: () => ({}) as RenderPage,
  },
};

export type OwnFaults = ReturnType<typeof ownFaults>;

/** Faults of the site's own models and code. They do not keep the rest of the site from being checked. */
function ownFaults({ models, codeFaults }: Ports) {
  const diagnostics = [...(models.faulty?.faults ?? [])];
  const keyOf = ({ code, file, range, params }: Diagnostic): string =>
    JSON.stringify([code, file, range, { ...params, during: '' }]);
  /** @throws errors that are not the site's */
  const of = async (error: unknown) => (await codeFaults(error)).diagnostics;
  /** What fails again is reported once. */
  const add = async (error: unknown): Promise<void> => {
    const known = new Set(diagnostics.map(keyOf));
    diagnostics.push(...(await of(error)).filter((one) => !known.has(keyOf(one))));
  };
  return {
    diagnostics,
    of,
    add,
    /** @returns the result of the site's code; null if it fails */
    async attempt<T>(step: () => T | Promise<T>): Promise<T | null> {
      try {
        return await step();
      } catch (error) {
        await add(error);
        return null;
      }
    },
  };
}

/** @returns what could be bundled in spite of an error, if that includes the definition */
export const partialOf = (error: unknown): FrontEnd | null =>
  error instanceof Error && 'partial' in error ? (error.partial as FrontEnd) : null;

/** @returns the data of a site, or null if some of it cannot be read; and warnings */
async function dataOf(
  ports: Ports,
  own: OwnFaults,
  { site, frontEnd }: Pick<Build, 'site' | 'frontEnd'>,
): Promise<{ data: SiteData | null; warnings: readonly Diagnostic[] }> {
  if (!site.definition.data) return { data: NO_DATA, warnings: [] };
  const read = await own.attempt(() => ports.readData(site, fingerprint(frontEnd.definition)));
  for (const error of read?.errors ?? []) await own.add(error);
  const warnings = read && read.kept.length > 0 ? await own.of(new CodeFaults(read.kept)) : [];
  return { data: read?.errors.length === 0 ? read.data : null, warnings };
}

/**
 * @returns the build, and the faults of models and code that are known by now; warnings about its data, whose files are
 *   relative to the content folder
 */
export async function begin(
  ports: Ports,
): Promise<{ build: Build; own: OwnFaults; warnings: readonly Diagnostic[] }> {
  const { models, executor, url, drafts, preview, host, thorough } = ports;
  const folder = await ports.readContent();
  const cached = await ports.recall();
  const now = ports.now();
  const own = ownFaults(ports);
  const frontEnd = await ports.frontEnd().catch(async (error) => {
    await own.add(error);
    return partialOf(error);
  });
  const site = frontEnd && (await own.attempt(() => ports.siteCode(frontEnd)));
  const code = frontEnd && site ? { frontEnd, site } : NO_CODE;
  const { data, warnings } = await dataOf(ports, own, code);
  return {
    build: { models, executor, url, drafts, preview, host, thorough, folder, cached, now, ...code, data },
    own,
    warnings: warnings.map((one) => ({ ...one, file: `${folder.siteFolder}/${one.file}` })),
  };
}
