/** The texts of `senja explain`, separate from the catalogue because other commands do not need them. */

import LONG_TEXTS from '../generated/explanations.json' with { type: 'json' };
import FAILURES from '../generated/failures.json' with { type: 'json' };
import type { Code } from '../index.ts';
import type { Lang } from '../languages/index.ts';
import type { Explanation } from './explanation.ts';

export const EXPLANATIONS = LONG_TEXTS as Readonly<Record<Code, Explanation>>;

/** A code of `io/failures/`. */
export type FailureCode = keyof typeof FAILURES;

/** Explanation of a failure: what has happened, what it means, what to do. */
export type FailureExplanation = Readonly<Record<Lang, { title: string; long: string; mend: string }>>;

/** All failures. */
export const FAILURE: Readonly<Record<FailureCode, FailureExplanation>> = FAILURES;
