/** `senja explain`: prints the explanation of a diagnostic code to standard output. */
import pc from 'picocolors';
import {
  codesWith,
  explainCode,
  listCodes,
  nearestCodes,
  type SiteCodes,
} from '../diagnostics/explain/index.ts';
import { bundleFrontEnd, loadSite } from '../io/compiled/index.ts';
import { Failure, failure } from '../io/failures/index.ts';
import type { Roots } from '../io/site/index.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';

/**
 * @param code as typed, or undefined to list all codes
 * @throws Failure if there is no such code
 */
export async function explain(
  { options, stdout, width, called, siteRoot, toolRoot }: Context,
  code: string | undefined,
): Promise<ExitCode> {
  const { lang, colour } = options;
  const paint = pc.createColors(colour);
  const site = await codesOf({ siteRoot, toolRoot }, options.cache);
  const text =
    code === undefined
      ? listCodes(lang, paint, called, site)
      : explainCode(code, lang, paint, { width, called, site });
  if (text === null) throw unknownCode(code ?? '', called, nearestCodes(code ?? '', codesWith(site)));
  stdout(text);
  return EXIT.done;
}

/** @returns the site's own codes; none while its code is faulty, since that may be the code to explain */
async function codesOf(roots: Roots, cache: boolean): Promise<SiteCodes> {
  try {
    return loadSite(await bundleFrontEnd(roots, { cache }), roots.siteRoot, { keep: cache }).definition
      .diagnostics;
  } catch (error) {
    if (error instanceof Failure) throw error;
    return {};
  }
}

export const unknownCode = (code: string, called: string, near: readonly string[]): Failure =>
  near.length > 0
    ? failure('usage/unknown-code:near', { code, near: near.join(', ') })
    : failure('usage/unknown-code:none', { code, called });
