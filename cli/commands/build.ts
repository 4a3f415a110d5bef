/** `senja build` and `senja check`: the same pipeline, with and without a place to write to. */
import path from 'node:path';
import { type BuildResult, buildSite, type Summary } from '../build-site.ts';
import type { SiteState } from '../core/site-state.ts';
import type { Lang } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import { checkOut } from '../io/out-folder.ts';
import { openStage, type Stage } from '../io/publish.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
import { progress } from './progress.ts';
import { readingAdvice, readingOf } from './reading.ts';
import { print } from './report.ts';
import { why } from './why.ts';
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
  files: result.fileNames.length,
  fileNames: result.fileNames,
  diagnostics: result.diagnostics,
  contentFolder: context.options.contentName,
  closing,
  failure: null,
});

/** Why a result must not be published, or null when it may. */
const refusal = (context: Context, { summary, diagnostics }: BuildResult): string[] | null => {
  const words = WORDS[context.options.lang];
  if (!summary) return [];
  return context.options.strict && diagnostics.length > 0 ? [words.strict] : null;
};

/** @throws Failure for the command line and the machine */
export async function check(context: Context): Promise<ExitCode> {
  const words = WORDS[context.options.lang];
  const out = path.resolve(context.cwd, context.options.out);
  const { world, end } = await realWorld(context, { output: null, out });
  const result = await buildSite(world).finally(end);
  const refused = refusal(context, result);
  if (refused || !result.summary) {
    print(context, report(context, result, false, [...(refused ?? []), words.invalidCheck]));
    return EXIT.invalid;
  }
  const advice = readingAdvice(readingOf(await world.readContent()), context.options.lang);
  print(context, report(context, result, true, [words.checked, words.content(result.summary), ...advice]));
  return EXIT.done;
}

/** Publishing may have had to copy files, which changes what the disk says of them. */
function withStamps(state: SiteState, stamps: Stage['stamps']): SiteState {
  for (const [path, file] of state.files) {
    const stamp = stamps[path] ?? file.stamp;
    if (stamp !== file.stamp) state.files.set(path, { ...file, stamp });
  }
  return state;
}

/** @throws Failure for the command line and the machine; `dist` is as it was then */
export async function build(context: Context, { tellWhy }: { tellWhy: boolean }): Promise<ExitCode> {
  const { options, cwd } = context;
  const words = WORDS[options.lang];
  const out = await checkOut({ ...context, out: options.out, content: options.content });
  let stage: Stage | undefined;
  let remember: (state: SiteState) => void = () => undefined;
  let result: BuildResult;
  const shown = progress(context);
  try {
    const opened = await realWorld(context, {
      out,
      async output() {
        const open = await openStage(out);
        stage = open;
        const write: Stage['write'] = (file) => {
          shown.step();
          open.write(file);
        };
        return { ...open, write };
      },
    });
    remember = opened.remember;
    result = await buildSite(opened.world).finally(opened.end);
  } catch (error) {
    await stage?.discard();
    throw error;
  } finally {
    shown.clear();
  }
  const refused = refusal(context, result);
  if (refused || !result.summary || !stage) {
    await stage?.discard();
    const closing = [...(refused ?? []), words.invalid(path.relative(cwd, out) || out)];
    print(context, report(context, result, false, closing));
    return EXIT.invalid;
  }
  const how = await stage.commit();
  if (result.state) remember(withStamps(result.state, stage.stamps));
  const closing = [
    words.built(out),
    ...(how === 'in-place' ? [words.inPlace] : []),
    words.content(result.summary),
  ];
  if (tellWhy) context.stderr(why(result, options.lang));
  print(context, report(context, result, true, closing));
  return EXIT.done;
}
