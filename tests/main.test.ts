/** A failure while another error is being reported is itself reported, with its exit code. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root } from './support/process/senja.ts';

const CAUSE = '../cli/io/compiled/faults/code-fault.ts';
const COMMAND = '../cli/commands/explain.ts';
const LEAVE = '../cli/io/process/leave.ts';
const REPORT = '../cli/commands/output/report.ts';

beforeEach(() => {
  vi.resetModules();
  vi.doMock(COMMAND, () => ({ explain: () => Promise.reject(new Error('of the site')) }));
});

afterEach(() => {
  for (const module of [CAUSE, COMMAND, LEAVE, REPORT]) vi.doUnmock(module);
});

/** Runs a command that throws. @returns its exit code, and what is printed */
async function run() {
  const { main } = await import('../cli/main.ts');
  let written = '';
  const write = (text: string): void => {
    written += text;
  };
  const sink = { write, fault: async () => null };
  const code = await main(['explain', '--lang', 'en'], root, { stdout: sink, stderr: sink });
  return { code, written };
}

async function notUtf8(): Promise<Error> {
  const { failure } = await import('../cli/io/failures/failure.ts');
  return failure('usage/not-utf8', { name: 'x' });
}

it('while the cause is looked for', async () => {
  vi.doMock(CAUSE, () => ({ asSiteFaults: async () => Promise.reject(await notUtf8()) }));
  expect(await run()).toEqual({ code: 2, written: expect.stringContaining('usage/not-utf8') });
});

it('as a bug of senja if it is unexpected', async () => {
  vi.doMock(CAUSE, () => ({ asSiteFaults: () => Promise.reject(new RangeError('no such line')) }));
  expect(await run()).toEqual({ code: 3, written: expect.stringMatching(/^senja\/bug .*no such line/) });
});

it('while the faults of the site are printed', async () => {
  const { SiteFaults } = await import('../cli/core/stages/site-error.ts');
  const error = await notUtf8();
  vi.doMock(CAUSE, () => ({ asSiteFaults: async () => new SiteFaults([]) }));
  vi.doMock(REPORT, async (importReal) => ({
    ...(await importReal<object>()),
    printSiteFaults: () => {
      throw error;
    },
  }));
  expect(await run()).toEqual({ code: 2, written: expect.stringContaining('usage/not-utf8') });
});

it('never ends as if it had succeeded, when nothing is left that it could wait for', async () => {
  vi.doMock(COMMAND, () => ({ explain: () => new Promise(() => undefined) }));
  const left = new Promise<unknown>((resolve) => {
    vi.doMock(LEAVE, () => ({ exit: resolve }));
  });
  const { main } = await import('../cli/main.ts');
  let written = '';
  const write = (text: string): void => {
    written += text;
  };
  const sink = { write, fault: async () => null };
  const before = process.listeners('beforeExit');
  void main(['explain', '--lang', 'en'], root, { stdout: sink, stderr: sink });
  // Node calls these when its event loop is empty.
  const added = await vi.waitUntil(() =>
    process.listeners('beforeExit').find((listener) => !before.includes(listener)),
  );
  added(0);
  expect(await left).toBe(3);
  expect(written).toContain('senja/bug');
});
