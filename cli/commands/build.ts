/** `senja build` and `senja check`: the same pipeline, with and without the last step. */
import path from 'node:path';
import { type BuildResult, buildSite, type Summary } from '../build-site.ts';
import { isError, type Lang } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import { checkOut } from '../io/out-folder.ts';
import { publish } from '../io/publish.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
import { print } from './report.ts';
import { realWorld } from './world.ts';

const WORDS = {
  id: {
    invalid: (out: string) => `Konten belum benar. ${out} tidak diubah.`,
    invalidCheck: 'Konten belum benar.',
    strict: 'Peringatan dihitung sebagai kesalahan karena --strict.',
    checked: 'Konten sudah benar.',
    built: (out: string) => `Situs selesai di ${out}`,
    inPlace: 'Folder itu tidak dapat diganti sekaligus, jadi berkasnya diperbarui satu per satu.',
    content: (s: Summary) =>
      `${s.articles} artikel, ${s.pages} halaman, ${s.drafts} draf, ${s.defaults} isian memakai nilai bawaan.`,
  },
  en: {
    invalid: (out: string) => `The content is not valid. ${out} is unchanged.`,
    invalidCheck: 'The content is not valid.',
    strict: 'Warnings count as errors because of --strict.',
    checked: 'The content is valid.',
    built: (out: string) => `The site is ready in ${out}`,
    inPlace: 'That folder cannot be replaced as a whole, so its files were updated one by one.',
    content: (s: Summary) =>
      `${s.articles} articles, ${s.pages} pages, ${s.drafts} drafts, ${s.defaults} fields filled with defaults.`,
  },
} as const satisfies Record<Lang, unknown>;

const report = (context: Context, result: BuildResult, ok: boolean, closing: readonly string[]): Report => ({
  ok,
  lang: context.options.lang,
  files: result.files,
  fileNames: result.fileNames,
  diagnostics: result.diagnostics,
  contentFolder: context.options.contentName,
  closing,
  failure: null,
});

/**
 * @param write false for `check`: nothing is written
 * @throws Failure for the command line and the machine
 */
export async function build(context: Context, { write }: { write: boolean }): Promise<ExitCode> {
  const { options } = context;
  const words = WORDS[options.lang];
  const out = write ? await checkOut({ ...context, out: options.out, content: options.content }) : '';
  const result = await buildSite(await realWorld(context));
  const invalid = result.output === null || result.diagnostics.some(isError);
  const strict = options.strict && result.diagnostics.length > 0;
  if (invalid || strict || !result.output) {
    const closing = [
      ...(invalid ? [] : [words.strict]),
      write ? words.invalid(path.relative(context.cwd, out) || out) : words.invalidCheck,
    ];
    print(context, report(context, result, false, closing));
    return EXIT.invalid;
  }
  const { files, summary } = result.output;
  if (!write) {
    print(context, report(context, result, true, [words.checked, words.content(summary)]));
    return EXIT.done;
  }
  const how = await publish(out, files);
  const closing = [words.built(out), ...(how === 'in-place' ? [words.inPlace] : []), words.content(summary)];
  print(context, report(context, result, true, closing));
  return EXIT.done;
}
