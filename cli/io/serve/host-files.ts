/** Files of a built site that are intended for its host: `_headers`, `_redirects`, and the base path in the web manifest. */

import { validateHeaderName, validateHeaderValue } from 'node:http';
import { headersAt, type Lead, leadsOf, rulesIn } from '../../core/files/hosts/index.ts';
import { attempt } from '../failures/index.ts';

/** Headers that only the sending server can set. */
const OWN =
  /^(?:connection|content-(?:encoding|length|range)|date|keep-alive|location|trailer|transfer-encoding|upgrade)$/i;

const isHeader = (name: string, value: string): boolean =>
  attempt(() => {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return !OWN.test(name);
  }, false);

/** A value, or several that cannot be one. */
export type HeaderValues = Record<string, string | string[]>;

/**
 * @param rules text of `_headers`
 * @returns the headers for an address, as hosts send them
 */
export function headersFor(rules: string, address: string): HeaderValues {
  const headers: HeaderValues = {};
  for (const { name, values } of headersAt(rulesIn(rules, '').headers, address).values()) {
    const sent = values.filter((value) => isHeader(name, value));
    if (sent.length > 0) headers[name] = /^set-cookie$/i.test(name) ? sent : sent.join(', ');
  }
  return headers;
}

/** @returns a function that gives where the rules of a text of `_redirects` lead to; the last text is read once */
export function redirector(): (rules: string, asked: string) => Lead | null {
  let [last, lead] = ['', leadsOf([])];
  return (rules, asked) => {
    if (rules !== last) [last, lead] = [rules, leadsOf(rulesIn('', rules).redirects)];
    return lead(asked);
  };
}

/** @returns the base path in the scope of a web manifest, with both slashes; `/` if there is none */
export function readBase(manifest: string): string {
  const scope: unknown = attempt(() => (JSON.parse(manifest) as { scope?: unknown }).scope);
  return typeof scope === 'string' && /^\/(?:[\w.~!$&'()*+,;=:@%-]+\/)*$/.test(scope) ? scope : '/';
}
