/**
 * Commands that are stopped at any moment: the signal ends them, `dist` is the old site or the new one, and the next
 * build makes the new one and leaves nothing next to it. With FUZZ_RUNS each kind of build is stopped that many times,
 * from another seed each time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { LONG, times } from '../support/machine/long.ts';
import { type RunOptions, sharedFolder, start, tree } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { install, run } from '../support/sites/installed.ts';
import { edit, type SmallSite, smallSite } from '../support/sites/small-site.ts';

const RUNS = times(2, 300);
/** As many as a small machine has cores; few runs take less time than preparing another site. */
const LANES = times(1, 2);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof SIGNALS)[number];

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const preload = (code: string): string[] => ['--import', `data:text/javascript,${encodeURIComponent(code)}`];

/** The error of a mount point: it cannot be renamed. */
const mountPoint = (out: string): string[] =>
  preload(
    `import fs from 'node:fs';import{syncBuiltinESMExports as s}from'node:module';const r=fs.renameSync;fs.renameSync=(a,b)=>{if(a===${JSON.stringify(out)})throw Object.assign(new Error('x'),{code:'EBUSY'});return r(a,b)};s()`,
  );

/** Sets four cores, so that many files are worth other threads. */
const FOUR_CORES = preload(
  `import os from 'node:os';import{syncBuiltinESMExports as s}from'node:module';os.availableParallelism=()=>4;s()`,
);

const article = (at: number): string =>
  `---\ntitle: Judul ${at}\nexcerpt: Tidur cukup itu baik.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-${at}\n---\nTidurlah cukup.\n`;

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stderr: string;
}

/** @param when milliseconds after the start */
async function stop(
  { packageRoot, folder }: SmallSite,
  args: readonly string[],
  signal: Signal,
  when: number,
  options: RunOptions = {},
): Promise<Ended> {
  const { child, ran } = start(packageRoot, args, { cwd: folder, ...options });
  await sleep(when);
  // A process that has ended cannot be signalled.
  child.kill(signal);
  const { code, stderr } = await ran;
  return { code, signal: child.signalCode, stderr };
}

/** A process may have ended before. */
const isRight = ({ code, signal }: Ended, sent: Signal): boolean =>
  code === 0 || (code === null && signal === sent);

interface Variant {
  from: 'snapshot' | 'nothing';
  args?: readonly string[];
  articles?: number;
  /** Whether each run takes long, or all cores. */
  slow?: true;
  node?(site: SmallSite): string[];
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  'a first build': { from: 'nothing' },
  'a build that goes on from the last': { from: 'snapshot' },
  'a build that bundles': { from: 'snapshot', args: ['--no-cache'], slow: true },
  'a build file by file': { from: 'snapshot', node: ({ out }) => mountPoint(out) },
  // Killed at calls of either thread in tests/process/many-files.long.test.ts too.
  ...(LONG && {
    'a build of several threads': { from: 'snapshot', articles: 450, slow: true, node: () => FOUR_CORES },
  }),
};

const base = sharedFolder();

/** Builds a site before and after an edit. */
async function builtSite(name: string, articles: number) {
  const site = smallSite({ folder: path.join(base, name) });
  const { packageRoot, content, out, folder } = site;
  install(packageRoot);
  const buildInto = async (place: string): Promise<string> => {
    const args = ['build', '--content', content, '--out', place];
    expect((await run(packageRoot, args, { cwd: folder })).code).toBe(0);
    return JSON.stringify(tree(place));
  };
  for (let at = 10; at < 10 + articles; at += 1)
    writeFileSync(path.join(content, `articles/${at}-judul-${at}.md`), article(at));
  const old = await buildInto(out);
  site.snapshot();
  edit(content);
  if (articles > 0)
    for (let at = 10; at < 400; at += 1)
      writeFileSync(path.join(content, `articles/${at}-judul-${at}.md`), article(at + 1));
  const next = await buildInto(path.join(folder, 'simpan/baru'));
  expect(next).not.toBe(old);
  return { site, old, next };
}

const builtSites: Record<string, ReturnType<typeof builtSite>> = {};

async function prepared({ articles = 0, node, from, args: more = [] }: Variant, lane: number) {
  const name = `${articles} ${lane}`;
  builtSites[name] ??= builtSite(name, articles);
  const { site, old, next } = await builtSites[name];
  const { packageRoot, content, out, folder } = site;
  const options = node ? { node: node(site) } : {};
  const args = ['build', '--content', content, '--out', out, ...more];
  site.reset(from);
  const began = Date.now();
  expect((await run(packageRoot, args, { cwd: folder, ...options })).code).toBe(0);
  return { site, old: from === 'nothing' ? '{}' : old, next, options, args, length: Date.now() - began };
}

it.each(Object.entries(VARIANTS))(
  'leaves one complete site when %s is stopped at any moment',
  async (name, variant) => {
    const count = variant.slow ? 1 : LANES;
    const lanes = await Promise.all(Array.from({ length: count }, (_, lane) => prepared(variant, lane)));
    const seed = LONG ? Date.now() : 1;
    const seen: Record<string, number> = {};
    const faults: string[] = [];
    const runs = variant.slow && !LONG ? RUNS / 5 : RUNS;
    await Promise.all(
      lanes.map(async ({ site, old, next, options, args, length }, lane) => {
        const chance = random(seed + lane);
        for (let round = lane; round < runs; round += count) {
          site.reset(variant.from);
          const signal = SIGNALS[Math.floor(chance() * SIGNALS.length)] ?? 'SIGINT';
          // Until shortly after the usual end.
          const when = length * 1.1 * chance();
          const ended = await stop(site, args, signal, when, options);
          const found = existsSync(site.out) ? JSON.stringify(tree(site.out)) : '{}';
          const state = found === next ? 'new' : found === old ? 'old' : 'mixed';
          const problems = [
            ...(isRight(ended, signal) ? [] : [`ended with ${ended.code} ${ended.signal}`]),
            ...(ended.code === 0 && state !== 'new' ? [`done, but dist is ${state}`] : []),
            ...(state === 'mixed' ? ['dist is neither the old site nor the new one'] : []),
            ...(/itself failed|^\s+at /m.test(ended.stderr) ? [ended.stderr] : []),
          ];
          const nextBuild = await run(site.packageRoot, args, { cwd: site.folder, ...options });
          if (nextBuild.code !== 0) problems.push(`not mended: ${nextBuild.stderr}`);
          if (JSON.stringify(tree(site.out)) !== next) problems.push('mended, but dist is another');
          problems.push(...site.strays().map((one) => `after mending: ${one}`));
          for (const problem of problems)
            faults.push(`${signal} after ${when} ms (seed ${seed})\n  ${problem}`);
          const how = `${ended.code ?? ended.signal} ${state}`;
          seen[how] = (seen[how] ?? 0) + 1;
        }
      }),
    );
    if (process.env.FIGURES) console.log(name, seen);
    expect(faults.join('\n')).toBe('');
  },
);

/** The site of the tests that leave its content and its package as they were. */
let site: SmallSite;
beforeAll(() => {
  site = smallSite({ folder: path.join(base, 'situs') });
  install(site.packageRoot);
});
beforeEach(() => site.reset('nothing'));

/** Sends a signal when a file whose path has this ending is first passed to a function of `fs`. */
const signalAt = (signal: Signal, ending: string): string[] =>
  preload(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let waits = true;
    const come = () => {
      if (waits) process.kill(process.pid, '${signal}');
      waits = false;
    };
    for (const functions of [fs, fs.promises])
      for (const [name, real] of Object.entries(functions))
        if (typeof real === 'function' && /^[a-z]/.test(name))
          functions[name] = Object.assign((...all) => {
            if (typeof all[0] === 'string' && all[0].endsWith(${JSON.stringify(ending)})) come();
            return real(...all);
          }, real);
    syncBuiltinESMExports();
  `);

it.each([
  ['site.yaml', 'SIGINT'],
  ['air-putih.yaml', 'SIGTERM'],
] as const)('writes a complete file or none when new is stopped by %s', async (ending, signal) => {
  const site = smallSite();
  install(site.packageRoot);
  const { child, ran } = start(site.packageRoot, ['new', 'article', 'Air putih', '--content', site.content], {
    cwd: site.folder,
    node: signalAt(signal, ending),
  });
  const { code } = await ran;
  expect(isRight({ code, signal: child.signalCode, stderr: '' }, signal)).toBe(true);
  const written = readdirSync(path.join(site.content, 'articles')).filter((file) =>
    file.includes('air-putih'),
  );
  // A signal that arrives while the file is being written may end the command afterwards.
  if (ending === 'site.yaml') expect({ code, written }).toEqual({ code: null, written: [] });
  else expect(written.length).toBeLessThanOrEqual(1);
  if (code === 0) expect(written).toHaveLength(1);
  for (const file of written)
    expect(readFileSync(path.join(site.content, 'articles', file), 'utf8')).toContain('Air putih');
  expect(site.strays()).toEqual([]);
});

/** Sends a signal between the two renames that replace `dist`. */
const signalInSwap = (signal: Signal, out: string): string[] =>
  preload(
    `import fs from 'node:fs';import{syncBuiltinESMExports as s}from'node:module';const r=fs.renameSync;fs.renameSync=(a,b)=>{r(a,b);if(a===${JSON.stringify(out)})process.kill(process.pid,'${signal}')};s()`,
  );

/** One that each of the tests sends in normal runs; in a long campaign all do. */
const sent = (one: Signal): readonly Signal[] => (LONG ? SIGNALS : [one]);

it.each(sent('SIGHUP'))('finishes the exchange of two sites before %s ends it', async (signal) => {
  const args = ['build', '--content', site.content, '--out', site.out];
  expect((await run(site.packageRoot, args, { cwd: site.folder })).code).toBe(0);
  const before = JSON.stringify(tree(site.out));
  const stopped = [...args, '--url', 'https://lain.example/'];
  const { child, ran } = start(site.packageRoot, stopped, {
    cwd: site.folder,
    node: signalInSwap(signal, site.out),
  });
  const { code, stderr } = await ran;
  expect({ code, signal: child.signalCode, stderr }).toEqual({ code: null, signal, stderr: '' });
  const after = JSON.stringify(tree(site.out));
  expect(after).not.toBe(before);
  expect((await run(site.packageRoot, stopped, { cwd: site.folder })).code).toBe(0);
  expect(JSON.stringify(tree(site.out))).toBe(after);
  expect(site.strays()).toEqual([]);
});

it.each(sent('SIGINT'))('ends dev and preview with %s', async (signal) => {
  mkdirSync(site.out);
  writeFileSync(path.join(site.out, 'index.html'), 'x');
  for (const command of [
    ['preview', '--out', site.out],
    ['dev', '--content', site.content],
  ]) {
    const { child } = await serve(command);
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
  }
});

/** Code that blocks the thread of a template forever, each for one signal. */
const ENDLESS: [Signal, string][] = [
  ['SIGINT', 'for (;;) {}'],
  ['SIGTERM', "/^(a+)+$/.test('a'.repeat(60) + '!');"],
  ...(LONG ? ([['SIGHUP', 'for (;;) Math.random();']] satisfies [Signal, string][]) : []),
];

it.each(ENDLESS)('handles %s while a template runs %s', async (signal, code) => {
  const template = path.join(site.packageRoot, 'templates/pages/article.tsx');
  const stuck = `{
  if (JSON.stringify(job).includes('Sup hangat')) {
    (globalThis as any).process.stderr.write('stuck');
    ${code}
  }
`;
  const text = readFileSync(template, 'utf8');
  writeFileSync(template, text.replace(/(?<=^export default function Article\(.*)\{$/m, stuck));
  const args = ['build', '--content', site.content, '--out', site.out];
  const { child, ran } = start(site.packageRoot, args, { cwd: site.folder });
  onTestFinished(() => void child.kill('SIGKILL'));
  await Promise.race([ran, new Promise((resolve) => child.stderr?.once('data', resolve))]);
  child.kill(signal);
  const ended = await ran;
  expect({ signal: child.signalCode, stderr: ended.stderr.replaceAll('stuck', '') }).toEqual({
    signal,
    stderr: '',
  });
  expect(existsSync(site.out)).toBe(false);
  writeFileSync(template, text);
  expect((await run(site.packageRoot, args, { cwd: site.folder })).code).toBe(0);
  expect(site.strays()).toEqual([]);
});

it('does not report other processes that Ctrl+C has ended at the same time', async () => {
  const senja = path.join(site.packageRoot, 'cli/senja.mjs');
  const args = [senja, 'build', '--no-cache', '--content', site.content, '--out', site.out];
  const rounds = LONG ? RUNS : RUNS / 3;
  const seen: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    // A process group of its own, as a terminal gives to each command.
    const child = spawn(process.execPath, args, {
      cwd: site.folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (text: Buffer) => {
      output += text;
    });
    const closed = once(child, 'close');
    await sleep(80 + (400 / rounds) * round);
    if (child.exitCode === null) process.kill(-Number(child.pid), 'SIGINT');
    const [code, signal] = await closed;
    expect(isRight({ code, signal, stderr: output }, 'SIGINT'), `${code} ${signal} ${output}`).toBe(true);
    expect(output).not.toMatch(/itself failed|^\s+at /m);
    seen[`${code ?? signal}`] = (seen[`${code ?? signal}`] ?? 0) + 1;
  }
  if (process.env.FIGURES) console.log(seen);
});
