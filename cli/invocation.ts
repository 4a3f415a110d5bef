/** How to call senja again, for advice that can be copied. */
import path from 'node:path';
import type { SiteSetup } from './context.ts';
import type { Order } from './io/changes/index.ts';
import { pathWithin } from './io/folders/index.ts';

export interface Invocation {
  /** Program that started Node. */
  program: string;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  toolRoot: string;
}

/** A word, quoted for a shell if necessary. */
export const quoteForShell = (word: string): string => (/^[\w/.:@=\\-]+$/.test(word) ? word : `"${word}"`);

/**
 * Outside of the package, `npx senja` would fetch any package of that name, and `senja` exists only if somebody has
 * installed it.
 */
export function invocation({ program, env, cwd, toolRoot }: Invocation): string {
  const [, project = toolRoot] = /^(.*)[\\/]node_modules[\\/]\.bin[\\/]senja$/.exec(program) ?? [];
  if ([project, toolRoot].some((folder) => pathWithin(folder, cwd) !== null)) return 'npx senja';
  if (path.basename(program) === 'senja' && env.npm_command !== 'exec') return 'senja';
  return `node ${quoteForShell(path.join(toolRoot, 'cli/senja.mjs'))}`;
}

type Caller = Pick<SiteSetup, 'called' | 'cwd'> & { options: Pick<SiteSetup['options'], 'content'> };

/** The option that names the content of a command, if it needs one. */
function contentOption({ cwd, options }: Caller): string {
  const content = path.relative(cwd, options.content) || '.';
  return content === 'content' ? '' : ` --content ${quoteForShell(content)}`;
}

/** @returns the command that checks the same content */
export const checkCommand = (caller: Caller): string => `${caller.called} check${contentOption(caller)}`;

/** @returns the command that edits the same content */
export const editCommand = (caller: Caller): string => `${caller.called} edit${contentOption(caller)}`;

/** @returns the command that completes a change of the same content */
export function completingCommand(caller: Caller, order: Order): string {
  if (order.is !== 'rename')
    return order.is === 'edit' ? editCommand(caller) : `${checkCommand(caller)} --fix`;
  const words = [order.file, order.name].map(quoteForShell).join(' ');
  return `${caller.called} rename ${words}${contentOption(caller)}`;
}
