/** The command that installs what senja lacks: one that helps, whatever has left it out. */
import { expect, it } from 'vitest';
import { isMissing, notSetUp } from '../../../cli/tools/not-set-up.mjs';

const ESBUILD = new Error(
  'The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.\n\nIf you',
);
const OTHER_SYSTEM = new Error(
  '\nYou installed esbuild for another platform.\nSpecifically the "@esbuild/darwin-arm64" package is present but this platform\nneeds the "@esbuild/linux-x64" package instead.',
);
const SHARP = 'Could not load the "sharp" module using the linux-x64 runtime';
const NO_SHARP = new Error(`${SHARP}\nPossible solutions:\n- Ensure`);
const NO_LIBRARY = new Error(
  `${SHARP}\nERR_DLOPEN_FAILED: libvips-cpp.so.8: cannot open shared object file: No such file\nPossible solutions:`,
);
const MODULE = Object.assign(new Error("Cannot find package 'yaml'"), { code: 'ERR_MODULE_NOT_FOUND' });
const BUNDLED = Object.assign(new Error('Build failed'), {
  errors: [{ text: 'Could not resolve "commander"' }],
});

/** The folder of senja in a project. */
const IN_PROJECT = '/srv/my site/node_modules/.pnpm/senja@1.0.0/node_modules/senja/';
const INSTALL = 'npm install --include=dev --include=optional --prefix "/srv/my site"';

it.each([
  ['esbuild', ESBUILD, 'cannot be run (The package "@esbuild/linux-x64" could not be found'],
  ['esbuild of another system', OTHER_SYSTEM, 'cannot be run (You installed esbuild for another platform.).'],
  ['sharp', NO_SHARP, `cannot be run (${SHARP}).`],
  ['a library of sharp', NO_LIBRARY, '(ERR_DLOPEN_FAILED: libvips-cpp.so.8: cannot open shared object file'],
  ['a module', MODULE, 'packages that it needs are missing'],
  ['a module, while it is compiled', BUNDLED, 'packages that it needs are missing'],
])('installs what is missing, also what settings leave out: %s', (_what, error, says) => {
  expect(isMissing(error)).toBe(true);
  const { en, id } = notSetUp(error, IN_PROJECT);
  expect(en.message).toContain(says);
  expect([en.hint, id.hint]).toEqual([
    expect.stringMatching(new RegExp(`With npm: ${INSTALL}$`)),
    expect.stringMatching(new RegExp(`Dengan npm: ${INSTALL}$`)),
  ]);
});

it('compiles a clone that could not be compiled', () => {
  const error = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  const { message, hint } = notSetUp(error, '/srv/senja/').en;
  expect(message).toContain('no space left');
  expect(hint).toMatch(/: npm run prepare --prefix \/srv\/senja$/);
});
