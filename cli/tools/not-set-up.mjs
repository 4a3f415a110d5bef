// Messages for a senja that is not compiled and cannot be, lacks a package or a program of one, or is older than its
// sources, in both languages.
import { existsSync, readFileSync } from 'node:fs';

const MISSING = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** Reasons for which its folder cannot be written. */
const REASONS = {
  EACCES: { id: 'foldernya tidak boleh ditulis', en: 'its folder may not be written' },
  EPERM: { id: 'foldernya tidak boleh ditulis', en: 'its folder may not be written' },
  EROFS: { id: 'foldernya hanya boleh dibaca', en: 'its folder is for reading only' },
  ENOSPC: { id: 'tempat penyimpanan penuh', en: 'no space is left' },
  EDQUOT: { id: 'jatah penyimpanan habis', en: 'the storage quota is used up' },
};

const ALLOWED = {
  id: 'Jalankan sekali, sebagai orang yang boleh menulis di sana',
  en: 'Run once, as somebody who may write there',
};
const ROOM = { id: 'Kosongkan sebagian penyimpanan, lalu jalankan', en: 'Free some space, then run' };

/** What to do before the command; by default nothing. */
const FIRST = { EACCES: ALLOWED, EPERM: ALLOWED, EROFS: ALLOWED, ENOSPC: ROOM, EDQUOT: ROOM };

const RUN = { id: 'Jalankan', en: 'Run' };
const EMPTIED = {
  id: 'Hapus folder node_modules, lalu jalankan',
  en: 'Delete the folder node_modules, then run',
};

/** A package that npm has installed in a project, perhaps through pnpm: it contains no sources to compile. */
const INSTALLED = /^(.*?)[\\/]node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?senja[\\/]?$/;

const DAMAGED = { id: 'berkasnya rusak atau tidak lengkap', en: 'its files are damaged or incomplete' };
const LACKING = {
  id: 'paket yang diperlukannya belum terpasang',
  en: 'packages that it needs are not installed',
};

/** A path, quoted for a shell if necessary. */
const quoteForShell = (path) => (/^[\w/.:@\\-]+$/.test(path) ? path : `"${path}"`);

/** The folder of the package, for a command. */
const folderIn = (root) => quoteForShell(root.replace(/(?<=.)[\\/]$/, ''));

/**
 * @param {string} root folder of a clone
 * @returns {Record<'id' | 'en', string>} that the command was compiled before its sources changed
 */
export function outdated(root) {
  const command = `npm run prepare --prefix ${folderIn(root)}`;
  return {
    id: `senja ini lebih lama daripada sumbernya di cli/. Perbarui dengan: ${command}`,
    en: `This senja is older than its sources in cli/. Update it with: ${command}`,
  };
}

/** How sharp begins its message if the package for this system is missing or cannot be loaded. */
const NO_SHARP = /^Could not load the "sharp" module using the ([\w-]+) runtime/;

/** @returns {string | null} the package with a program for this system, if an error of esbuild or sharp says that it is missing */
const programIn = (message) => {
  const [, missing = null] = /(?:needs the|The package) "(@esbuild\/[\w-]+)"/.exec(message) ?? [];
  const [, system = null] = NO_SHARP.exec(message) ?? [];
  return missing ?? (system && `@img/sharp-${system}`);
};

/**
 * @param {any} error from compiling or loading the command, or one of its packages
 * @returns whether a package is not installed
 */
export const isMissing = ({ code, message = '', errors = [] }) =>
  MISSING.has(code) ||
  programIn(message) !== null ||
  errors.some(({ text }) => /^Could not resolve "[^.]/.test(text));

/** How esbuild says that its process could not be started, has ended, or is another version. */
const NO_ESBUILD =
  /^(?:The service (?:was stopped|is no longer running)|Cannot start service|Unsupported platform)/;

/** @param {unknown} error @returns whether the process of esbuild does not run */
export const isWithoutEsbuild = (error) => error instanceof Error && NO_ESBUILD.test(error.message);

/** Package managers, by the list of packages that they leave in a project. */
const INSTALLS = [
  ['pnpm-lock.yaml', 'pnpm install --prod=false --force --dir'],
  ['yarn.lock', 'yarn install --cwd'],
  ['bun.lock', 'bun install --force --cwd'],
  ['package-lock.json', 'npm ci --include=dev --include=optional --prefix'],
  ['npm-shrinkwrap.json', 'npm ci --include=dev --include=optional --prefix'],
];

/**
 * The command that installs all packages, whatever the settings omit: `NODE_ENV=production` and `--omit` leave out
 * those that senja lacks.
 * @param {string} project folder with a `package.json`
 * @param {string | null} program package that has to be in the list
 * @returns {{ command: string, lacks: string | null }} and the list, if it lacks that package
 */
function installIn(project, program) {
  const [list, install] = INSTALLS.find(([name]) => existsSync(`${project}/${name}`)) ?? [
    null,
    'npm install --include=dev --include=optional --prefix',
  ];
  const command = `${install} ${quoteForShell(project)}`;
  if (list !== 'package-lock.json' || program === null) return { command, lacks: null };
  let isListed = true;
  try {
    isListed = readFileSync(`${project}/${list}`, 'utf8').includes(`"node_modules/${program}"`);
  } catch {
    // npm says so.
  }
  if (isListed) return { command, lacks: null };
  return {
    command: `npm install --include=dev --include=optional --prefix ${quoteForShell(project)}`,
    lacks: list,
  };
}

/**
 * @param {unknown} error
 * @param {string} root folder of the senja package
 * @returns {Record<'id' | 'en', { message: string, hint: string }>} the problem, and the one command that fixes it
 */
export function notSetUp(error, root, env = process.env) {
  const {
    code = '',
    message = String(error),
    errors = [],
  } = /** @type {NodeJS.ErrnoException & Partial<import('esbuild').BuildFailure>} */ (error ?? {});
  const [, project] = INSTALLED.exec(root) ?? [];
  const folder = project ?? root.replace(/(?<=.)[\\/]$/, '');
  // An installed package has no sources to compile, and its code is valid.
  const isInvalid = [SyntaxError, ReferenceError, TypeError].some((kind) => error instanceof kind);
  const isDamaged =
    project !== undefined && (isInvalid || (MISSING.has(code) && message.includes('compile.mjs')));
  const missing = isMissing(error ?? {});
  const hasNoEsbuild = isWithoutEsbuild(error);
  const own = env.ESBUILD_BINARY_PATH;
  if (hasNoEsbuild && own) {
    return inBoth(
      {
        id: `ESBUILD_BINARY_PATH menyebut ${own}, yang tidak dapat dijalankan sebagai esbuild`,
        en: `ESBUILD_BINARY_PATH names ${own}, which cannot be run as esbuild`,
      },
      { id: 'Hapus pengaturan itu', en: 'Remove that variable' },
      process.platform === 'win32' ? 'set ESBUILD_BINARY_PATH=' : 'unset ESBUILD_BINARY_PATH',
    );
  }
  const { command, lacks } = installIn(folder, programIn(message));
  // Only `npm ci` replaces packages that are there.
  if (isDamaged) return inBoth(DAMAGED, command.startsWith('npm ci') ? RUN : EMPTIED, command);
  // A library of the system may be missing: the line with its name.
  const [loading] = NO_SHARP.test(message)
    ? (/^(?:ERR_DLOPEN_FAILED|Unsupported CPU): .+$/m.exec(message) ?? [])
    : [];
  if (loading)
    return inBoth(
      {
        id: `sharp, yang menyiapkan gambar, tidak dapat dimuat (${loading})`,
        en: `sharp, which makes the pictures, cannot be loaded (${loading})`,
      },
      {
        id: 'Pasang lagi paketnya; bila masalahnya tetap sama, sistem ini kekurangan sesuatu yang disebut di https://sharp.pixelplumbing.com/install. Jalankan',
        en: 'Install its package again; if it still fails, this system lacks something that https://sharp.pixelplumbing.com/install names. Run',
      },
      command,
    );
  if (hasNoEsbuild) {
    const why = message.replace(/^The service was stopped(?:: write EPIPE|: )?/, '').split('\n', 1)[0] ?? '';
    const [id, en] = why === '' ? ['ia berhenti seketika', 'it ends at once'] : [why, why];
    return inBoth(
      {
        id: `esbuild, yang menyusun kode situs, tidak dapat dijalankan (${id})`,
        en: `esbuild, which bundles the site's code, cannot be run (${en})`,
      },
      {
        id: 'Pasang lagi paketnya di tempat yang boleh menjalankan program. Jalankan',
        en: 'Install its package again, in a place where programs may run. Run',
      },
      command,
    );
  }
  if (missing && lacks !== null) {
    return inBoth(
      LACKING,
      {
        id: `Daftar ${lacks} dibuat di sistem lain dan tidak memuat paket untuk sistem ini. Hapus berkas itu dan folder node_modules di sampingnya, lalu jalankan`,
        en: `The list ${lacks} was made on another system and lacks the package for this one. Delete that file and the folder node_modules next to it, then run`,
      },
      command,
    );
  }
  if (missing) return inBoth(LACKING, RUN, command);
  const first = errors[0]?.text ?? message.trim().split('\n', 1)[0] ?? '';
  const reason = REASONS[code] ?? { id: first, en: first };
  return inBoth(
    reason,
    FIRST[code] ?? RUN,
    project === undefined ? `npm run prepare --prefix ${folderIn(root)}` : command,
  );
}

const inBoth = (reason, doing, command) => ({
  id: { message: `senja belum siap dipakai: ${reason.id}.`, hint: `${doing.id}: ${command}` },
  en: { message: `senja is not ready for use: ${reason.en}.`, hint: `${doing.en}: ${command}` },
});
