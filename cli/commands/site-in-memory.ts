/**
 * The site as `senja dev` shows it: the pipeline of `build` with memory to write to. What the last build has left stays
 * in memory too, and the watcher tells what has changed, so that one edit costs little however large the site is.
 */
import path from 'node:path';
import { buildSite, type Ports } from '../build-site.ts';
import type { Output, OutputFile } from '../core/stages/output.ts';
import type { BuildResult, Built } from '../core/stages/result.ts';
import { nothingKept } from '../core/stages/site-state.ts';
import { contentReader } from '../io/content/content-folder.ts';
import { oneThread } from '../io/threads/executor.ts';
import type { Context } from './context.ts';
import { pausing, realPorts } from './ports.ts';

type Files = Map<string, OutputFile['content']>;

const UNCHANGED = '0';

export interface SiteInMemory {
  /**
   * Builds the site; one build at a time. Faulty content leaves the last sound site as it is.
   * @returns the result, and whether the site is another now than the one shown before
   */
  build(): Promise<{ result: BuildResult; changed: boolean }>;
  /** Files of the last sound site, by path. */
  files(): Files;
  /** Base path of the site, with both slashes. */
  base(): string;
  /**
   * @param file absolute path of a file that is new, gone, or not as it was; the content folder when it is another
   * @returns whether the page that shows it could be made anew at once; `build` looks at everything in any case
   */
  touch(file: string): boolean;
}

/** What takes a new site, with what stands of the one before. */
function memory(before: Files): Output & { files: Files } {
  const files: Files = new Map();
  return {
    files,
    stamps: {},
    write: ({ path: name, content }) => void files.set(name, content),
    keep(name) {
      const content = before.get(name);
      if (content !== undefined) files.set(name, content);
      return content !== undefined;
    },
  };
}

const textOf = (content: OutputFile['content'] | undefined) =>
  Array.isArray(content) ? content.join('') : content;

function sameFiles(before: Files, after: Files): boolean {
  if (before.size !== after.size) return false;
  for (const [name, content] of after) {
    const other = before.get(name);
    // What stands is the same object still.
    if (content !== other && textOf(content) !== textOf(other)) return false;
  }
  return true;
}

export function siteInMemory(context: Context): SiteInMemory {
  const { options, packageRoot } = context;
  let state = nothingKept('', 'nothing-kept');
  let shown: Files = new Map();
  let real: Promise<{ ports: Ports }> | null = null;
  let frontEnd: ReturnType<Ports['frontEnd']> | null = null;
  let reRender: Built['reRender'] | null = null;
  // A stamp counts the changes the watcher has told of, so nothing need be asked of the disk.
  const changes = new Map<string, string>();

  return {
    files: () => shown,
    base() {
      const manifest = shown.get('site.webmanifest');
      return typeof manifest === 'string' ? (JSON.parse(manifest) as { scope: string }).scope : '/';
    },
    touch(file) {
      const relative = path.relative(options.content, file);
      const models = path.join(packageRoot, 'content', 'models') + path.sep;
      if (relative === '' || relative.startsWith('..') || (file + path.sep).startsWith(models)) {
        real = null;
        frontEnd = null;
        state = nothingKept('', 'nothing-kept');
        return false;
      }
      const name = relative.split(path.sep).join('/');
      // Images are known by the form of their name that editors type, whatever form the disk has.
      for (const form of new Set([name, name.normalize('NFC')])) {
        changes.set(form, String(Number(changes.get(form) ?? UNCHANGED) + 1));
      }
      const page = reRender?.(name, contentReader(options.content, new Map())) ?? null;
      if (page) shown.set(page.path, page.content);
      return page !== null;
    },
    async build() {
      real ??= realPorts(context, { output: null, out: null });
      const { ports } = await real;
      const next = memory(shown);
      const kept = state;
      const result = await buildSite({
        ...ports,
        thorough: false,
        recall: async () => kept,
        frontEnd: () => {
          frontEnd ??= ports.frontEnd();
          return frontEnd;
        },
        async readContent() {
          const content = await ports.readContent();
          return { ...content, stamp: (name) => changes.get(name) ?? UNCHANGED };
        },
        // One thread: what is rendered must come to this one's memory.
        executor: oneThread(pausing()),
        openOutput: async () => next,
      });
      reRender = result.built?.reRender ?? null;
      if (!result.built) return { result, changed: false };
      // Else all of it is to be made anew, as something has changed meanwhile.
      if (state === kept) state = result.built.state;
      const before = shown;
      shown = next.files;
      return { result, changed: !sameFiles(before, shown) };
    },
  };
}
