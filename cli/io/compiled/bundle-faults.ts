/** Faults that esbuild accepts but pages cannot use: addresses blocked by the policy. */

import path from 'node:path';
import type { Metafile } from 'esbuild';
import { isOfHosts } from '../../core/plan/policy/index.ts';
import type { PolicyHosts } from '../../core/stages/site.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { locator } from '../../diagnostics/locator/index.ts';
import { readLinked } from '../files/index.ts';

const OUTSIDE = /^(?:https?:)?\/\/|^data:/i;

/** By kind of address: the list of `policy` with the hosts that it may have. */
const KIND_OF: Readonly<Record<string, 'fonts' | 'styles' | undefined>> = {
  'url-token': 'fonts',
  'import-rule': 'styles',
};

/**
 * @param policy what the site allows; null if unknown
 * @returns a fault for each external address, or address without host, that a file loads, at its place
 */
export function outsideFaults(
  root: string,
  metafiles: readonly Metafile[],
  policy: () => PolicyHosts | null,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const { inputs } of metafiles) {
    for (const [file, { imports }] of Object.entries(inputs)) {
      for (const { path: address, external, kind } of imports) {
        if (!external || !OUTSIDE.test(address)) continue;
        const list = KIND_OF[kind];
        const allowed = list ? policy() : {};
        if (!allowed || (list && isOfHosts(address, allowed[list]))) continue;
        const text = readLinked(path.join(root, file)).toString('utf8');
        const start = Math.max(0, text.indexOf(address));
        const at = { start, end: start + address.length };
        const shown = /^data:/i.test(address) ? 'url(data:…)' : address;
        const fault = { code: 'code/outside-address', params: { address: shown }, at } as const;
        found.set(`${file} ${address}`, locator({ path: file, text })(fault));
      }
    }
  }
  return [...found.values()];
}
