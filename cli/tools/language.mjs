// The language of messages, determined first since any error needs it.

/** Indonesian if the environment's locale is, else English. */
function localeLanguage(env) {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^(?:id|in)(?:[_.@-]|$)/i.test(locale) || /^indonesian/i.test(locale) ? 'id' : 'en';
}

/**
 * @param {readonly string[]} argv arguments of the command, not yet validated
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {'id' | 'en'}
 */
export function languageOf(argv, env) {
  // Nothing newer than `node-version.cjs` may use.
  const at = argv.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const value = at < 0 ? '' : argv[at] === '--lang' ? argv[at + 1] : argv[at].slice('--lang='.length);
  return value === 'id' || value === 'en' ? value : localeLanguage(env);
}
