/** The command that installs what senja lacks: one that helps, whatever has left it out. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isMissing, notSetUp } from '../../../cli/tools/not-set-up.mjs';
import { temporaryFolder } from '../../support/process/senja.ts';

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

const ALL = '--include=dev --include=optional';

/** @param lists files beside `package.json` */
function project(lists: Readonly<Record<string, string>>, below = 'node_modules/senja') {
  const folder = path.join(temporaryFolder(), 'my site');
  mkdirSync(path.join(folder, below), { recursive: true });
  for (const [name, text] of Object.entries(lists)) writeFileSync(path.join(folder, name), text);
  return { folder, root: path.join(folder, below, path.sep) };
}

const LISTED = JSON.stringify({
  packages: { 'node_modules/@esbuild/linux-x64': {}, 'node_modules/@img/sharp-linux-x64': {} },
});

it.each([
  ['esbuild', ESBUILD],
  ['esbuild of another system', OTHER_SYSTEM],
  ['sharp', NO_SHARP],
  ['a module', MODULE],
  ['a module, while it is compiled', BUNDLED],
])('installs what is missing, also what settings leave out: %s', (_what, error) => {
  expect(isMissing(error)).toBe(true);
  const listed = project({ 'package-lock.json': LISTED });
  const { en, id } = notSetUp(error, listed.root, {});
  expect(en).toEqual({
    message: 'senja is not ready for use: packages that it needs are not installed.',
    hint: `Run: npm ci ${ALL} --prefix "${listed.folder}"`,
  });
  expect(id.hint).toBe(`Jalankan: npm ci ${ALL} --prefix "${listed.folder}"`);
  // npm ci refuses to work without a list.
  const fresh = project({});
  expect(notSetUp(error, fresh.root, {}).en.hint).toBe(`Run: npm install ${ALL} --prefix "${fresh.folder}"`);
});

it.each([
  ['esbuild', ESBUILD],
  ['esbuild of another system', OTHER_SYSTEM],
  ['sharp', NO_SHARP],
])('does not install from a list that lacks the package for this system: %s', (_what, error) => {
  const { folder, root } = project({
    'package-lock.json': '{ "packages": { "node_modules/@esbuild/darwin-arm64": {} } }',
  });
  const { hint } = notSetUp(error, root, {}).en;
  expect(hint).toMatch(
    /^The list package-lock\.json was made on another system .* Delete that file and the folder node_modules/,
  );
  expect(hint).toMatch(new RegExp(`then run: npm install ${ALL} --prefix "${folder}"$`));
});

it.each([
  [
    'pnpm-lock.yaml',
    'node_modules/.pnpm/senja@1.0.0/node_modules/senja',
    'pnpm install --prod=false --force --dir',
  ],
  ['yarn.lock', 'node_modules/senja', 'yarn install --cwd'],
  ['bun.lock', 'node_modules/senja', 'bun install --force --cwd'],
  ['npm-shrinkwrap.json', 'node_modules/senja', `npm ci ${ALL} --prefix`],
])('uses the package manager of the project: %s', (list, below, command) => {
  const { folder, root } = project({ [list]: '' }, below);
  expect(notSetUp(ESBUILD, root, {}).en.hint).toBe(`Run: ${command} "${folder}"`);
});

it('names a library that the system lacks', () => {
  const { folder, root } = project({ 'package-lock.json': LISTED });
  const { message, hint } = notSetUp(NO_LIBRARY, root, {}).en;
  expect(message).toContain(
    '(ERR_DLOPEN_FAILED: libvips-cpp.so.8: cannot open shared object file: No such file).',
  );
  expect(hint).toMatch(new RegExp(`sharp\\.pixelplumbing\\.com/install names\\. Run: npm ci .*"${folder}"$`));
});

it.each(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS'])(
  'says what to do before the command: %s',
  (code) => {
    const error = Object.assign(new Error(`${code}: mkdir`), { code });
    const { message, hint } = notSetUp(error, '/srv/senja/', {}).en;
    expect(message).not.toContain(code);
    expect(hint).toMatch(
      /^(?:Free some space, then run|Run once, as somebody who may write there): npm run prepare --prefix \/srv\/senja$/,
    );
  },
);
