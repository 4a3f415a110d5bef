/** `senja dev`: the pipeline of `build` into memory, again after each change, shown in the browser. */
import path from 'node:path';
import { counted } from '../diagnostics/counted.ts';
import { startDevServer } from '../io/serve/dev-server.ts';
import { follow } from '../io/serve/follow.ts';
import type { Context, ExitCode } from './context.ts';
import { faultPage } from './fault-page.ts';
import { print } from './report.ts';
import { siteInMemory } from './site-in-memory.ts';

const WORDS = {
  id: {
    at: (url: string) =>
      `Situs dapat dilihat di ${url} dan mengikuti setiap perubahan.\nTekan Ctrl+C untuk berhenti.\n`,
    fresh: (milliseconds: number) => `Diperbarui dalam ${milliseconds} milidetik.`,
    kept: 'Situs yang tampil adalah yang terakhir benar.',
    none: 'Belum ada situs yang dapat ditampilkan; peramban menampilkan kesalahan di atas.',
    unfollowed: (code: string) =>
      `Tidak semua perubahan dapat diikuti (${code}). Bila ada yang tidak tampil, mulai senja dev sekali lagi.\n`,
  },
  en: {
    at: (url: string) => `The site is at ${url} and follows every change.\nPress Ctrl+C to stop.\n`,
    fresh: (milliseconds: number) => `Updated in ${counted(milliseconds, 'millisecond')}.`,
    kept: 'What is shown is the last site that was valid.',
    none: 'There is no site to show yet; the browser shows the errors above.',
    unfollowed: (code: string) =>
      `Not every change can be followed (${code}). When one does not show, start senja dev again.\n`,
  },
} as const;

/** Milliseconds to wait for more: editors write a file in several steps. */
const SETTLE = 20;

/** Runs until a signal ends the process. */
export async function dev(context: Context, { port }: { port: number }): Promise<ExitCode> {
  const { options, packageRoot } = context;
  const words = WORDS[options.lang];
  const server = await startDevServer(port);

  const site = siteInMemory(context);
  const build = async (): Promise<void> => {
    const started = performance.now();
    const { result, changed } = await site.build();
    const isThere = site.files().size > 0;
    if (isThere) server.show(site.files(), site.base());
    else server.showInstead(faultPage(result.diagnostics, options.lang));
    if (changed || !isThere) server.notify();
    print(context, {
      ok: result.built !== null,
      lang: options.lang,
      files: result.fileNames.length,
      fileNames: result.fileNames,
      diagnostics: result.diagnostics,
      contentFolder: options.contentName,
      closing: [
        result.built
          ? words.fresh(Math.round(performance.now() - started))
          : isThere
            ? words.kept
            : words.none,
      ],
      failure: null,
    });
  };

  const began = Date.now();
  await build();
  context.stderr(words.at(server.url()));

  // One build at a time; what changes meanwhile asks for one more.
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  const rebuild = (): void => {
    if (running) {
      again = true;
      return;
    }
    running = build()
      .catch((error: unknown) => context.stderr(`${(error as Error).message}\n`))
      .finally(() => {
        running = null;
        if (!again) return;
        again = false;
        rebuild();
      });
  };
  const own = ['templates', 'client', 'content/models'].map((folder) => path.join(packageRoot, folder));
  let complete = true;
  const changes = {
    changed(file: string): void {
      if (site.touch(file)) server.notify();
      clearTimeout(timer);
      timer = setTimeout(rebuild, SETTLE);
    },
    failed(error: NodeJS.ErrnoException): void {
      // Once: the system says so for each file.
      if (complete) context.stderr(words.unfollowed(error.code ?? error.message));
      complete = false;
    },
  };
  for (const folder of [options.content, ...own]) follow(folder, began, changes);
  return new Promise(() => undefined);
}
