/** Checks that look at a diagnostic again, in the light of the whole site: for what it means, and what was meant. */
import type { Code, Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content, FaultyFile } from '../stages/content.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Choices, Entry } from '../stages/entry.ts';

/** What is known beside the file of a diagnostic. */
export interface Surroundings {
  folder: Pick<ContentFolder, 'images' | 'imageFolders'>;
  /** Choices of the last build; null when they are not known. */
  before: Choices | null;
  choices: Choices;
  /** Null where files are judged one by one. */
  site: {
    /** Of the build. */
    day: string;
    content: Pick<Content, 'published' | 'faulty'>;
    /** @returns addresses of an entry's page and lists */
    addressesOf(one: Entry | FaultyFile): string[];
  } | null;
}

/** @returns what is another of a diagnostic now; null when it stays as it is */
export type Revision = (
  diagnostic: Diagnostic,
) => Partial<Pick<Diagnostic, 'code' | 'params' | 'suggestions'>> | null;

export interface DiagnosticCheck {
  on: 'diagnostic';
  /** Codes that it looks at; no other check has one of them. */
  of: readonly Code[];
  /** Called once for a site, and only when there is such a diagnostic. */
  run(around: Surroundings): Revision;
}

/** @returns a function that gives a diagnostic as it is told in the end */
export function revision(
  checks: readonly DiagnosticCheck[],
  around: Surroundings,
): (diagnostic: Diagnostic) => Diagnostic {
  const prepared = new Map<Code, Revision>();
  return (diagnostic) => {
    const check = checks.find(({ of }) => of.includes(diagnostic.code));
    if (!check) return diagnostic;
    const revise = prepared.get(diagnostic.code) ?? check.run(around);
    for (const code of check.of) prepared.set(code, revise);
    const changes = revise(diagnostic);
    return changes ? { ...diagnostic, ...changes } : diagnostic;
  };
}
