/** `senja preview`: serves `dist` on this machine, as a static host would. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { placesFor } from '../context.ts';
import { failure } from '../io/failures/index.ts';
import { serveFolder } from '../io/serve/index.ts';
import type { Context, ExitCode } from './context.ts';

/** Runs until a signal ends the process. */
export async function preview(
  context: Context,
  { port, host }: { port: number; host: string | null },
): Promise<ExitCode> {
  const folder = placesFor(context).out;
  const stat = await fs.stat(path.join(folder, 'index.html')).catch(() => null);
  if (!stat) throw failure('usage/content-not-found:site', { folder, called: context.called });
  const server = await serveFolder(folder, port, host);
  const { options, say, stderr } = context;
  stderr(`${options.quiet ? server.url : say('dev.preview', { url: server.url })}\n`);
  return new Promise(() => undefined);
}
