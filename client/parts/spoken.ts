/** Writes lines as voices should say them, by rules that are fetched; what is seen stays as it is. */

/** A pattern with its flags, and what replaces it; nothing for a number that is said digit by digit. */
export type SpokenRule = [pattern: string, flags: string, said: string];

/** A phone number digit by digit, with a pause between groups. */
const digitByDigit = (number: string): string =>
  number
    .replace(/[^\d+]+/g, ', ')
    .replace(/^, /, '')
    .replace(/\d(?=\d)/g, '$& ')
    .replace('+', 'plus ');

export function speaker(rules: readonly SpokenRule[]): (line: string) => string {
  const ready = rules.map(([pattern, flags, said]) => [RegExp(pattern, flags), said] as const);
  return (line) =>
    ready
      .reduce(
        (text, [pattern, said]) =>
          said === ''
            ? text.replace(pattern, (_, before: string, number: string) => before + digitByDigit(number))
            : text.replace(pattern, said),
        line,
      )
      .trim();
}
