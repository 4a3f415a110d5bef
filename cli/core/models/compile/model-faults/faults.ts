/** Faults in models. */
import type { Fault } from '../../../../diagnostics/index.ts';
import type { Param } from '../../../../diagnostics/languages/index.ts';
import { escapePointer } from '../../../../diagnostics/pointers/index.ts';
import { nearest } from '../../../../diagnostics/suggestions/index.ts';
import { formatValue } from '../../../../diagnostics/texts/index.ts';

export const invalid = (pointer: string, text: Param, target: 'key' | 'value' = 'value'): Fault => ({
  code: 'model/invalid',
  params: { text },
  at: { pointer, target },
});

/** @returns the fault of an unknown keyword, with the most similar valid one */
export const unknownKeyword = (pointer: string, keyword: string, known: readonly string[]): Fault => ({
  code: 'model/unknown-keyword',
  params: { keyword: formatValue(keyword) },
  suggestions: nearest(keyword, known),
  at: { pointer: `${pointer}/${escapePointer(keyword)}`, target: 'key' },
});

/** @returns the fault of an invalid value of a keyword */
export const unknownValue = (pointer: string, keyword: string, value: unknown, known: readonly string[]) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return {
    code: 'model/unknown-value',
    params: { keyword, value: formatValue(text), known: known.join(', ') },
    suggestions: nearest(text, known),
    at: { pointer },
  } satisfies Fault;
};
