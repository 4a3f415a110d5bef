// Compiles the command, for npm's scripts: tells a mistake in cli/ or a missing package without a stack trace.
import { fileURLToPath } from 'node:url';
import { languageOf } from './language.mjs';
import { isMissing, notSetUp } from './not-set-up.mjs';

// The site's own code, which runs here, replaces it; it may also leave timers behind.
const { exit } = process;

try {
  await import('./compile.mjs');
} catch (error) {
  console.error(await textOf(error));
  // npm hides what a failed lifecycle script prints, and npx keeps a broken copy of the package then.
  exit(isMissing(error) && process.env.npm_lifecycle_event === 'prepare' ? 0 : 1);
}
exit();

async function textOf(error) {
  if (isMissing(error)) {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const { message, hint } = notSetUp(error, root)[languageOf(process.argv, process.env)];
    return `machine/not-compiled  ${message}\n${hint}`;
  }
  if (!error.errors) return error.constructor === Error ? error.message : error;
  const { formatMessages } = await import('esbuild');
  return (await formatMessages(error.errors, { kind: 'error', color: process.stderr.isTTY })).join('');
}
