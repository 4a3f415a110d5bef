/**
 * The Content Security Policy (https://www.w3.org/TR/CSP3/): of each page in its `<meta>`, of all pages in a header.
 *
 * - `contentSecurityPolicies` makes those of pages from `CspInput`. `checkHosts` throws `CodeFaults` for hosts of a
 *   site that are none, `isOfHosts` says whether an address is on one of them.
 * - `heldByAll` says what pages hold together. `headerPolicy` makes the policy in the header of it, and says which
 *   directives it leaves to pages; `policyLine` writes it. `withPolicy` gives a rendered page its own. `hashOf` gives
 *   the hash of an inline text, as policies name it.
 */
export { type CspInput, checkHosts, contentSecurityPolicies, isOfHosts } from './csp.ts';
export { hashOf, headerPolicy, heldByAll, policyLine, withPolicy } from './page-policy.ts';
