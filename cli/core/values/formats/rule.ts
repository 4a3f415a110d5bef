/** Rules of formats: what a text must be, and what an invalid one may be instead. */
import type { Code, UnplacedFault } from '../../../diagnostics/index.ts';
import { shorten } from '../../../diagnostics/texts/index.ts';

const MAX_SHOWN = 200;
/** An address for messages. */
export const shownAddress = (value: string): string => shorten(value, MAX_SHOWN);

/**
 * @param timeZone of the site, in which days begin
 * @returns the fault of a value, without its place, or null
 */
export type FormatRule = (value: string, timeZone?: string) => UnplacedFault | null;

/**
 * @param show the value in messages
 * @param intended values that may be what was intended; only valid ones are suggested
 */
export const ruleOf =
  (
    code: Code,
    isValid: (value: string) => boolean,
    show: (value: string) => string,
    intended?: (value: string) => string[],
  ): FormatRule =>
  (value) =>
    isValid(value)
      ? null
      : {
          code,
          params: { value: show(value) },
          ...(intended && { suggestions: intended(value).filter(isValid) }),
        };
