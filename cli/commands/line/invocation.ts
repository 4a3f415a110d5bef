/** How to call senja again, for advice that can be copied. */
import path from 'node:path';

export interface Invocation {
  /** Program that started Node. */
  program: string;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  toolRoot: string;
}

/** A word, quoted for a shell if necessary. */
export const typed = (word: string): string => (/^[\w/.:@=\\-]+$/.test(word) ? word : `"${word}"`);

/**
 * Outside of the package, `npx senja` would fetch any package of that name, and `senja` exists only if somebody has
 * installed it.
 */
export function invocation({ program, env, cwd, toolRoot }: Invocation): string {
  if (path.basename(program) === 'senja' && env.npm_command !== 'exec') return 'senja';
  const within = path.relative(toolRoot, cwd);
  const isInside = within.split(path.sep)[0] !== '..' && !path.isAbsolute(within);
  return isInside ? 'npx senja' : `node ${typed(path.join(toolRoot, 'cli/senja.mjs'))}`;
}
