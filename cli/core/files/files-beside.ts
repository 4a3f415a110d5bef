/** The files of `dist` that are no pages: bundled assets, local images, data that pages fetch, the sitemap and its like. */

import type { Plan } from '../plan/plan.ts';
import type { KeptFile, SharedInputs } from '../reuse/site-state.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { FEED_LENGTH, type Output, staticFiles } from './output.ts';

export interface FileBeside {
  path: string;
  /** Fingerprint of what it shows. */
  inputs: string;
  content(): string | Uint8Array;
}

export interface BesideInput {
  plan: Plan;
  /** Bundled files, by path in `dist`. */
  assets: Readonly<Record<string, string>>;
  /** Paths in the content folder and in `dist`. */
  images: readonly { source: string; path: string }[];
  content: Pick<ContentFolder, 'readImage'>;
  shared: SharedInputs;
  /** @returns what a file that tells of articles was made from, where these are sure to be as they were, else null */
  known(path: string): string | null;
  fingerprint(content: Uint8Array | string): string;
}

export function* filesBeside({
  plan,
  assets,
  images,
  content,
  shared,
  known,
  fingerprint,
}: BesideInput): Generator<FileBeside> {
  const made = (path: string, text: string | Uint8Array): FileBeside => ({
    path,
    inputs: fingerprint(text),
    content: () => text,
  });
  for (const [path, text] of Object.entries(assets)) yield made(path, text);
  // The name of an image tells its content.
  for (const { source, path } of images) yield { path, inputs: '', content: () => content.readImage(source) };
  for (const { path, articles, content: textOf } of plan.data) {
    const inputs = known(path) ?? `${shared.site} ${plan.listInputs(articles)}`;
    yield { path, inputs, content: () => textOf(articles.map(plan.card)) };
  }
  for (const file of staticFiles(plan.site, plan.routes, plan.newest(FEED_LENGTH)))
    yield made(file.path, file.content);
}

/** @returns what to keep of the file for the next build */
export function writeUnlessKept(
  { path, inputs, content }: FileBeside,
  before: KeptFile | undefined,
  output: Output,
): KeptFile {
  if (before?.inputs.data === inputs && output.keep(path, before.stamp)) {
    return before;
  }
  output.write({ path, content: content() });
  return { inputs: { own: '', data: inputs }, stamp: output.stamps[path] ?? '', notes: null };
}
