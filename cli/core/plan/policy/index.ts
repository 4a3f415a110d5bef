/**
 * The Content Security Policy (https://www.w3.org/TR/CSP3/): of each page in its `<meta>`, of all pages in a header.
 *
 * - `contentSecurityPolicies` makes those of pages from `CspInput`. `checkHosts` gives the faults of hosts that a site names,
 *   `isOfHosts` whether an address is on one of them.
 * - `headerPolicy` joins those of all pages, `policyLine` writes it. `heldByAll` says what all pages hold, `withPolicy` puts the
 *   policy into a page. `hashOf` gives the hash of an inline text, as policies name it.
 */
export { type CspInput, checkHosts, contentSecurityPolicies, isOfHosts } from './csp.ts';
export { hashOf, headerPolicy, heldByAll, policyLine, withPolicy } from './page-policy.ts';
