// Checks the version of Node before anything else is loaded, in any Node that knows modules: with no syntax and no
// module newer than those.

/** The oldest Node that senja runs on, as in `engines` of package.json. */
const OLDEST = [20, 19];

/** Of Node 21, which was never meant for long use, not all versions have what Node 20.19 has. */
const UNSUPPORTED = 21;

/**
 * @param {string} version of Node
 * @returns {Record<'id' | 'en', { message: string, hint: string }> | null} that it is too old, and how to get another;
 *   null if it is not
 */
function tooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  const isSupported =
    major !== UNSUPPORTED && (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]));
  if (isSupported) return null;
  const needed = major === UNSUPPORTED ? UNSUPPORTED + 1 : OLDEST.join('.');
  const from = 'https://nodejs.org/';
  const nvm = 'nvm install --lts';
  return {
    id: {
      message: `senja memerlukan Node ${needed} atau yang lebih baru; yang terpasang ${version}.`,
      hint: `Pasang Node yang bertanda LTS dari ${from} (atau dengan nvm: ${nvm}), lalu buka terminal baru dan ulangi.`,
    },
    en: {
      message: `senja needs Node ${needed} or newer; this is ${version}.`,
      hint: `Install the LTS version of Node from ${from} (or with nvm: ${nvm}), then open a new terminal and try again.`,
    },
  };
}

module.exports = { tooOld };
