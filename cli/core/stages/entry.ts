/** What content means once it has been validated: every required field there, every default filled in. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** The fields of a content file, as its model has them. */
export type Fields = Readonly<Record<string, unknown>>;

/** `site.yaml`: what senja itself reads of it; the rest is the site's. */
export interface SiteFields extends Fields {
  title: string;
  /** Public address; may carry a base path. */
  url: string;
  /** Name of the time zone that days are told by. */
  timeZone?: string | undefined;
  /** Hosts that photos may come from; left out, every https host. */
  imageHosts?: string[] | undefined;
  /** `local` when photos from elsewhere are shown from the content folder, where `senja photos` puts them. */
  photos?: string | undefined;
}

/** What is kept of `site.yaml`; plain data. */
export interface SiteEntry {
  fields: SiteFields;
  links: FieldLink[];
}

/** What a field may mean to the engine. */
export const ROLES = ['title', 'description', 'published', 'updated', 'expires', 'draft', 'aliases'] as const;
export type Role = (typeof ROLES)[number];

/** Names of fields by what they mean. */
export type Roles = { readonly [Each in Role]?: string };

/** Days (`YYYY-MM-DD`) that an entry names, where its model makes them dates of the engine's format. */
export type Days = { readonly [Each in Extract<Role, 'published' | 'updated' | 'expires'>]?: string };

/** What the fields of an entry mean to the engine, whatever its model calls them. */
export interface Meanings {
  /** '' without one. */
  title: string;
  /** Whether its author keeps it back. */
  draft: boolean;
  /** Addresses of old. */
  aliases: readonly string[];
  days: Days;
}

/** A `href` in the fields of a file. */
export interface FieldLink {
  href: string;
  /** JSON Pointer. */
  pointer: string;
}

/**
 * What is kept of a content file between validating it and rendering its pages; plain data. Its text is read again when
 * its page is rendered, so that the memory of a build does not grow with the words.
 */
export interface Entry<Own extends object = Fields> extends Meanings {
  /** Path of the content file, relative to the content folder, with `/`. */
  file: string;
  /** The folder that it lies in. */
  collection: string;
  /** File name without leading number and ending: `books/07-laut.md` → `laut`. */
  slug: string;
  /** Address without base path that the file itself has; null in a collection whose addresses the site gives. */
  address: string | null;
  fields: Own;
  /** Offset in the text at which the Markdown body begins; null without one. */
  bodyStart: number | null;
  /** Fingerprint of the whole file. */
  fingerprint: string;
  /** Fingerprint of all that pages can be planned from: the fields, and whether there is a body. */
  planned: string;
  /** Names of the fields that were left out and got their default. */
  defaults: string[];
  /** Local images that the fields name, as written. */
  images: string[];
  /** Addresses of the images in the body, as written. */
  bodyImages: string[];
  /** Of each of these, the text for who cannot see it. */
  bodyAlts: string[];
  links: FieldLink[];
}

/** What reading one content file gives; plain data. */
export interface EntryRead {
  file: string;
  /** The file's stamp before it was read. */
  stamp: string | null;
  /** Null when the file is faulty. */
  entry: Entry | null;
  diagnostics: Diagnostic[];
}

/** What the rest of the content folder decides about an entry. */
export interface EntryContext {
  /** Values that `site.yaml` lets fields choose from, by the list's name there; null while that is not certain. */
  choices: Choices;
  /** Names of the entries that others may refer to, by collection; null where they are not known. */
  targets: Readonly<Record<string, ReadonlySet<string> | null>>;
  /** Paths of the files under `images/`. */
  images: ReadonlySet<string>;
  /** First parts of addresses that the site keeps for itself. */
  reserved: readonly string[];
}

/** By name of the list in `site.yaml`; null where there is no list: the file is faulty, or allows all. */
export type Choices = Readonly<Record<string, readonly string[] | null>>;

/** The choice that senja itself knows of: hosts that photos may come from. */
export const IMAGE_HOSTS = 'imageHosts';
