/** `senja edit`: serves the editor on this machine, until a signal ends the process. */
import { type Context, EXIT, type ExitCode } from './context.ts';

/** Runs until a signal ends the process. */
export async function edit(
  context: Context,
  { checks, ...options }: { port: number | null; opens: boolean; checks: boolean },
): Promise<ExitCode> {
  if (checks) {
    await (await import('../desk/index.ts')).answerCheck();
    return EXIT.done;
  }
  return (await import('../edit/index.ts')).editSite(context, options);
}
