/** `senja edit`: serves the editor on this machine, until a signal ends the process. */
import type { Context, ExitCode } from './context.ts';

/** Runs until a signal ends the process. */
export async function edit(
  context: Context,
  options: { port: number | null; opens: boolean },
): Promise<ExitCode> {
  return (await import('../edit/edit-site.ts')).editSite(context, options);
}
