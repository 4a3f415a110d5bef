/**
 * A page for each test file that says `@page`: a window of its own, and modules that are imported with it. The packages
 * that they import stay, which are most of what a worker imports.
 */
import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});

/** happy-dom's windows share the prototypes of nodes: what a file adds to them ends with it. */
const shared = [Node, Element, HTMLElement].map(({ prototype }) => ({
  prototype,
  members: Object.getOwnPropertyDescriptors(prototype),
}));
afterAll(() => {
  for (const { prototype, members } of shared) {
    for (const name of Reflect.ownKeys(prototype))
      if (!Object.hasOwn(members, name)) Reflect.deleteProperty(prototype, name);
    Object.defineProperties(prototype, members);
  }
  teardown(globalThis);
});
vi.resetModules();
