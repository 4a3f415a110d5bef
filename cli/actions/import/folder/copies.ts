/** Files that are no texts: which are brought, and where they go. */
import { isMediaName } from '../../../core/values/image-paths.ts';
import type { Copy, Export, Left } from '../brought.ts';
import {
  belowRoot,
  type DraftEntry,
  folderAbove,
  type Generator,
  isOffered,
  MOST_BYTES,
  rootOf,
} from './generator.ts';

/** By file. */
export interface FoundCopies {
  copies: Map<string, Copy>;
  /** Beside the texts, such as in other folders of a project: brought if a text names them. */
  beside: ReadonlyMap<string, Copy>;
  left: readonly Left[];
}

/** @returns where the other files of a folder go */
export function findCopies(
  rest: readonly string[],
  drafts: readonly DraftEntry[],
  from: Export,
  generator: Generator,
): FoundCopies {
  const [copies, beside] = [new Map<string, Copy>(), new Map<string, Copy>()];
  const left: Left[] = [];
  const folders = new Map<string, DraftEntry>();
  for (const draft of drafts) {
    const folder = folderAbove(draft.file);
    if (!folders.has(folder)) folders.set(folder, draft);
  }
  const placeFor = (file: string): string | null => {
    const open = generator.publicPath(file);
    if (open !== null) return `public/${open}`;
    if (!isOffered(file)) return null;
    const root = rootOf(file, generator);
    // In the folder of an entry, or below it.
    for (let folder = folderAbove(file); isMediaName(file); folder = folderAbove(folder)) {
      const near = folders.get(folder);
      if (near) {
        const to = folderAbove(near.place.name);
        const name = file.slice(folder === '' ? 0 : folder.length + 1);
        return `content/${near.place.collection}/${to === '' ? '' : `${to}/`}${name}`;
      }
      if (folder === '' || folder === root?.folder) break;
    }
    return `public/${root ? belowRoot(file, root) : file}`;
  };
  for (const file of rest) {
    const to = placeFor(file);
    if (to === null) continue;
    const isOwn = rootOf(file, generator) !== undefined || generator.publicPath(file) !== null;
    if (from.size(file) > MOST_BYTES.other)
      left.push({ what: 'import/left:large', name: '', at: { file, start: 0 } });
    else (isOwn ? copies : beside).set(file, { from: file, to });
  }
  return { copies, beside, left };
}
