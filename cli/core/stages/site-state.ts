/**
 * State of a build, with which the next one repeats only what has changed. Plain data, cached: without it,
 * or with a part of it, a build makes the same bytes. Facts about several files (addresses, links, missing targets)
 * are always checked again and not stored here.
 */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Edition } from './edition.ts';
import type { Choices, EntryRead } from './entry.ts';
import type { ImageFacts, ImageFault } from './pictures/picture-facts.ts';
import type { SiteData } from './site-data.ts';

/** The links of a body, flattened: for each its text and its start and end in the content file. */
export type BodyLinks = (string | number)[];

/** What only the policy of a page allows; hashes as they are in a policy. */
export interface Held {
  /** Whether it plays a video or a recording of the site. */
  media?: boolean;
  /** Hashes of the values of style attributes. */
  attributes?: readonly string[];
  /** Hashes of the texts of style elements. */
  elements?: readonly string[];
}

/** What a page turns out to have once it is rendered. */
export interface SeenInPage {
  /** Whether the page has no h1. */
  untitled?: true;
  held?: Held;
  /** Ids in the page, for pages with an address of their own, which are often linked to. */
  ids: string[];
}

/** Findings of rendering a page besides its bytes. */
export interface PageNotes extends SeenInPage {
  diagnostics: Diagnostic[];
  links: BodyLinks;
  /** Whether its links depend on the addresses of other pages. */
  relative?: boolean;
  /** Whether the title in its body is shown as a section below that of its entry. */
  secondTitle?: true;
  /** Names of its widgets, separated by spaces. */
  widgets?: string;
  /** Text of its body; null unless it is needed (`Page.keepsText`). */
  text: string | null;
}

/** Fingerprints of the inputs of a file in `dist`, except those shared by all pages. */
export interface Inputs {
  /** The content file whose body a page shows, and the images in it; '' without one. */
  body: string;
  /** All other data for the template; for other files, their content. */
  props: string;
}

/**
 * What the site's code has read besides its modules, such as environment variables and files: by kind and name, a
 * print of what was there.
 */
export type CodeReads = Readonly<Record<string, string>>;

export interface CachedFile {
  inputs: Inputs;
  /** Stamp of the file after it was written. */
  stamp: string;
  /** Null for files that are no pages. */
  notes: PageNotes | null;
}

/** Fingerprints of inputs that pages share. A page is reused only if they are unchanged. */
export interface SharedInputs {
  /** Templates, client code. */
  frontEnd: string;
  /** Style sheet of each template, by name. */
  styles: Readonly<Record<string, string>>;
  /** Data that every template gets. */
  site: string;
  /** Everything that pages are planned from: if it is unchanged, so is the data of every template. */
  planned: string;
}

/** What checks found that are given no bodies. */
export interface Checked {
  /** Fingerprint of all that they were given; '' if they are to be run again. */
  given: string;
  /** By checks of the site, before the severities that it chooses. */
  site: readonly Diagnostic[];
  /** By checks of its plan. */
  plan: readonly Diagnostic[];
}

/** Reason for an empty state: there was no build, another version made it, or the cache is off. */
export type CacheMiss = 'nothing-cached' | 'tool' | 'no-cache';

export interface SiteState {
  empty: CacheMiss | null;
  /** Fingerprint of senja itself and its content models; a different one makes the rest useless. */
  tool: string;
  /** Fingerprint of the content as the build has read it (`contentsOf`); null if unknown. */
  contents: string | null;
  /** Fingerprint of the context in which entries were validated (`EntryContext`). */
  context: string;
  /** Choices that entries had; null if unknown. */
  choices: Choices | null;
  /** The edition it was made for; null if unknown. */
  edition: Edition | null;
  /** Fingerprint of the fields of `site.yaml`. */
  settings: string;
  shared: SharedInputs;
  reads: CodeReads;
  /** What the data besides content was read from, and when it is read again. */
  data: Omit<SiteData, 'texts'>;
  /** The name of what the site's code has read and what has changed since, if anything has. */
  changedRead?: string;
  checked: Checked;
  /** By path of the content file. */
  entries: Map<string, EntryRead>;
  /** Local images by path. */
  images: Map<string, { stamp: string | null; facts: ImageFacts | ImageFault }>;
  /** By path in `dist`. */
  files: Map<string, CachedFile>;
}

/** An empty state. */
export const nothingCached = (tool: string, empty: CacheMiss): SiteState => ({
  empty,
  tool,
  contents: null,
  context: '',
  choices: null,
  edition: null,
  settings: '',
  shared: { frontEnd: '', styles: {}, site: '', planned: '' },
  reads: {},
  data: { prints: {}, reads: {}, until: null },
  checked: { given: '', site: [], plan: [] },
  entries: new Map(),
  images: new Map(),
  files: new Map(),
});
