/** Which of the languages that have texts a page speaks. */

/**
 * @param known languages with texts
 * @returns the language itself, or the one it is a form of (`en` for `en-GB`); else English, or the first
 */
export function spokenFor(language: string, known: readonly string[]): string {
  const [primary = ''] = language.split('-', 1);
  return [language, primary, 'en'].find((one) => known.includes(one)) ?? known[0] ?? '';
}
