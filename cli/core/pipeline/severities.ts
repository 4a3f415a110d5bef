/** Severities that a site sets for codes, in place of those of the catalogue. */
import { type Code, type Diagnostic, entryOf, type Severity } from '../../diagnostics/diagnostic.ts';

/** `off`: not reported. */
export const CHOICES = ['error', 'warning', 'note', 'off'] as const satisfies readonly (Severity | 'off')[];
export type SeverityChoice = (typeof CHOICES)[number];

type FamilyOf<Name extends string> = Name extends `${infer Family}/${string}` ? `${Family}/*` : never;

/** By code, or for a family of codes: `link/*`. A code by itself counts more than its family. */
export type SeverityChoices<Codes extends string = Code> = {
  readonly [Name in Codes | FamilyOf<Codes>]?: SeverityChoice;
};

export const familyOf = (code: string): string => `${code.slice(0, code.indexOf('/'))}/*`;

/** Errors of pages that can be made all the same: of links, and of marks in bodies. */
export const mayBeDemoted = (code: string): boolean =>
  /^(?:link|markdown)\//.test(code) && code !== 'markdown/too-many-marks';

/** @returns a function that gives diagnostics the severities of the site, without those that are off */
export function withSeverities(
  choices: SeverityChoices | undefined,
): (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[] {
  if (!choices || Object.keys(choices).length === 0) return (diagnostics) => diagnostics;
  const of = choices as Readonly<Record<string, SeverityChoice>>;
  return (diagnostics) =>
    diagnostics.flatMap((one) => {
      const choice = of[one.code] ?? of[familyOf(one.code)];
      const isFixed = !one.own && entryOf(one).severity === 'error' && !mayBeDemoted(one.code);
      if (choice === undefined || isFixed) return [one];
      return choice === 'off' ? [] : [{ ...one, severity: choice }];
    });
}
