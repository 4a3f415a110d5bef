/** Checks of a single content file, and of a diagnostic, once the whole site is known: its cause, or a suggestion. */
import type { Code, Diagnostic, Fault, UnplacedFault } from '../../../diagnostics/index.ts';
import type { BodyCheck } from '../../bodies/text/index.ts';
import type { Content } from '../../stages/content.ts';
import type { ContentFolder } from '../../stages/content-folder.ts';
import type { Document } from '../../stages/document.ts';
import type { Choices, Entry } from '../../stages/entry.ts';
import { memoized } from '../../values/lists.ts';
import type { Schema } from '../schema/index.ts';

/** A check of the fields of a file, which may have faults. */
export interface DocumentCheck {
  on: 'document';
  /** @param schema of the file's model */
  run(document: Document, schema: Schema): Iterable<Fault>;
}

/** A check of each link in fields and bodies. */
export interface LinkCheck {
  on: 'link';
  /** @param href as written; one that must not be published has a fault already */
  run(href: string): UnplacedFault | null;
}

/** A check of a single file. */
export type FileCheck = DocumentCheck | LinkCheck | BodyCheck | DiagnosticCheck;

/** The checks of single files, by what they are on. */
export interface FileChecks {
  document: readonly DocumentCheck[];
  link: readonly LinkCheck[];
  body: readonly BodyCheck[];
  diagnostic: readonly DiagnosticCheck[];
}

/** A list to choose from, in one language of the site. */
export interface ChoiceList {
  /** The values that exist; null if they are not known with certainty. */
  allowed: readonly string[] | null;
  /** The values that entries name, each with the number of files. */
  chosen: ReadonlyMap<string, number>;
}

/** @returns the list that a field of a file chooses from, by its keyword: `topics/name`, or a folder */
export type ChoiceLists = (file: string, keyword: string) => ChoiceList;

/** Facts outside the file of a diagnostic. */
export interface RevisionContext {
  folder: Pick<ContentFolder, 'images' | 'imageFolders' | 'public' | 'read'>;
  /** Whether entries like the one in a file may have a text below the fields. */
  mayHaveBody(file: string): boolean;
  /** Choices of the last build; null if unknown. */
  before: Choices | null;
  choices: Choices;
  /** The lists that fields choose from, with the choices of all entries. */
  lists: ChoiceLists;
  /** Null if files are checked one by one. */
  site: {
    /** Day of the build. */
    day: string;
    content: Pick<Content, 'published'>;
    /** @returns addresses of an entry's page and lists */
    addressesOf(one: Entry): string[];
  } | null;
}

/** @returns the changed part of a diagnostic; null if it is unchanged */
export type Revision = (
  diagnostic: Diagnostic,
) => Partial<Pick<Diagnostic, 'code' | 'params' | 'suggestions'>> | null;

/** A check of diagnostics with some codes, once the whole site is known. */
export interface DiagnosticCheck {
  on: 'diagnostic';
  /** Codes that it revises; each belongs to one check only. */
  of: readonly Code[];
  /** Called once for a site, and only if there is such a diagnostic. */
  run(around: RevisionContext): Revision;
}

/** @returns a function that gives the final form of a diagnostic */
export function revision(
  checks: readonly DiagnosticCheck[],
  around: RevisionContext,
): (diagnostic: Diagnostic) => Diagnostic {
  const revise = memoized((check: DiagnosticCheck) => check.run(around));
  return (diagnostic) => {
    const check = checks.find(({ of }) => of.includes(diagnostic.code));
    const changes = check ? revise(check)(diagnostic) : null;
    return changes ? { ...diagnostic, ...changes } : diagnostic;
  };
}
