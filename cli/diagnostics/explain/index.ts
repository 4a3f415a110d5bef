/** What a code means, why it matters, how to fix it: `senja explain`, and formats that include it. */

/** All codes; the nearest ones to a mistyped one; `SiteCodes` are those of the site. */
/** The explanation of a code, or a line for each code, as text that ends with a newline; null for an unknown code. */
/** The explanation of a code, for reports that carry it; null for an unknown code. */
export { codesWith, explainCode, listCodes, nearestCodes, ruleText, type SiteCodes } from './explain.ts';
/** The explanation of a code with its example, as in its file of words. */
export type { Explanation } from './explanation.ts';
/** Codes of failures outside the content, which `io/failures/` throws, with their explanations. */
export { FAILURE, type FailureCode } from './explanations.ts';
