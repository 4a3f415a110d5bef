/**
 * Length of an article's way to its page: the functions that are called more often for one more article.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeSenja } from '../bench/corpus.mjs';
import { type CalledFunction, callsIn } from '../support/calls.ts';
import { projectCopy, run } from '../support/installed.ts';
import { copyContent, temporaryFolder } from '../support/senja.ts';

/**
 * Too few for a second list page; each build has one more. Calls that depend on the clock vary, but rarely by exactly
 * one for each article.
 */
const ARTICLES = [4, 5, 6, 7, 8] as const;
/** Maximum number of functions of the engine, including checks. */
const MOST = 120;

/** Builds a site with this number of articles from nothing. */
async function callsWith(articles: number): Promise<Map<number, CalledFunction>> {
  const folder = temporaryFolder();
  const packageRoot = projectCopy();
  const content = path.join(folder, 'content');
  copyContent(content);
  rmSync(path.join(content, 'articles'), { recursive: true });
  writeSenja(content, articles);
  const coverage = path.join(folder, 'coverage');
  const args = ['build', '--quiet', '--content', content, '--out', path.join(folder, 'dist')];
  const { code, stdout } = await run(packageRoot, args, { env: { NODE_V8_COVERAGE: coverage } });
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  return callsIn(coverage, packageRoot);
}

it('takes an article through a limited number of functions', async () => {
  const builds: Map<number, CalledFunction>[] = [];
  for (const articles of ARTICLES) builds.push(await callsWith(articles));
  const called = [...(builds.at(-1) ?? [])].filter(([at, { file }]) => {
    // Called once per file of a bundle; their number and order depend on other things.
    if (file.startsWith('cli/io/compiled/')) return false;
    const counts = builds.map((calls) => calls.get(at)?.count ?? 0);
    return counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0));
  });
  const list = called.map(([, { file, name }]) => `${file}  ${name}`).sort();
  // Without these, nothing was counted.
  for (const sure of [/read-entry\.ts {2}readEntry/, /render-pages\.ts {2}renderPage/])
    expect(list).toContainEqual(expect.stringMatching(sure));
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(MOST);
});
