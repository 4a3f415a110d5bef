/**
 * The site as `senja dev` shows it: the pipeline of `build` with memory to write to. What the last build has left stays
 * in memory too, and the watcher tells what has changed, so that one edit costs little however large the site is.
 */
import path from 'node:path';
import { type BuildResult, buildSite } from '../build-site.ts';
import type { Output, OutputFile } from '../core/output.ts';
import { nothingKept } from '../core/site-state.ts';
import type { Context } from './context.ts';
import { realWorld } from './world.ts';

type Files = Map<string, OutputFile['content']>;

export interface SiteInMemory {
  /** Builds the site; one build at a time. Faulty content leaves the last sound site as it is. */
  build(): Promise<BuildResult>;
  /** Files of the last sound site, by path. */
  files(): Files;
  /** Base path of the site, with both slashes. */
  base(): string;
  /** @param file absolute path of a file that is new, gone, or not as it was */
  touch(file: string): void;
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

export function siteInMemory(context: Context): SiteInMemory {
  const { options, packageRoot } = context;
  let state = nothingKept('', 'nothing-kept');
  let shown: Files = new Map();
  let world: ReturnType<typeof realWorld> | null = null;
  let frontEnd: ReturnType<Awaited<ReturnType<typeof realWorld>>['world']['frontEnd']> | null = null;
  // A stamp counts the changes the watcher has told of, so nothing need be asked of the disk.
  const changes = new Map<string, number>();

  return {
    files: () => shown,
    base() {
      const manifest = shown.get('site.webmanifest');
      return typeof manifest === 'string' ? (JSON.parse(manifest) as { scope: string }).scope : '/';
    },
    touch(file) {
      const relative = path.relative(options.content, file);
      if (!relative.startsWith('..')) {
        const name = relative.split(path.sep).join('/').normalize('NFC');
        changes.set(name, (changes.get(name) ?? 0) + 1);
      }
      if (file.startsWith(packageRoot + path.sep) && relative.startsWith('..')) {
        // Templates, client code or models.
        world = null;
        frontEnd = null;
        state = nothingKept('', 'nothing-kept');
      }
    },
    async build() {
      world ??= realWorld(context, { output: null, out: null });
      const real = (await world).world;
      const next = memory(shown);
      const result = await buildSite({
        ...real,
        recall: async () => state,
        frontEnd: () => (frontEnd ??= real.frontEnd()),
        async readContent() {
          const content = await real.readContent();
          return { ...content, stamp: (name) => String(changes.get(name.normalize('NFC')) ?? 0) };
        },
        // One thread: what is rendered must come to this one's memory.
        helper: () => null,
        openOutput: async () => next,
      });
      if (result.state) {
        state = result.state;
        shown = next.files;
      }
      return result;
    },
  };
}
