/** One cause, one diagnostic: what is wrong in many files in one way, such as a category that site.yaml has renamed. */
import type { Code, Diagnostic } from './diagnostic.ts';

/** Files from which on a fault has one cause, and not as many slips. */
const MANY = 20;
/** Other files that are named. */
const NAMED = 3;

/** Codes whose parameters tell the cause. */
const OF_ONE_CAUSE: ReadonlySet<Code> = new Set<Code>([
  'content/choice-gone',
  'content/host-not-allowed',
  'content/image-folder',
  'content/image-kind',
  'content/image-missing',
  'content/not-one-of',
  'link/absent-page',
  'link/moved',
  'link/no-such-page',
]);

const causeOf = ({ code, params, suggestions }: Diagnostic): string =>
  JSON.stringify([code, params, suggestions]);

/** @returns the diagnostics in their order; of those of one cause in many files the first, with the number of the others */
export function folded(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (diagnostics.length < MANY) return [...diagnostics];
  const files = new Map<string, Set<string>>();
  const causes = diagnostics.map((one) => (OF_ONE_CAUSE.has(one.code) ? causeOf(one) : null));
  for (const [index, { file }] of diagnostics.entries()) {
    const cause = causes[index];
    if (cause) files.set(cause, (files.get(cause) ?? new Set()).add(file));
  }
  const told = new Set<string>();
  return diagnostics.flatMap((one, index) => {
    const cause = causes[index] ?? '';
    const all = files.get(cause);
    if (!all || all.size < MANY) return [one];
    if (told.has(cause)) return [];
    told.add(cause);
    const others = [...all].filter((file) => file !== one.file);
    return [{ ...one, others: { count: others.length, files: others.slice(0, NAMED) } }];
  });
}
