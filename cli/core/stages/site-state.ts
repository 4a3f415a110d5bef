/**
 * What a build leaves for the next one on the same folders, so that it repeats only what has changed. Plain data, kept
 * as a cache: without it, or with a part of it, a build makes the same bytes. What concerns more than one file
 * (addresses, links, what is missing) is judged anew each time and is not in here.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Edition } from './edition.ts';
import type { Choices, EntryRead } from './entry.ts';
import type { ImageFacts, ImageFault } from './pictures.ts';

/** The links of a body, flat: of each what is written, and where it begins and ends in the content file. */
export type BodyLinks = (string | number)[];

/** What rendering a page has told besides its bytes. */
export interface PageNotes {
  diagnostics: Diagnostic[];
  links: BodyLinks;
  /** Ids in the page, for pages that have their own address: these are often linked to. */
  ids: string[];
  /** Of its body; null where nothing asks for them (`Page.keepsWords`). */
  words: string | null;
}

/** Fingerprints of what a file of `dist` is made from, but for what all pages share. */
export interface Inputs {
  /** The content file whose body a page shows, and the images in it; '' without one. */
  body: string;
  /** All else that the template is given; of other files, their content. */
  props: string;
}

export interface KeptFile {
  inputs: Inputs;
  /** What the output said of the file when it had been written. */
  stamp: string;
  /** Null for files that are no pages. */
  notes: PageNotes | null;
}

/** Fingerprints of what pages share. A page stands only while all that it shares does. */
export interface SharedInputs {
  /** Templates, client code. */
  frontEnd: string;
  /** The style sheet of each template, by its name. */
  styles: Readonly<Record<string, string>>;
  /** What every template is given. */
  site: string;
  /** All that pages are planned from: while it is the same, every template is given the same. */
  planned: string;
}

/** Why a state holds nothing: no build is known, another senja made it, or it was not asked for. */
export type Emptiness = 'nothing-kept' | 'tool' | 'no-cache';

export interface SiteState {
  empty: Emptiness | null;
  /** Whether it may come from another machine: then what it says must be what content could give (`kept-state.ts`). */
  carried: boolean;
  /** Fingerprint of senja itself and its content models; any other makes the rest of no use. */
  tool: string;
  /** The content as the build has read it (`contentsOf`); null when that cannot be told. */
  contents: string | null;
  /** Fingerprint of what entries were judged by (`EntryContext`). */
  context: string;
  /** What entries could choose from; null when that is not known. */
  choices: Choices | null;
  /** The day it was made for, and whom; null when that is not known. */
  edition: Edition | null;
  /** Fingerprint of what `site.yaml` says. */
  settings: string;
  shared: SharedInputs;
  /** By path of the content file. */
  entries: Map<string, EntryRead>;
  /** Local images by path. */
  images: Map<string, { stamp: string | null; facts: ImageFacts | ImageFault }>;
  /** By path in `dist`. */
  files: Map<string, KeptFile>;
}

/** A state to begin with. */
export const nothingKept = (tool: string, empty: Emptiness): SiteState => ({
  empty,
  carried: false,
  tool,
  contents: null,
  context: '',
  choices: null,
  edition: null,
  settings: '',
  shared: { frontEnd: '', styles: {}, site: '', planned: '' },
  entries: new Map(),
  images: new Map(),
  files: new Map(),
});
