/** The check of a format of content models. */
import type { Code, UnplacedFault } from '../../diagnostics/diagnostic.ts';

/** @returns the fault of a value, without its place, or null */
export type FormatRule = (value: string) => UnplacedFault | null;

/**
 * @param show the value in messages
 * @param meant values that an invalid one may have meant; only valid ones are suggested
 */
export const ruleOf =
  (
    code: Code,
    isValid: (value: string) => boolean,
    show: (value: string) => string,
    meant?: (value: string) => string[],
  ): FormatRule =>
  (value) =>
    isValid(value)
      ? null
      : { code, params: { value: show(value) }, ...(meant && { suggestions: meant(value).filter(isValid) }) };
