/**
 * Markdown bodies rendered while the fields of the site are still being read: one thread then has YAML to do, the other
 * Markdown, and each has but its own to warm up to. A body counts only while its file is as it was.
 */

import { imageSet } from '../images/image-set.ts';
import { decode } from '../parse/decode.ts';
import { bodyStartOf } from '../parse/front-matter.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { bodyIn, type ReadBody } from './body.ts';

/** What bodies are rendered with; plain data. */
export interface AheadContext {
  /** Base path of the site, with both slashes. */
  base: string;
  imageHosts: readonly string[] | null;
}

export interface AheadTools {
  content: Pick<ContentFolder, 'read' | 'each'>;
  fingerprint(content: Uint8Array): string;
  /** @returns false when there is no room for more */
  keep(path: string, fingerprint: string, made: ReadBody): boolean;
}

/** Renders bodies from the front of the list, until there is no room or all fields have been read. */
export function renderAhead(
  paths: readonly string[],
  { base, imageHosts }: AheadContext,
  { content, fingerprint, keep }: AheadTools,
  isOver: () => boolean,
): void {
  // Local images are not yet known: a body that shows one, like one with a fault, is left to be rendered with its page.
  const images = imageSet({ local: new Map(), base, allowedHosts: imageHosts });
  let ended = false;
  const render = (path: string): void => {
    ended ||= isOver();
    const bytes = !ended && path.endsWith('.md') ? content.read(path) : null;
    if (!bytes || 'code' in bytes) return;
    const { text, faults } = decode(bytes);
    const start = faults.length > 0 ? null : bodyStartOf(text);
    if (start === null) return;
    const made = bodyIn({ path, text }, start, { base, images });
    if (made.diagnostics.length === 0) ended = !keep(path, fingerprint(bytes), made);
  };
  content.each(paths, (path) => path, render);
}
