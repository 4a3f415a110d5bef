// Compiles the command, for npm's scripts: reports a mistake in cli/ or a missing package without a stack trace.
import { fileURLToPath } from 'node:url';
import { tooOld } from '../node-version.cjs';
import { languageOf } from './language.mjs';
import { isMissing, isWithoutEsbuild, notSetUp } from './not-set-up.mjs';

// The site's own code, which runs here, replaces it; it may also leave timers behind.
const { exit } = process;

/** npm hides what a failed lifecycle script prints, and npx keeps a broken copy of the package then. */
const leave = (isForSenjaToSay) =>
  exit(isForSenjaToSay && process.env.npm_lifecycle_event === 'prepare' ? 0 : 1);

const old = tooOld(process.versions.node);
if (old !== null) {
  const { message, hint } = old[languageOf(process.argv, process.env)];
  console.error(`machine/node-version  ${message}\n${hint}`);
  leave(true);
}
try {
  await import('./compile.mjs');
} catch (error) {
  console.error(await textOf(error));
  leave(isNotReady(error));
}
exit();

/** Whether the packages are at fault, rather than the sources. */
function isNotReady(error) {
  return isMissing(error) || isWithoutEsbuild(error);
}

async function textOf(error) {
  if (isNotReady(error)) {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const { message, hint } = notSetUp(error, root)[languageOf(process.argv, process.env)];
    return `machine/not-compiled  ${message}\n${hint}`;
  }
  if (!error.errors) return error.constructor === Error ? error.message : error;
  const { formatMessages } = await import('esbuild');
  return (await formatMessages(error.errors, { kind: 'error', color: process.stderr.isTTY })).join('');
}
