/** `senja edit`: serves the editor on this machine, until a signal ends the process. */
import type { Context, ExitCode } from './context.ts';

/** Runs until a signal ends the process. */
export async function edit(
  context: Context,
  { checks, ...options }: { port: number | null; opens: boolean; checks: boolean },
): Promise<ExitCode> {
  if (checks) return (await import('../desk/check-process.ts')).answerCheck(context);
  return (await import('../edit/edit-site.ts')).editSite(context, options);
}
