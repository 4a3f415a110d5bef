/** Checks the codes given to `--only` and `--skip`. */

import { codesWith, FAILURE } from '../../diagnostics/explain/index.ts';
import { CATALOGUE } from '../../diagnostics/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { bundleFrontEnd, loadSite } from '../../io/compiled/index.ts';
import { failure } from '../../io/failures/index.ts';
import type { Context } from '../context.ts';
import { unknownCode } from '../explain.ts';

/** @throws Failure for a name that is neither a code of a diagnostic nor the first part of one */
export async function checkCodes(context: Context): Promise<void> {
  const { options, called } = context;
  const names = [...options.only, ...options.skip];
  const isKnown = (name: string, codes: readonly string[]): boolean =>
    codes.includes(name) || (/^[^/]+\/$/.test(name) && codes.some((code) => code.startsWith(name)));
  if (names.every((name) => isKnown(name, Object.keys(CATALOGUE)))) return;
  const { cache } = options;
  const site = loadSite(await bundleFrontEnd(context, { cache }), context.siteRoot, { keep: cache });
  const codes = codesWith(site.definition.diagnostics).filter((code) => !Object.hasOwn(FAILURE, code));
  const wrong = names.find((name) => !isKnown(name, codes));
  if (wrong === undefined) return;
  const groups = [...new Set(codes.map((code) => code.slice(0, code.lastIndexOf('/') + 1)))];
  const [group = ''] = wrong.split('/');
  const near = groups.includes(`${group}/`) && !/\/[\w-]/.test(wrong) ? [`${group}/`] : [];
  throw unknownCode(wrong, called, near.length > 0 ? near : nearest(wrong, [...codes, ...groups]));
}

/** @throws Failure if suggestions are to be applied for every code, or without fixing */
export function checkSuggested({ options, called }: Context, fix: boolean): void {
  if (fix && options.only.length > 0) return;
  const example = `${called} check --fix --only link/no-such-page --suggested`;
  throw failure('usage/suggested-needs-only', { example });
}
