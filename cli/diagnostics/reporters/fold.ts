/** Merges diagnostics with one cause in many files, such as a category renamed in site.yaml. */
import type { Code, Diagnostic } from '../index.ts';

/** Number of files from which on a fault has one cause, rather than many mistakes. */
const MANY = 20;
/** The same, for people alone, for a code whose cause is always elsewhere: tools mark each place. */
const FEW: Partial<Record<Code, number>> = { 'content/choice-gone': 2, 'content/generator-field': 2 };
/** Number of other files that are named. */
const NAMED = 3;

/** Codes whose parameters identify the cause. */
const OF_ONE_CAUSE: ReadonlySet<Code> = new Set<Code>([
  'content/choice-gone',
  'content/generator-field',
  'content/host-not-allowed',
  'content/image-folder',
  'content/image-kind',
  'content/image-missing',
  'content/missing-field',
  'content/not-one-of',
  'content/unknown-field',
  'frontmatter/missing',
  'link/absent-page',
  'link/draft',
  'link/moved',
  'link/no-such-page',
]);

/** Of links, the target is the cause: advice may be given once only. */
const causeOf = ({ code, params, suggestions }: Diagnostic): string =>
  JSON.stringify([code, params.target ?? params, suggestions]);

/**
 * @param few the numbers of files of single codes
 * @returns the diagnostics in order; of those with one cause in many files the first, with the number of the others
 */
export function foldDiagnostics(diagnostics: readonly Diagnostic[], few: typeof FEW = {}): Diagnostic[] {
  if (diagnostics.length < MANY && !diagnostics.some(({ code }) => code in few)) return [...diagnostics];
  const files = new Map<string, Set<string>>();
  const causes = diagnostics.map((one) => (OF_ONE_CAUSE.has(one.code) ? causeOf(one) : null));
  for (const [index, { file }] of diagnostics.entries()) {
    const cause = causes[index];
    if (cause) files.set(cause, (files.get(cause) ?? new Set()).add(file));
  }
  const seen = new Set<string>();
  return diagnostics.flatMap((one, index) => {
    const cause = causes[index] ?? '';
    const all = files.get(cause);
    if (!all || all.size < (few[one.code] ?? MANY)) return [one];
    if (seen.has(cause)) return [];
    seen.add(cause);
    const others = [...all].filter((file) => file !== one.file);
    return [{ ...one, others: { count: others.length, files: others.slice(0, NAMED) } }];
  });
}

/** The same for people, who mend a cause that is elsewhere once. */
export const foldForPeople = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  foldDiagnostics(diagnostics, FEW);
