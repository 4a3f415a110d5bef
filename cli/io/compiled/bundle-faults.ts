/** What esbuild takes and no page of a site can use: addresses elsewhere, which the policy of pages blocks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';

const OUTSIDE = /^(?:https?:)?\/\//i;

/** @returns a fault for each address elsewhere that a file loads, at its place */
export function outsideFaults(root: string, metafiles: readonly Metafile[]): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const { inputs } of metafiles) {
    for (const [file, { imports }] of Object.entries(inputs)) {
      for (const { path: address, external } of imports) {
        if (!external || !OUTSIDE.test(address)) continue;
        const text = readFileSync(path.join(root, file), 'utf8');
        const start = Math.max(0, text.indexOf(address));
        const at = { start, end: start + address.length };
        const fault = { code: 'code/outside-address', params: { address }, at } as const;
        found.set(`${file} ${address}`, locator({ path: file, text })(fault));
      }
    }
  }
  return [...found.values()];
}
