/** Checks that revise a diagnostic once the whole site is known: its cause, or a suggestion. */
import type { Code, Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, FaultyFile } from '../stages/content.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Choices, Entry } from '../stages/entry.ts';
import { memoized } from '../values/lists.ts';

/** Facts outside the file of a diagnostic. */
export interface RevisionContext {
  folder: Pick<ContentFolder, 'images' | 'imageFolders'>;
  /** Whether entries like the one in a file may have a text below the fields. */
  mayHaveBody(file: string): boolean;
  /** Choices of the last build; null if unknown. */
  before: Choices | null;
  choices: Choices;
  /** Null if files are checked one by one. */
  site: {
    /** Day of the build. */
    day: string;
    content: Pick<Content, 'published' | 'faulty'>;
    /** @returns addresses of an entry's page and lists */
    addressesOf(one: Entry | FaultyFile): string[];
  } | null;
}

/** @returns the changed part of a diagnostic; null if it is unchanged */
export type Revision = (
  diagnostic: Diagnostic,
) => Partial<Pick<Diagnostic, 'code' | 'params' | 'suggestions'>> | null;

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
