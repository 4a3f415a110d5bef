/**
 * The command with decreasing limits of open files: it works or reports a lack of resources, from the lowest limit at
 * which Node itself can start a script. With FUZZ_RUNS at more of them.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { times } from '../support/machine/long.ts';
import { type RunOptions, sharedFolder, tree } from '../support/process/senja.ts';
import { install, run } from '../support/sites/installed.ts';
import { edit, smallSite } from '../support/sites/small-site.ts';

const STEP = times(32, 1);
/** Limits above the lowest that are tried; from one of them on, everything works. */
const TRIED = times(32, 32);

const limited = (limit: number): RunOptions => ({
  through: ['sh', '-c', 'ulimit -n "$0"; exec "$@"', String(limit)],
});

/** Sets four cores, so that a few hundred articles are worth other threads. */
const CORES = `import os from 'node:os';import{syncBuiltinESMExports as s}from'node:module';os.availableParallelism=()=>4;s()`;
const article = (at: number): string =>
  `---\ntitle: Judul ${at}\nexcerpt: Tidur cukup itu baik.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-${at}\n---\nTidurlah cukup.\n`;

let least = 0;
/** The lowest limit at which Node runs a script that only imports and reads one more file. */
beforeAll(async () => {
  const folder = sharedFolder();
  mkdirSync(path.join(folder, 'cli'));
  writeFileSync(path.join(folder, 'cli/more.mjs'), '');
  const script =
    "import { readFileSync } from 'node:fs';import './more.mjs';readFileSync(import.meta.filename);";
  writeFileSync(path.join(folder, 'cli/senja.mjs'), script);
  for (let limit = 8; limit < 100; limit += 1)
    if ((await run(folder, [], limited(limit))).code === 0) {
      least = limit;
      return;
    }
  throw new Error('Node runs at no limit');
});

interface Variant {
  args: readonly string[];
  before?: 'built' | 'edited';
  articles?: number;
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  'a first build': { args: ['build'] },
  'a build that goes on from the last': { args: ['build'], before: 'edited' },
  'a build that has nothing to do': { args: ['build'], before: 'built' },
  'a build that bundles': { args: ['build', '--no-cache'], before: 'edited' },
  'a build with more threads': { args: ['build'], before: 'edited', articles: 450 },
  'a check that mends': { args: ['check', '--fix'] },
  'a new article': { args: ['new', 'article', 'Judul yang baru'] },
};

it.each(Object.entries(VARIANTS))(
  'succeeds or reports the limit at any file descriptor limit: %s',
  async (name, variant) => {
    const { args, before, articles = 0 } = variant;
    const site = smallSite();
    install(site.packageRoot);
    for (let at = 10; at < 10 + articles; at += 1)
      writeFileSync(path.join(site.content, `articles/${at}-judul-${at}.md`), article(at));
    const node = articles > 0 ? ['--import', `data:text/javascript,${encodeURIComponent(CORES)}`] : [];
    const places = ['--content', site.content, '--out', site.out];
    const go = (these: readonly string[], options: RunOptions = {}) =>
      run(site.packageRoot, [...these, ...places], { cwd: site.folder, node, ...options });
    const from = before ? 'snapshot' : 'nothing';
    if (before) {
      expect(await go(['build'])).toMatchObject({ code: 0 });
      site.snapshot();
    }
    if (before === 'edited') edit(site.content);
    site.reset(from);
    const found = () => JSON.stringify(existsSync(site.out) ? tree(site.out) : {});
    const old = found();
    const written = (): string[] => readdirSync(path.join(site.content, 'articles'));
    const known = written();
    expect(await go(args)).toMatchObject({ code: 0 });
    const next = found();

    const seen = { done: 0, reported: 0 };
    const faults: string[] = [];
    for (let limit = least; limit <= least + TRIED; limit += STEP) {
      site.reset(from);
      for (const file of written())
        if (!known.includes(file)) rmSync(path.join(site.content, 'articles', file));
      const { code, stderr } = await go(args, limited(limit));
      const problem = (text: string) => faults.push(`${limit}: ${text}\n  ${stderr}`);
      if (code === 0) seen.done += 1;
      else if (code === 3 && (stderr.match(/^machine\//gm) ?? []).length === 1) seen.reported += 1;
      else problem(`exit code ${code}`);
      if (/^\s+at /m.test(stderr)) problem('a stack trace');
      if (found() !== (code === 0 ? next : old)) problem('dist is another');
      if (site.strays().length > 0) problem(site.strays().join(', '));
    }
    if (process.env.FIGURES) console.log(name, { least }, seen);
    expect(faults.join('\n')).toBe('');
    expect(seen.done).toBeGreaterThan(0);
  },
);
