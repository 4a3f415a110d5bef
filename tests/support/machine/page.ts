/**
 * A page for each test file that says `@page`: a window of its own, and modules that are imported with it. The packages
 * that they import stay, which are most of what a worker imports.
 */
import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
afterAll(() => teardown(globalThis));
vi.resetModules();
