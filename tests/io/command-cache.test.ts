/** When the command stores V8's code of itself: V8 rejects code of other flags, which a large site sets. */
import { expect, it, vi } from 'vitest';

it('keeps the flags until the code of the command is stored', async () => {
  // As in a command, for which nothing has run before.
  vi.resetModules();
  const { hasCalledMost, isAllCached, keepCommand, keepCompiled } = await import(
    '../../cli/io/compiled/run-code.ts'
  );
  const store = vi.fn();
  expect(isAllCached()).toBe(true);
  keepCommand(store);
  expect(isAllCached()).toBe(false);
  keepCompiled();
  expect(store).not.toHaveBeenCalled();
  hasCalledMost();
  expect(isAllCached()).toBe(false);
  keepCompiled();
  expect(store).toHaveBeenCalledOnce();
  expect(isAllCached()).toBe(true);
});
