import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fastFolder } from './tests/support/machine/fast-folder.mjs';
import { FROM_SOURCE } from './tests/support/machine/from-source.ts';
import { ProgressReporter } from './tests/support/machine/progress-reporter.ts';
import { SLOW, TEST_TIMEOUT } from './tests/support/machine/slow.ts';

/** Bytes that all tests together have on a disk at once, at most; some make large sites. */
const ON_DISK = 2e9;

// The folders of all tests.
process.env.TMPDIR = fastFolder(ON_DISK);
// esbuild, which runs in most tests, collects garbage less often: a tenth of the time of a build.
process.env.GOGC ??= '400';

const isFuzz = process.env.FUZZ_RUNS !== undefined;

/** All test files but those of other configurations, which need several browsers or web servers, and of `npm run fuzz`. */
const FILES = readdirSync(path.join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('tests', ...name.split(path.sep)))
  .filter((file) => /\.test\.tsx?$/.test(file) && !/^tests\/(?:engines|hosts)\//.test(file))
  .filter((file) => isFuzz || !file.includes('.fuzz.'));

const isOfBrowser = (file: string): boolean => file.startsWith('tests/browser/');

/** Tests of the compiled command, and of sites whose bundles contain its compiled modules. */
const needsCommand = (file: string): boolean =>
  /^tests\/(?:browser|process|campaigns)\/|\.process\.test\.tsx?$/.test(file);

const textOf = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/**
 * Tests that need a worker of their own: they put other modules in the place of some, or expect packages as they begin.
 * The rest share what a worker has imported, which is half of what they take.
 */
const isApart = (file: string): boolean =>
  /\bvi\.(?:(?:do)?[mM]ock|resetModules)\(|@vitest-environment/.test(textOf(file));

/** Tests of code for browsers, each in a page of its own. */
const needsPage = (file: string): boolean => /^\/\/ @page$/m.test(textOf(file));

/**
 * Starts with the files that take longest, so that none ends the run alone. The files of a project follow each other:
 * another one needs new workers. Among them, each run has an order of its own, since a worker shares its modules: no
 * test may depend on the files before it. `--sequence.seed` repeats an order; with `--maxWorkers=1` all files are in
 * one worker.
 */
class ShortestLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    this.ctx.logger.log(`The order of files is that of --sequence.seed=${seed}\n`);
    const turns = ['browser', 'process', 'process-apart', 'unit-apart', 'unit-page', 'unit'];
    const mixed = ({ moduleId }: TestSpecification): string => {
      const name = path
        .relative(import.meta.dirname, moduleId)
        .split(path.sep)
        .join('/');
      const isLast = !/^tests\/diagnostics\/(?:corpus|once)\./.test(name);
      return `${Number(isLast)} ${createHash('sha256').update(`${seed} ${name}`).digest('hex')}`;
    };
    return files
      .map((file) => ({ file, key: `${turns.indexOf(file.project.name)} ${mixed(file)}` }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ file }) => file);
  }
}

/** How long a test may wait, in milliseconds: no test measures the machine, which may be slow and busy. */
const timeouts = {
  // Campaigns at length take hours.
  testTimeout: isFuzz ? 36_000_000 : 600_000 * SLOW,
  hookTimeout: 600_000 * SLOW,
  expect: { poll: { timeout: TEST_TIMEOUT } },
};

const project = (
  name: string,
  contains: (file: string) => boolean,
  { isolate = false, globalSetup = [] as string[], setupFiles = ['values/words', 'values/advice'] } = {},
) => ({
  ...FROM_SOURCE,
  test: {
    name,
    include: FILES.filter(contains),
    isolate,
    globalSetup,
    setupFiles: setupFiles.map((name) => `tests/support/${name}.ts`),
    ...timeouts,
  },
});

const compiled = 'tests/support/machine/compile.ts';

export default defineConfig({
  test: {
    // A test that finds nothing to run must fail.
    passWithNoTests: false,
    // More files than cores: many wait for another process, a browser or a clock. With 1.5, a quarter of two cores idles.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: ShortestLast, seed: Date.now() },
    reporters: [new ProgressReporter()],
    projects: [
      project('unit', (file) => !needsCommand(file) && !isApart(file) && !needsPage(file)),
      project('unit-page', (file) => needsPage(file), { setupFiles: ['machine/page', 'values/words'] }),
      project('unit-apart', (file) => !needsCommand(file) && isApart(file), {
        isolate: true,
        // Once for each file: those that need advice import it.
        setupFiles: ['values/words'],
      }),
      project('process', (file) => needsCommand(file) && !isOfBrowser(file) && !isApart(file), {
        globalSetup: [compiled],
      }),
      project('process-apart', (file) => needsCommand(file) && !isOfBrowser(file) && isApart(file), {
        isolate: true,
        globalSetup: [compiled],
      }),
      project('browser', isOfBrowser, { globalSetup: [compiled, 'tests/browser/support/site.ts'] }),
    ],
  },
});
