/** Files of a built site that are intended for its host: `_headers`, and the base path in the web manifest. */

import { validateHeaderName, validateHeaderValue } from 'node:http';
import { attempt } from '../attempt.ts';

/** Headers that only the sending server can set. */
const OWN =
  /^(?:connection|content-(?:encoding|length|range)|date|keep-alive|location|trailer|transfer-encoding|upgrade)$/i;

const isHeader = (name: string, value: string): boolean =>
  attempt(() => {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return !OWN.test(name);
  }, false);

/**
 * @param rules text of `_headers`: a path that may end in `*`, then indented `Name: value` lines
 * @returns the headers for an address; later rules override earlier ones
 */
export function headersFor(rules: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of rules.split('\n')) {
    const rule = line.trim();
    if (rule !== '' && line.startsWith(rule)) {
      applies = rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : address === rule;
    } else if (applies) {
      const colon = rule.indexOf(':');
      const [name, value] = [rule.slice(0, colon), rule.slice(colon + 1).trim()];
      if (colon > 0 && isHeader(name, value)) headers[name] = value;
    }
  }
  return headers;
}

/** @returns the base path in the scope of a web manifest, with both slashes; `/` if there is none */
export function readBase(manifest: string): string {
  const scope: unknown = attempt(() => (JSON.parse(manifest) as { scope?: unknown }).scope);
  return typeof scope === 'string' && /^\/(?:[\w.~!$&'()*+,;=:@%-]+\/)*$/.test(scope) ? scope : '/';
}
