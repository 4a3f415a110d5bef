/** The order of the work of `senja dev`: what is followed, shown and built when. The site and its server are played. */
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { Context } from '../../../cli/commands/context.ts';
import { dev } from '../../../cli/commands/dev/dev.ts';
import { phrasesIn } from '../../../cli/diagnostics/phrases/index.ts';
import { root, temporaryFolder } from '../../support/process/senja.ts';

/** What has happened, in order. */
const log: string[] = [];
/** Ends what is held, by its name in the log. */
const held = new Map<string, () => void>();
const hold = (name: string): Promise<void> => {
  log.push(name);
  return new Promise((resolve) => held.set(name, resolve));
};
const release = (name: string) => held.get(name)?.();

vi.mock('../../../cli/desk/followed-site.ts', () => ({
  followedSite({ options }: Context) {
    let builds = 0;
    return {
      served: () => Object.assign(new Map([['index.html', '']]), { base: '/' }),
      settled: async () => undefined,
      inputs: () => [],
      nameOf: (file: string) => path.relative(options.content, file),
      hasRead: () => false,
      check: () => [],
      safeFixes: async () => [],
      warm: async () => undefined,
      clearProgress: () => undefined,
      renderAnew: async () => void log.push('pages'),
      touch(file: string): boolean {
        log.push(`touch ${path.basename(file)}`);
        return true;
      },
      async build(begun?: () => void) {
        await Promise.resolve();
        begun?.();
        builds += 1;
        await hold(`build ${builds}`);
        return { diagnostics: [], fileNames: [], built: { whereShown: () => null } };
      },
    };
  },
}));

vi.mock('../../../cli/io/serve/dev-server.ts', () => ({
  startDevServer: async () => ({
    url: () => 'http://localhost:4173/',
    notify: () => log.push('notify'),
    sendReport: () => undefined,
  }),
}));

vi.mock('node:timers/promises', async (original) => {
  const own = await original<typeof import('node:timers/promises')>();
  const setTimeout = (ms: number) => (ms === 100 ? hold('pause') : own.setTimeout(ms));
  return { ...own, setTimeout };
});

const said: string[] = [];

/** `senja dev` of a site with an article and a template. */
async function started() {
  const siteRoot = realpathSync(temporaryFolder());
  const at = (name: string): string => path.join(siteRoot, name);
  for (const folder of ['content/articles', 'content/models', 'templates', 'client', 'public'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('content/articles/01-teh.md'), 'a');
  writeFileSync(at('templates/page.tsx'), 'a');
  // What was written just before is a change.
  await sleep(200);
  const context = {
    options: {
      content: at('content'),
      contentName: 'content',
      lang: 'en',
      quiet: true,
      format: 'pretty',
      reports: [],
      only: [],
      skip: [],
    },
    siteRoot,
    toolRoot: root,
    cwd: siteRoot,
    called: 'npx senja',
    say: phrasesIn('en'),
    stdout: () => undefined,
    stderr: (text: string) => void said.push(text),
  };
  void dev(context as unknown as Context, { port: 0, host: null });
  return at;
}

it('follows and shows edits during the first build, and lets open pages ask before a build of new code', async () => {
  const at = await started();
  await expect.poll(() => log).toContain('build 1');
  // Its address is known before all of a large site is checked.
  await expect.poll(() => said, { timeout: 10_000 }).toEqual(['http://localhost:4173/\n']);
  await expect
    .poll(() => {
      if (!log.includes('touch 01-teh.md')) writeFileSync(at('content/articles/01-teh.md'), 'b');
      return log.at(-1);
    })
    .toBe('notify');
  expect(log).not.toContain('build 2');
  release('build 1');
  await expect.poll(() => log).toContain('build 2');
  release('build 2');

  log.length = 0;
  writeFileSync(at('templates/page.tsx'), 'b');
  await expect.poll(() => log).toContain('pause');
  expect(log.slice(-3)).toEqual(['pages', 'notify', 'pause']);
  release('pause');
  await expect.poll(() => log).toContain('build 3');
  release('build 3');
  expect(said.filter((text) => text.includes('4173'))).toHaveLength(1);
});
