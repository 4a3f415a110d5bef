// @ts-check
// Finds a browser for the tests: an installed one that starts. If none is installed, downloads one and says so.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { browsersOn } from './browsers.mjs';

/** @typedef {[program: string, ...rest: string[]]} Call */
/**
 * Actions on the machine.
 * @typedef {object} Doing
 * @property {(file: string) => Promise<string | null>} fault why a browser does not start; null if it does
 * @property {(call: Call, quiet?: boolean) => boolean} run whether a program succeeded
 * @property {(text: string) => void} say
 * @property {boolean} isRoot
 */
/** @typedef {import('./browsers.mjs').Disk & Doing} Machine */

/** Playwright's own list, which ours replaces, and parts of a window that no test looks at, of half a second each. */
const UNUSED = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

export const LAUNCH = [
  `--disable-features=${UNUSED.join(',')}`,
  '--renderer-process-limit=1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installer = path.join(
  path.dirname(createRequire(import.meta.url).resolve('playwright-core')),
  'cli.js',
);

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  home: os.homedir(),
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  async fault(executablePath) {
    try {
      await (await chromium.launch({ executablePath, args: LAUNCH })).close();
      return null;
    } catch (error) {
      return String(error);
    }
  },
  run: ([program, ...rest], quiet = false) =>
    spawnSync(program, rest, { stdio: quiet ? 'ignore' : 'inherit' }).status === 0,
  say: (text) => console.log(text),
  isRoot: process.getuid?.() === 0,
};

/**
 * Looks for the first browser that starts.
 * @param {Machine} machine
 * @returns {Promise<{ file: string | null, faults: string[] }>}
 */
async function search(machine) {
  const faults = [];
  for (const file of browsersOn(machine)) {
    const fault = await machine.fault(file);
    if (fault === null) return { file, faults };
    faults.push(`${file} does not start: ${fault}`);
  }
  return { file: null, faults };
}

/**
 * Ways to install a browser, best first: a name and the commands.
 * @param {Machine} machine
 * @returns {{ from: string, calls: Call[] }[]}
 */
function ways({ platform, env, exists, isRoot, run }) {
  const folders = (env.PATH ?? '').split(':');
  const there = (/** @type {string} */ name) =>
    folders.some((folder) => exists(path.posix.join(folder, name)));
  const apt = platform === 'linux' && there('apt-get');
  const mayInstall = apt && (isRoot || (there('sudo') && run(['sudo', '-n', 'true'], true)));
  const playwright = {
    from: "Playwright's own installer",
    // With root rights it also installs the libraries and fonts that the browser needs.
    calls: [
      /** @type {Call} */ ([
        process.execPath,
        installer,
        'install',
        ...(mayInstall ? ['--with-deps'] : []),
        'chromium',
      ]),
    ],
  };
  if (!mayInstall) return [playwright];
  /** @type {(...args: string[]) => Call} */
  const aptGet = (...args) => {
    const call = [
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ];
    return isRoot ? /** @type {Call} */ (call) : ['sudo', '-n', ...call];
  };
  const packages = ['chromium-headless-shell', 'fonts-noto-core'];
  const calls = [aptGet('update'), aptGet('install', '-y', '--no-install-recommends', ...packages)];
  return [{ from: "the system's packages", calls }, playwright];
}

/**
 * @param {Machine} [machine]
 * @returns {Promise<string>} a browser that starts: `CHROMIUM_PATH`, an installed one, or a downloaded one
 * @throws with the command that helps, if there is none
 */
export async function getBrowser(machine = thisMachine) {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    const fault = machine.exists(chosen) ? await machine.fault(chosen) : 'there is no such file';
    if (fault !== null) throw new Error(`CHROMIUM_PATH is ${chosen}: ${fault}`);
    return chosen;
  }
  let { file, faults } = await search(machine);
  // One that is installed but does not start lacks something else, such as memory.
  for (const { from, calls } of file === null && faults.length === 0 ? ways(machine) : []) {
    machine.say(
      `The tests need Chromium, Chrome or Edge, and none was found. Getting Chromium from ${from}:`,
    );
    const done = calls.every((call) => {
      machine.say(`  ${call.join(' ')}`);
      return machine.run(call);
    });
    if (done) ({ file, faults } = await search(machine));
    if (file !== null) break;
  }
  if (file !== null) return file;
  const lines = [
    'No browser for the tests. Run: npx playwright-core install --with-deps chromium',
    ...faults,
  ];
  throw new Error(lines.join('\n'));
}
