// Messages for a senja that is not compiled and cannot be, lacks a package, or is older than its sources, in both
// languages.

const MISSING = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

const REASONS = {
  EACCES: { id: 'foldernya tidak boleh ditulis', en: 'its folder may not be written' },
  EPERM: { id: 'foldernya tidak boleh ditulis', en: 'its folder may not be written' },
  EROFS: { id: 'foldernya hanya boleh dibaca', en: 'its folder is for reading only' },
  ENOSPC: { id: 'tempat penyimpanan penuh', en: 'no space is left' },
  EDQUOT: { id: 'jatah penyimpanan habis', en: 'the storage quota is used up' },
};

/** A package that npm has installed in a project: it contains no sources to compile. */
const INSTALLED = /^(.*)[\\/]node_modules[\\/]senja[\\/]?$/;

const DAMAGED = { id: 'berkasnya rusak atau tidak lengkap', en: 'its files are damaged or incomplete' };

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
 * @param {any} error from compiling or loading the command
 * @returns whether a package is not installed
 */
export const isMissing = ({ code, message = '', errors = [] }) =>
  MISSING.has(code) ||
  message.includes('@esbuild/') ||
  errors.some(({ text }) => /^Could not resolve "[^.]/.test(text));

/**
 * @param {unknown} error
 * @param {string} root folder of the senja package
 * @returns {Record<'id' | 'en', { message: string, hint: string }>} the problem, and the one command that fixes it
 */
export function notSetUp(error, root) {
  const {
    code = '',
    message = String(error),
    errors = [],
  } = /** @type {NodeJS.ErrnoException & Partial<import('esbuild').BuildFailure>} */ (error ?? {});
  const [, project] = INSTALLED.exec(root) ?? [];
  const folder = project ? quoteForShell(project) : folderIn(root);
  const missing = isMissing(error ?? {});
  const first = errors[0]?.text ?? message.split('\n', 1)[0] ?? '';
  const isDamaged = project !== undefined && message.includes('compile.mjs');
  const reason = isDamaged
    ? DAMAGED
    : missing
      ? { id: 'paket yang diperlukannya belum terpasang', en: 'packages that it needs are not installed' }
      : (REASONS[code] ?? { id: first, en: first });
  const command =
    missing || project !== undefined ? `npm ci --prefix ${folder}` : `npm run prepare --prefix ${folder}`;
  return {
    id: {
      message: `senja belum siap dipakai: ${reason.id}.`,
      hint: `Jalankan sekali, sebagai orang yang boleh menulis di sana: ${command}`,
    },
    en: {
      message: `senja is not ready for use: ${reason.en}.`,
      hint: `Run once, as somebody who may write there: ${command}`,
    },
  };
}
