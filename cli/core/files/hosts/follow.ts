/** Answers requests by rules, as hosts do: for `preview`. */
import { percentDecoded } from '../../values/addresses.ts';
import { pathPattern, queryPattern, sentPattern, targetWith } from './patterns.ts';
import { type HeaderRule, headersOf, type Redirect } from './rules.ts';

/** Where a request is led to. */
export interface Lead {
  status: Redirect['status'];
  /** As it is sent, with the parts and the query of the address that was asked for. */
  location: string;
}

/** @returns a function that gives where the first rule for a path with its query leads to; null if there is none */
export function leadsOf(redirects: readonly Redirect[]): (asked: string) => Lead | null {
  const rules = redirects.map((redirect) => ({
    redirect,
    path: new RegExp(pathPattern(redirect.from)),
    sent: new RegExp(`${sentPattern(redirect)}(?:\\?|$)`, 'i'),
    query: new RegExp(`^${queryPattern(redirect)}`),
  }));
  return (asked) => {
    const [, sent = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(asked) ?? [];
    const path = percentDecoded(sent) ?? sent;
    for (const rule of rules) {
      const { redirect } = rule;
      const found = rule.path.test(path) && rule.query.exec(query);
      const parts = redirect.query.length > 0 ? found : found && rule.sent.exec(sent);
      if (!parts) continue;
      const rest = redirect.keepsQuery && query !== '' ? `?${query}` : '';
      const target = targetWith(redirect, (group) => parts[group] ?? '');
      return { status: redirect.status, location: target + rest + redirect.fragment };
    }
    return null;
  };
}

/** @returns the headers of an address */
export function headersAt(rules: readonly HeaderRule[], address: string) {
  const path = percentDecoded(address) ?? address;
  return headersOf(rules.filter((one) => (one.isPrefix ? path.startsWith(one.path) : path === one.path)));
}
