/** How senja is to be called again, for advice that can be typed as it stands. */
import path from 'node:path';

export interface Invocation {
  /** Program that Node was started with. */
  program: string;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  toolRoot: string;
}

/** A word as a shell takes it. */
export const typed = (word: string): string => (/^[\w/.:@=\\-]+$/.test(word) ? word : `"${word}"`);

/**
 * `npx senja` outside of the package would fetch whatever else has that name, and `senja` alone is there only where
 * somebody has installed it.
 */
export function invocation({ program, env, cwd, toolRoot }: Invocation): string {
  if (path.basename(program) === 'senja' && env.npm_command !== 'exec') return 'senja';
  const within = path.relative(toolRoot, cwd);
  const isInside = within.split(path.sep)[0] !== '..' && !path.isAbsolute(within);
  return isInside ? 'npx senja' : `node ${typed(path.join(toolRoot, 'cli/senja.mjs'))}`;
}
