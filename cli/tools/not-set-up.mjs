// Messages for a senja that is not compiled and cannot be, lacks a package or a program of one, or is older than its
// sources, in both languages.

const MISSING = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** Errors of a package that lacks its program for this system, or cannot load it. */
const NO_PROGRAM = /(?:needs the|The package) "@esbuild\/|^Could not load the "sharp" module/;

/** How esbuild says that its process could not be started, has ended, or is another version. */
const NO_ESBUILD =
  /^(?:The service (?:was stopped|is no longer running)|Cannot start service|Unsupported platform)/;

/** A package that npm has installed in a project, perhaps through pnpm: it contains no sources to compile. */
const INSTALLED = /^(.*?)[\\/]node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?senja[\\/]?$/;

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

/**
 * @param {any} error from compiling or loading the command, or one of its packages
 * @returns whether a package is not installed
 */
export const isMissing = ({ code, message = '', errors = [] }) =>
  MISSING.has(code) ||
  NO_PROGRAM.test(message) ||
  errors.some(({ text }) => /^Could not resolve "[^.]/.test(text));

/** @param {unknown} error @returns whether the process of esbuild does not run */
export const isWithoutEsbuild = (error) => error instanceof Error && NO_ESBUILD.test(error.message);

/**
 * @param {unknown} error
 * @param {string} root folder of the senja package
 * @returns {Record<'id' | 'en', { message: string, hint: string }>} the problem, and the command that fixes it
 */
export function notSetUp(error, root) {
  const { message = String(error), errors = [] } =
    /** @type {Error & Partial<import('esbuild').BuildFailure>} */ (error ?? {});
  const [, project] = INSTALLED.exec(root) ?? [];
  // Whatever the settings omit: `NODE_ENV=production` and `--omit` leave out packages that senja needs.
  const install = `npm install --include=dev --include=optional --prefix ${folderIn(project ?? root)}`;
  const first = (errors[0]?.text ?? message).trim();
  // Of sharp, the line that names a library that the system lacks.
  const [reason = ''] = /^(?:ERR_DLOPEN_FAILED|Unsupported CPU): .+$/m.exec(first) ?? first.split('\n', 1);
  if (isWithoutEsbuild(error) || NO_PROGRAM.test(message))
    return {
      id: {
        message: `senja belum siap dipakai: program yang diperlukannya tidak dapat dijalankan (${reason}).`,
        hint: `Hapus folder node_modules, dan package-lock.json bila dibuat di sistem lain, lalu pasang lagi semua paketnya di tempat yang boleh menjalankan program. Dengan npm: ${install}`,
      },
      en: {
        message: `senja is not ready for use: a program that it needs cannot be run (${reason}).`,
        hint: `Delete the folder node_modules, and package-lock.json if it was made on another system, then install all packages again, in a place where programs may run. With npm: ${install}`,
      },
    };
  if (isMissing(error ?? {}) || project !== undefined)
    return {
      id: {
        message: 'senja belum siap dipakai: paket yang diperlukannya tidak ada, rusak, atau tidak lengkap.',
        hint: `Hapus folder node_modules, lalu pasang lagi semua paketnya. Dengan npm: ${install}`,
      },
      en: {
        message: 'senja is not ready for use: packages that it needs are missing, damaged or incomplete.',
        hint: `Delete the folder node_modules, then install all packages again. With npm: ${install}`,
      },
    };
  const command = `npm run prepare --prefix ${folderIn(root)}`;
  return {
    id: {
      message: `senja belum siap dipakai: ${reason}.`,
      hint: `Jalankan, sebagai orang yang boleh menulis di sana: ${command}`,
    },
    en: {
      message: `senja is not ready for use: ${reason}.`,
      hint: `Run, as somebody who may write there: ${command}`,
    },
  };
}
