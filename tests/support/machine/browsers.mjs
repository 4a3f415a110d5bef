// @ts-check
// Finds Chromium-based browsers on Linux, macOS and Windows, in their usual folders and in Playwright's.
import path from 'node:path';

/**
 * Queries about the machine.
 * @typedef {object} Disk
 * @property {NodeJS.Platform} platform
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} home
 * @property {(file: string) => boolean} exists
 * @property {(folder: string) => string[]} list names in a folder; none when there is no such folder
 */

/** The headless shell first: it renders the same pages, and opens a tab in a quarter of the time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
/** Folders that may be missing from `PATH`. */
const LINUX_FOLDERS = ['/usr/local/bin', '/usr/bin', '/snap/bin'];
const LINUX_FILES = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_FILES = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
/** Programs in Playwright's archives; the folder in between is named for the system and the processor. */
const PLAYWRIGHT_FILES = [
  'chrome',
  'chrome.exe',
  'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'Chromium.app/Contents/MacOS/Chromium',
  'chrome-headless-shell',
  'chrome-headless-shell.exe',
  'headless_shell',
  'headless_shell.exe',
];

/** @param {Disk} disk */
function installed({ platform, env, home }) {
  if (platform === 'darwin') {
    const folders = ['/Applications', path.posix.join(home, 'Applications')];
    return MAC_APPS.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? [folder] : [],
    );
    return WINDOWS_FILES.flatMap((file) => folders.map((folder) => path.win32.join(folder, file)));
  }
  const folders = [...(env.PATH ?? '').split(':').filter(path.posix.isAbsolute), ...LINUX_FOLDERS];
  const files = COMMANDS.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
  return [...files, ...LINUX_FILES];
}

/** @param {Disk} disk */
function playwrightFolder({ platform, env, home }) {
  if (env.PLAYWRIGHT_BROWSERS_PATH && env.PLAYWRIGHT_BROWSERS_PATH !== '0')
    return env.PLAYWRIGHT_BROWSERS_PATH;
  if (platform === 'darwin') return path.posix.join(home, 'Library/Caches/ms-playwright');
  if (platform === 'win32')
    return path.win32.join(env.LOCALAPPDATA ?? path.win32.join(home, 'AppData\\Local'), 'ms-playwright');
  return path.posix.join(env.XDG_CACHE_HOME || path.posix.join(home, '.cache'), 'ms-playwright');
}

/** The newest first. @param {Disk} disk */
function ownedByPlaywright(disk) {
  const { join } = disk.platform === 'win32' ? path.win32 : path.posix;
  const folder = playwrightFolder(disk);
  const number = (/** @type {string} */ name) => Number(name.split('-').at(-1));
  return disk
    .list(folder)
    .filter((name) => /^chromium(?:_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => number(b) - number(a) || b.length - a.length)
    .flatMap((name) => disk.list(join(folder, name)).map((below) => join(folder, name, below)))
    .flatMap((below) => PLAYWRIGHT_FILES.map((file) => join(below, file)));
}

/**
 * @param {Disk} disk
 * @returns {string[]} the existing browsers, best first, without duplicates
 */
export const browsersOn = (disk) => [
  ...new Set([...installed(disk), ...ownedByPlaywright(disk)].filter((file) => disk.exists(file))),
];
