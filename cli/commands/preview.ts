/** `senja preview`: serves `dist` as a static host would, to this machine alone. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { Failure } from '../io/failure.ts';
import { listen } from '../io/serve/static-server.ts';
import type { Context, ExitCode } from './context.ts';

const WORDS = {
  id: (url: string) => `Situs dapat dilihat di ${url}\nTekan Ctrl+C untuk berhenti.\n`,
  en: (url: string) => `The site is at ${url}\nPress Ctrl+C to stop.\n`,
} as const;

/** Runs until a signal ends the process. */
export async function preview(context: Context, { port }: { port: number }): Promise<ExitCode> {
  const folder = path.resolve(context.cwd, context.options.out);
  const stat = await fs.stat(path.join(folder, 'index.html')).catch(() => null);
  if (!stat) {
    throw new Failure('usage/content-not-found', {
      id: { message: `Belum ada situs di ${folder}.`, hint: `Jalankan lebih dulu: ${context.called} build` },
      en: { message: `There is no site in ${folder}.`, hint: `First run: ${context.called} build` },
    });
  }
  const server = await listen(folder, { port });
  const { quiet, lang } = context.options;
  context.stderr(quiet ? `${server.url}\n` : WORDS[lang](server.url));
  return new Promise(() => undefined);
}
