/** The same input gives the same bytes, anywhere and at any time: a site does not depend on the machine. */
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { LONG } from '../support/machine/long.ts';
import { type RunOptions, root, temporaryFolder, tree } from '../support/process/senja.ts';
import { install, run } from '../support/sites/installed.ts';
import { packageCopy } from '../support/sites/package-copy.ts';

const clock = pathToFileURL(path.join(root, 'tests/support/process/clock.mjs')).href;

interface Environment extends RunOptions {
  /** Name of the folder with package, content and output. */
  place?: string;
  /** Paths as given, relative to the working folder. */
  relative?: boolean;
}

/** Builds everything from nothing, bundles included. */
async function site({ place = 'biasa', relative = false, ...options }: Environment) {
  const folder = path.join(temporaryFolder(), place);
  mkdirSync(folder);
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  install(packageRoot);
  cpSync(path.join(root, 'tests/sites/lengkap'), path.join(folder, 'content'), { recursive: true });
  const cwd = relative ? path.join(folder, 'paket/client') : folder;
  const given = (name: string) =>
    relative ? path.relative(cwd, path.join(folder, name)) : path.join(folder, name);
  const day = ['--now', '2026-06-01'];
  const args = ['build', ...day, '--content', given('content'), '--out', given('dist'), '--no-cache'];
  const ran = await run(packageRoot, args, { cwd, ...options });
  expect(ran.code, ran.stderr).toBe(0);
  expect(ran.stdout).toBe('');
  return tree(path.join(folder, 'dist'));
}

let first: ReturnType<typeof site> | undefined;

const ordinary = () => {
  first ??= site({ env: { TZ: 'UTC' } });
  return first;
};

const ALONE: Readonly<Record<string, Environment>> = {
  'a path with a space and other letters': { place: 'situs šéñjá 夕方' },
  'a time zone a day ahead': { env: { TZ: 'Pacific/Kiritimati' } },
  'a time zone a day behind': { env: { TZ: 'America/Adak' } },
  'an Indonesian locale': { env: { LC_ALL: 'id_ID.UTF-8', LANG: 'id_ID.UTF-8' } },
  'a Turkish locale': { env: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } },
  'a umask that lets nobody else read': { through: ['sh', '-c', 'umask 077; exec "$0" "$@"'] },
  'another home folder': { env: { HOME: '/nonexistent/rumah', USERPROFILE: '/nonexistent/rumah' } },
  'a clock years ahead': { node: ['--import', clock], env: { CLOCK_YEARS: '7' } },
  'a clock years behind': { node: ['--import', clock], env: { CLOCK_YEARS: '-20' } },
  'another working folder': { relative: true },
  'variables that make yaml print what it reads': { env: { LOG_TOKENS: '1', LOG_STREAM: '1' } },
};

/** Several at once: whatever makes bytes differ does so in combination too. A long campaign also tries each alone. */
const TOGETHER: readonly (keyof typeof ALONE)[][] = [
  [
    ...['a path with a space and other letters', 'a time zone a day ahead', 'an Indonesian locale'],
    ...['a umask that lets nobody else read', 'another home folder', 'a clock years ahead'],
  ],
  [
    ...['a time zone a day behind', 'a Turkish locale', 'a clock years behind', 'another working folder'],
    'variables that make yaml print what it reads',
  ],
];

function together(names: readonly (keyof typeof ALONE)[]): Environment {
  const chosen = names.map((name) => ALONE[name] ?? {});
  return Object.assign({}, ...chosen, { env: Object.assign({}, ...chosen.map(({ env }) => env)) });
}

it('covers every environment', () => {
  expect(TOGETHER.flat().sort()).toEqual(Object.keys(ALONE).sort());
});

it.each(
  [...TOGETHER, ...(LONG ? Object.keys(ALONE).map((name) => [name]) : [])].map((names) => ({
    name: names.join(', '),
    names,
  })),
)('writes the same bytes with $name', async ({ names }) => {
  const plain = await ordinary();
  const found = await site(together(names));
  const all = [...new Set([...Object.keys(found), ...Object.keys(plain)])];
  expect(all.filter((name) => found[name] !== plain[name])).toEqual([]);
  expect(all.length).toBeGreaterThan(50);
});
