/**
 * Brings the content of another program into a site: an export of WordPress or Blogger, or the folder of a generator. What is
 * there already stays as it is, so that the same import a second time changes nothing.
 */
import path from 'node:path';
import type { SiteSetup } from '../../context.ts';
import type { ModelTexts } from '../../core/models/collections/index.ts';
import { writeNewFiles } from '../../io/atomic/index.ts';
import { photoWriter } from '../../io/changes/index.ts';
import { failure } from '../../io/failures/index.ts';
import { readFile } from '../../io/files/index.ts';
import { resolvedPath } from '../../io/folders/index.ts';
import { withoutSignals } from '../../io/process/index.ts';
import { carryOut } from '../carry-out.ts';
import { isBlogger, readBlogger } from './blogger.ts';
import type { Brought, Export } from './brought.ts';
import { readFolder } from './folder/index.ts';
import { GENERATORS, type GeneratorName, generatorOf } from './generators.ts';
import { type ImportPlan, planFiles } from './plan.ts';
import { openExport } from './source.ts';
import { isWordPress, readWordPress } from './wordpress.ts';

/** Programs whose content can be brought. */
export type Program = 'wordpress' | 'blogger' | GeneratorName;

/** @returns what an export holds, and the program that has written it */
function readExport(
  from: Export & { root: string },
  typed: string,
  named: Program | null,
): { brought: Brought; tool: Program } {
  const files =
    from.single === null ? from.files.filter((file) => /\.(?:xml|atom)$/i.test(file)) : [from.single];
  const generators: readonly string[] = GENERATORS;
  if (named === null || !generators.includes(named)) {
    // The export of a program is a file; its pictures are next to it.
    const generator =
      from.single === null && named === null
        ? generatorOf({ ...from, files: from.files.filter((file) => !file.endsWith('.md')) }, null)
        : null;
    for (const file of generator ? [] : files) {
      const text = from.text(file);
      if (text !== null && isWordPress(text))
        return { tool: 'wordpress', brought: readWordPress(from, file, text) };
      if (text !== null && isBlogger(text))
        return { tool: 'blogger', brought: readBlogger(from, file, text) };
    }
  }
  const generator =
    from.single === null
      ? generatorOf(from, generators.includes(named ?? '') ? (named as GeneratorName) : null)
      : null;
  if (!generator)
    throw failure('usage/no-export:unknown', {
      source: typed,
      known: ['wordpress', 'blogger', ...GENERATORS].join(', '),
    });
  return { tool: generator.name, brought: readFolder(from, generator) };
}

/** What is to be brought, and where. */
export interface ImportOrder {
  /** Absolute path of a file or folder. */
  place: string;
  /** The same, as it was typed. */
  typed: string;
  /** Null to find out. */
  named: Program | null;
  /** Whether the site is made by this import. */
  isNew: boolean;
  models: ModelTexts;
}

export interface PlannedImport extends ImportPlan {
  tool: Program;
  /** Folder that the copies come from. */
  root: string;
}

/**
 * @returns all that would be new in the site
 * @throws Failure (`usage/no-export`, `machine/file-system`)
 */
export function planImport(
  context: SiteSetup,
  { place, typed, named, isNew, models }: ImportOrder,
): PlannedImport {
  const from = openExport(place, typed);
  const { brought, tool } = readExport(from, typed, named);
  const plan = planFiles(context, from, brought, { isNew, models, tool, byWords: tool === 'jekyll' });
  // A part of an export file that cannot be read leaves nothing certain of the rest.
  const isWhole = from.single === null && tool !== 'wordpress' && tool !== 'blogger';
  return brought.broken.length > 0 && !isWhole
    ? { ...plan, tool, root: from.root, changes: [], copies: [], files: new Map(), lines: [] }
    : { ...plan, tool, root: from.root };
}

/**
 * Writes what is new: pictures and other files, each completely or not at all, then all models and entries together.
 * @throws Failure
 */
export async function carryOutImport(
  context: SiteSetup,
  { root, copies, changes, files }: PlannedImport,
): Promise<void> {
  const { siteRoot, options } = context;
  await withoutSignals(() => writeNewFiles(siteRoot, files));
  const inSite = photoWriter(resolvedPath(siteRoot));
  const inContent = photoWriter(resolvedPath(options.content));
  for (const { from, to } of copies) {
    const bytes = readFile(path.join(root, from));
    if (to.startsWith('content/')) await inContent(to.slice('content/'.length), bytes);
    else await inSite(to, bytes);
  }
  if (changes.length > 0) await carryOut(context, { changes, order: { is: 'fix' } });
}
