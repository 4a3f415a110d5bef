import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fastFolder } from './tests/support/machine/fast-folder.mjs';
import { FROM_SOURCE } from './tests/support/machine/from-source.ts';
import { SLOW, TEST_TIMEOUT } from './tests/support/machine/slow.ts';

/** Bytes that all tests together have on a disk at once, at most; some make large sites. */
const ON_DISK = 2e9;

// The folders of all tests.
process.env.TMPDIR = fastFolder(ON_DISK);
// esbuild, which runs in most tests, collects garbage less often: a tenth of the time of a build.
process.env.GOGC ??= '400';

/**
 * Unit tests that need modules of their own: they put others in the place of some, expect them as they begin, or have a
 * page to import them for.
 * The rest share what a worker has imported, which is half of what they take.
 */
const APART = readdirSync(path.join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => path.posix.join('tests', ...name.split(path.sep)))
  .filter((file) =>
    /\bvi\.(?:(?:do)?[mM]ock|resetModules)\(|@vitest-environment/.test(
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ),
  );

/** Tests of single modules that wait for a disk or a clock, or try thousands of texts: the quick tests leave them out. */
const LENGTHY = [
  'tests/io/content/each-with-timeout.test.ts',
  'tests/io/serve/follow.test.ts',
  'tests/io/dist/in-place.test.ts',
  'tests/io/cache/record.test.ts',
  'tests/desk/site-in-memory.test.ts',
];

const NO_UNIT = ['browser', 'engines', 'hosts', 'process', 'campaigns'].map((room) => `tests/${room}/**`);

/**
 * Starts with the files that need a process each, and ends with the short ones of `unit`, so that no file ends the run
 * alone. The files of a project follow each other: another one needs new workers. Among them, each run has an order of
 * its own, since a worker shares its modules: no test may depend on the files before it. `--sequence.seed` repeats an
 * order; with `--maxWorkers=1` all files are in one worker.
 */
class ShortestLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    this.ctx.logger.log(`The order of files is that of --sequence.seed=${seed}\n`);
    const turn = ({ moduleId, project }: TestSpecification): number => {
      if (project.name !== 'unit') return project.name === 'unit-apart' ? 0 : 1;
      return /\/diagnostics\/(?:corpus|once)\.test\.ts$/.test(moduleId) ? 2 : 3;
    };
    const mixed = ({ moduleId }: TestSpecification): string => {
      const name = path
        .relative(import.meta.dirname, moduleId)
        .split(path.sep)
        .join('/');
      return createHash('sha256').update(`${seed} ${name}`).digest('hex');
    };
    return files
      .map((file) => ({ file, key: `${turn(file)} ${file.project.name} ${mixed(file)}` }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ file }) => file);
  }
}

/** Campaigns at length take hours. */
const long = process.env.FUZZ_RUNS !== undefined;

/** Campaigns of which even one try takes seconds. */
const ONLY_LONG = ['tests/campaigns/editor-closed.process.test.ts'];

/** How long a test may wait, in milliseconds: no test measures the machine, which may be slow and busy. */
const timeouts = {
  testTimeout: long ? 36_000_000 : 600_000 * SLOW,
  hookTimeout: 600_000 * SLOW,
  expect: { poll: { timeout: TEST_TIMEOUT } },
};

export default defineConfig({
  test: {
    // A test that finds nothing to run must fail.
    passWithNoTests: false,
    // More files than cores: many wait for another process, a browser or a clock. With 1.5, a quarter of two cores idles.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: ShortestLast, seed: Date.now() },
    projects: [
      {
        ...FROM_SOURCE,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...NO_UNIT, ...APART, ...LENGTHY],
          globalSetup: ['tests/support/machine/compile.ts'],
          setupFiles: ['tests/support/values/words.ts', 'tests/support/values/advice.ts'],
          isolate: false,
          ...timeouts,
        },
      },
      {
        ...FROM_SOURCE,
        test: {
          name: 'unit-apart',
          include: APART,
          exclude: NO_UNIT,
          globalSetup: ['tests/support/machine/compile.ts'],
          setupFiles: ['tests/support/values/words.ts', 'tests/support/values/advice.ts'],
          ...timeouts,
        },
      },
      {
        ...FROM_SOURCE,
        test: {
          name: 'campaigns',
          include: ['tests/campaigns/**/*.test.ts', ...LENGTHY],
          exclude: ['tests/campaigns/**/*.process.test.ts'],
          isolate: false,
          globalSetup: ['tests/support/machine/compile.ts'],
          setupFiles: ['tests/support/values/words.ts', 'tests/support/values/advice.ts'],
          ...timeouts,
        },
      },
      {
        ...FROM_SOURCE,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts', 'tests/campaigns/**/*.process.test.ts'],
          exclude: long ? [] : ONLY_LONG,
          isolate: false,
          globalSetup: ['tests/support/machine/compile.ts'],
          ...timeouts,
        },
      },
      {
        ...FROM_SOURCE,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/machine/compile.ts', 'tests/browser/support/site.ts'],
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
