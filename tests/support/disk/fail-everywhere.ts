/** Makes every call of a build fail, one after the other, with every disk error. */

import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { LONG } from '../machine/long.ts';
import { tree } from '../process/senja.ts';
import { type BuildEnd, buildHere } from '../sites/build-here.ts';
import { edit, type SmallSite, smallSite } from '../sites/small-site.ts';
import { type Call, withFaults } from './fault.ts';

export const CODES = ['ENOSPC', 'EACCES', 'EIO', 'EMFILE'] as const;

/** Other errors that any call may meet; a short campaign tries each on fewer calls. */
const RARE = [
  ...(['EDQUOT', 'EROFS', 'EPERM', 'ESTALE', 'ENFILE', 'ENOMEM', 'EAGAIN'] as const),
  ...(['EBUSY', 'ETXTBSY', 'ELOOP', 'ENAMETOOLONG', 'ETIMEDOUT', 'EFBIG', 'EREMOTEIO'] as const),
];

/** Initial state of a build: an old site and an edit, an old site and no edit, or nothing. */
export type From = 'snapshot' | 'unchanged' | 'nothing';

/** A site that has been built and then edited; with the expected old and new site. */
async function edited(from: From) {
  // Any possible leftover next to `dist` prevents senja from skipping the build.
  const site = smallSite({ lookAlikes: from !== 'unchanged' });
  // Only then can the disk's clock show that nothing has changed since.
  await sleep(100);
  expect((await buildHere(site)).code).toBe(0);
  site.snapshot();
  const old = tree(site.out);
  if (from !== 'unchanged') edit(site.content);
  const fresh = path.join(site.folder, 'simpan/baru');
  expect((await buildHere(site, { out: fresh })).code).toBe(0);
  const next = tree(fresh);
  expect(isSame(next, old)).toBe(from === 'unchanged');
  return { site, old, next };
}

export type Scope = (site: SmallSite, call: Call) => boolean;

const below = (folder: string, { paths }: Call): boolean => paths.some((place) => place.startsWith(folder));

export const inContent: Scope = ({ content }, call) => below(content, call);

/** In `dist` and next to it. */
export const inOutput: Scope = ({ folder, content, packageRoot }, call) =>
  below(folder, call) && !below(content, call) && !below(packageRoot, call);

export const inCache: Scope = ({ cache }, call) => below(cache, call);

/** Builds once and makes the n-th call within a scope fail. */
async function buildFailing(site: SmallSite, scope: Scope, at: number, code: string) {
  let calls = 0;
  let failed: Call | null = null;
  const ended = await withFaults(
    (call) => {
      if (!scope(site, call)) return null;
      calls += 1;
      if (calls !== at) return null;
      failed = call;
      return code;
    },
    () =>
      buildHere(site).catch((error: Error) => ({ code: -1, failure: 'bug', output: String(error.stack) })),
  );
  return { calls, failed: failed as Call | null, ended };
}

/** Outcome of a build on a failing disk, by its exit code. */
const kindOf = ({ code, failure, output }: BuildEnd): string => {
  if (code === 0) return 'done';
  if (code === 1 && /file\/(?:unreadable|symbolic-link)/.test(output)) return 'unreadable';
  return failure ?? `exit code ${code}`;
};

/**
 * @param allowed allowed outcomes, named as by `kindOf`
 * @param step four of this many calls fail, each with a different error; coprime to any pattern of calls. A long
 * campaign tries every error on every call
 */
export async function failEverywhere(from: From, scope: Scope, allowed: readonly string[], step = 53) {
  const { site, old, next } = await edited(from);
  const reset = () => site.reset(from === 'nothing' ? 'nothing' : 'snapshot');
  reset();
  const { calls } = await buildFailing(site, scope, 0, '');
  const before = from === 'nothing' ? {} : old;
  const seen: Record<string, number> = {};
  const faults: string[] = [];
  for (const [number, code] of [...CODES, ...RARE].entries()) {
    const between = number < CODES.length ? step : step * 3;
    for (let at = 1; at <= calls; at += 1) {
      if (!LONG && at % between !== number) continue;
      reset();
      const { ended, failed } = await buildFailing(site, scope, at, code);
      const kind = kindOf(ended);
      const found = existsSync(site.out) ? tree(site.out) : {};
      const right = kind === 'done' ? next : before;
      const nextBuild = await buildHere(site);
      const problems = [
        ...(allowed.includes(kind) ? [] : [`${kind}: ${ended.output}`]),
        ...(isSame(found, right) ? [] : [`${kind}, but dist is another`]),
        ...(/\bat .*:\d+:\d+/.test(ended.output) ? ['a stack trace'] : []),
        ...(nextBuild.code === 0 ? [] : [`not mended: ${nextBuild.output}`]),
        ...(existsSync(site.out) && isSame(tree(site.out), next) ? [] : ['mended, but dist is another']),
        // A file that another object seems to have replaced is not deleted.
        ...(code === 'ELOOP' && failed?.name === 'unlink' ? [] : site.strays()),
      ];
      const where = `${code} at call ${at}, ${failed?.name} ${failed?.paths.join(' ')}`;
      for (const stray of site.strays())
        rmSync(path.join(site.folder, stray), { recursive: true, force: true });
      for (const problem of problems) faults.push(`${where}\n  ${problem}`);
      seen[`${code} ${kind}`] = (seen[`${code} ${kind}`] ?? 0) + 1;
    }
  }
  if (process.env.FIGURES) console.log(from, { calls }, seen);
  expect(faults.join('\n')).toBe('');
  return { calls, seen };
}

function isSame(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
