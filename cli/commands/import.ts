/** `senja import`: brings the content of another program into a site. It overwrites nothing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { carryOutImport, type PlannedImport, type Program, planImport } from '../actions/import/index.ts';
import { completeChanges } from '../actions/index.ts';
import { quoteForShell } from '../invocation.ts';
import { readModels } from '../io/content/index.ts';
import { failure } from '../io/failures/index.ts';
import { namesTheme } from '../io/site/index.ts';
import type { Context, ExitCode } from './context.ts';
import { print, reportWith } from './output/report.ts';

export interface ImportOptions {
  /** As typed: a file or a folder. */
  source: string;
  /** As typed; null for the site of the command. */
  folder: string | null;
  /** Null to find out. */
  named: Program | null;
  /** Whether to write nothing. */
  dryRun: boolean;
}

const isSite = (folder: string): boolean =>
  existsSync(path.join(folder, 'templates/site.ts')) || namesTheme(folder);

/** @returns the context of the site that the content is brought into, and whether it has to be made */
function targetOf(context: Context, folder: string | null): { target: Context; isNew: boolean } {
  const { cwd, siteRoot, toolRoot, options } = context;
  if (folder === null && (siteRoot !== toolRoot || cwd === toolRoot) && isSite(siteRoot))
    return { target: context, isNew: false };
  const root = path.resolve(cwd, folder ?? '.');
  const content = folder === null ? options.content : path.join(root, 'content');
  const contentName = path.relative(cwd, content).split(path.sep).join('/');
  const target = {
    ...context,
    siteRoot: root,
    options: { ...options, content, contentName, contentInCheckout: contentName },
  };
  return { target, isNew: !isSite(root) };
}

/** @returns what has been brought, in words */
function closingOf({ say }: Context, plan: PlannedImport, { dryRun }: ImportOptions): string[] {
  const { counts, collections, lines, diagnostics } = plan;
  const folders = collections
    .filter((one) => one.entries > 0)
    .map(({ folder, entries }) => `${folder} ${entries}`);
  const left = diagnostics.filter(({ code }) => code === 'import/left').length;
  const isNothing = counts.entries + counts.files === 0;
  return [
    isNothing
      ? say('import.nothing', { there: counts.there })
      : say(dryRun ? 'import.dry' : 'import.done', {
          tool: plan.tool,
          entries: counts.entries,
          folders: folders.join(', '),
          files: counts.files,
          aliases: counts.aliases,
        }),
    ...(!isNothing && counts.there > 0 ? [say('import.there', { there: counts.there })] : []),
    ...(left > 0 ? [say('import.left')] : []),
    ...(lines.length > 0 ? [say('import.lines'), ...lines.map((line) => `  ${line}`)] : []),
  ];
}

/** @throws Failure for the command line and the machine */
export async function importFrom(context: Context, order: ImportOptions): Promise<ExitCode> {
  const { source, folder, named, dryRun } = order;
  const place = path.resolve(context.cwd, source);
  const { target, isNew } = targetOf(context, folder);
  if (!existsSync(place)) throw failure('usage/no-export:missing', { source });
  if (!dryRun && !isNew) await completeChanges(target);
  const models = await readModels(isNew ? { siteRoot: target.toolRoot, toolRoot: target.toolRoot } : target);
  const plan = planImport(target, { place, typed: source, named, isNew, models: isNew ? {} : models });
  const { diagnostics } = plan;
  const isBroken = diagnostics.some(({ code }) => code === 'import/broken');
  const isRefused = isBroken && plan.changes.length === 0 && plan.counts.entries > 0;
  if (!dryRun && !isRefused) await carryOutImport(target, plan);
  const closing = isRefused ? [target.say('import.refused')] : closingOf(target, plan, order);
  if (!dryRun && isNew && !isRefused) {
    const steps = [
      ...(folder === null || folder === '.' ? [] : [`cd ${quoteForShell(folder)}`]),
      'npm install',
      'npm run dev',
    ];
    closing.push(target.say('import.next'), ...steps.map((step) => `  ${step}`));
  }
  const fileNames = [...new Set(diagnostics.map(({ file }) => file))];
  return print(target, reportWith(target, { ok: !isBroken, fileNames, diagnostics, closing }));
}
