/** Where a site is, and how it is read: what commands, the editor and the desk share. */
import path from 'node:path';
import type { Now } from './core/stages/edition.ts';
import type { Host } from './core/values/names/public-name.ts';
import type { Places } from './io/cache/index.ts';
import type { Roots } from './io/site/index.ts';

export interface SiteOptions {
  /** Absolute path of the content folder. */
  content: string;
  /** As given; resolved and checked before anything is written. */
  out: string;
  /** Public address that overrides `url` in `site.yaml`; null to use that. */
  url: string | null;
  cache: boolean;
  /** `YYYY-MM-DD` to use as today; null for the clock. */
  day: string | null;
  /** Whether drafts, scheduled and expired entries are shown too. */
  drafts: boolean;
  /** The host that the site is built for, if it reads rules of its own. */
  host?: Host;
}

export interface SiteSetup extends Roots {
  options: SiteOptions;
  cwd: string;
  /** The command to call senja, for advice. */
  called: string;
}

/** Where a site is read from, and where it is published, unless that place is refused. */
export const placesFor = ({ options, cwd }: Pick<SiteSetup, 'options' | 'cwd'>): Places => ({
  content: options.content,
  out: path.resolve(cwd, options.out),
});

/** @returns the day given by the user, else the current time */
export const nowFor = ({ options: { day } }: { options: Pick<SiteOptions, 'day'> }): Now =>
  day === null ? { instant: Date.now() } : { day };
