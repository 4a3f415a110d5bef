/** Content after validation: required fields are present, defaults are filled in. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Meanings, Moment } from './meanings.ts';

/** The fields of a content file, as its model defines them. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of `site.yaml` that senja itself reads. */
export interface SiteFields extends Fields {
  title: string;
  /** Public address; may have a base path. */
  url: string;
  /** Name of the time zone in which days begin. */
  timeZone?: string | undefined;
  /** Hosts that photos may come from; without it, every https host. */
  imageHosts?: string[] | undefined;
  /** `local` if photos on other hosts are shown from the content folder, where `senja photos` stores them. */
  photos?: string | undefined;
}

/** Stored data of `site.yaml`; plain data. */
export interface SiteEntry {
  fields: SiteFields;
  links: FieldLink[];
}

/** A `href` in the fields of a file. */
export interface FieldLink {
  href: string;
  /** JSON Pointer. */
  pointer: string;
}

/** Files that a body names, as written. */
export interface BodyFiles {
  images: { address: string; alt: string }[];
  /** All other addresses that may name a picture or a recording. */
  linked: string[];
}

/**
 * Stored data of a content file between validation and rendering; plain data. Its text is read again for rendering,
 * so that the memory of a build does not grow with the length of texts.
 */
export interface Entry<Own extends object = Fields> extends Meanings {
  /** Path of the content file, relative to the content folder, with `/`. */
  file: string;
  /** The folder that contains it. */
  collection: string;
  /** File name without the number or date in front and extension: `books/07-laut.md` → `laut`. */
  slug: string;
  /** Address set in the file, without base path; null in a collection whose addresses the site assigns. */
  address: string | null;
  fields: Own;
  /** Points in time that date fields state, by name of the field; in `fields`, one of format `date` is a day. */
  moments?: Readonly<Record<string, Moment>>;
  /** Offset at which the Markdown body begins; null without one. */
  bodyStart: number | null;
  /** Fingerprint of the whole file. */
  fingerprint: string;
  /** Fingerprint of everything that pages are planned from: the fields, and whether there is a body. */
  planned: string;
  /** Names of omitted fields that got their default. */
  defaults: string[];
  /** Images of the site in the fields, by path below the content folder. */
  images: string[];
  /** Addresses of the images in the body, those of the site by path. */
  bodyImages: string[];
  /** Alt text of each of these. */
  bodyAlts: string[];
  /** Pictures and recordings of the site that the body links to or plays; paths below the content folder. */
  linked?: string[];
  /**
   * The file that each address of a picture names if it is not the address itself; '' for none. While this holds, an
   * unchanged file gives the same entry.
   */
  named?: Readonly<Record<string, string>>;
  links: FieldLink[];
  /**
   * Set if the file has faults: JSON Pointers of the values that are wrong or could not be read, for which there are
   * stand-ins; '' for all of them.
   */
  tainted?: readonly string[];
}

/** Whether a file has no faults. */
export const isSound = ({ tainted }: Pick<Entry<object>, 'tainted'>): boolean => tainted === undefined;

/** Whether a value of an entry is only a stand-in, or inside one. */
export const isTainted = ({ tainted = [] }: Pick<Entry<object>, 'tainted'>, pointer: string): boolean =>
  tainted.some((one) => `${pointer}/`.startsWith(`${one}/`));

/** Result of reading one content file; plain data. */
export interface EntryRead {
  file: string;
  /** The file's stamp, taken before it was read. */
  stamp: string | null;
  entry: Entry;
  diagnostics: Diagnostic[];
}

/** Facts about the rest of the content folder that the validation of an entry depends on. */
export interface EntryContext {
  /** Values that fields may choose from `site.yaml`, by name of the list; null while that is not certain. */
  choices: Choices;
  /** Choices for entries in other languages, by language; null while `site.yaml` does not say which there are. */
  languages?: Readonly<Record<string, Choices>> | null;
  /** Names of the entries that others may refer to, by collection; null if unknown. */
  targets: Readonly<Record<string, ReadonlySet<string> | null>>;
  /** Paths of the files under `images/`. */
  images: ReadonlySet<string>;
  /** Reserved top-level path segments. */
  reserved: readonly string[];
  /** Name of the time zone in which days begin; by default that of Jakarta. */
  timeZone?: string;
  /** Files and folders that a number in front of their names only puts in order; by default all with a number. */
  ordered?: ReadonlySet<string>;
}

/** By name of the list in `site.yaml`; null if the file is faulty, or allows any host. */
export type Choices = Readonly<Record<string, readonly string[] | null>>;

/** The only list that senja itself knows: hosts that photos may come from. */
export const IMAGE_HOSTS = 'imageHosts';
