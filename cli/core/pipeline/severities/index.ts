/** Severities that a site sets for codes, in place of those of the catalogue. */

import ADVICE from '../../../diagnostics/generated/advice.json' with { type: 'json' };
import { type Code, type Diagnostic, SEVERITIES } from '../../../diagnostics/index.ts';

/** `off`: not reported. */
export const CHOICES = [...SEVERITIES, 'off'] as const;
export type SeverityChoice = (typeof CHOICES)[number];

type FamilyOf<Name extends string> = Name extends `${infer Family}/${string}` ? `${Family}/*` : never;

/** Codes of senja without those of errors with which no site can be made. */
type Changeable =
  | keyof typeof ADVICE
  | Exclude<Extract<Code, `${'link' | 'markdown'}/${string}`>, 'markdown/too-many-marks'>;

/**
 * By code, or for a family of codes: `link/*`. A code by itself counts more than its family.
 * @param Own codes of the site and its theme
 */
export type SeverityChoices<Own extends string = never> = {
  readonly [Name in Changeable | FamilyOf<Changeable> | Own | FamilyOf<Own>]?: SeverityChoice;
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
      const isFixed = !one.own && !Object.hasOwn(ADVICE, one.code) && !mayBeDemoted(one.code);
      if (choice === undefined || isFixed) return [one];
      return choice === 'off' ? [] : [{ ...one, severity: choice }];
    });
}
