import { defineConfig } from 'vitest/config';
import { FROM_SOURCE } from '../support/machine/from-source.ts';

/** `npm run test:hosts`: a built site on nginx, Caddy and Apache, as Debian has them. */
export default defineConfig({
  ...FROM_SOURCE,
  test: {
    include: ['tests/hosts/*.test.ts'],
    globalSetup: ['tests/support/machine/compile.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
