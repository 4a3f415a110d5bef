/** The Markdown bodies of entries, read when their page is rendered. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { locator } from '../../diagnostics/locator/index.ts';
import type { Slice } from '../../diagnostics/places/index.ts';
import { decode } from '../parse/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { BodyFiles, Entry } from '../stages/entry.ts';
import { type MarkdownEnv, NO_BODY } from '../stages/views.ts';
import { languageOf } from '../values/names/languages.ts';
import { finalMarkdown } from './final-markdown.ts';
import { filesIn, type MarkdownContext, type RenderedBody, renderMarkdown } from './markdown.ts';

/** A rendered body, with its faults as diagnostics. */
export interface ReadBody extends Omit<RenderedBody, 'faults'> {
  diagnostics: Diagnostic[];
}

const PLAIN = { relative: false, hasParts: false };

export interface BodyContext extends Omit<MarkdownContext, 'resolve'> {
  /** @returns the final address of a link in a file */
  resolve?: ((href: string, from: string) => string | null) | undefined;
  content: Pick<ContentFolder, 'read'>;
  images: MarkdownContext['images'] & { language: string };
}

/** An entry whose body is read. */
export interface WithBody
  extends Pick<Entry<object>, 'file' | 'bodyStart'>,
    Partial<Pick<Entry<object>, 'slug' | 'fields'>> {
  /** Ids that it must not use. */
  taken?: readonly string[];
}

/** @returns what plugins get to know of an entry */
const aboutOf =
  (
    { file, slug = '', fields = {} }: WithBody,
    base: string,
    resolve: NonNullable<BodyContext['resolve']>,
  ): NonNullable<MarkdownContext['about']> =>
  (resolves) =>
    ({
      file,
      slug,
      base,
      fields,
      // A query alone leads to the page itself.
      address: resolve('?', file)?.slice(0, -1) ?? null,
      resolve(href) {
        resolves();
        return resolve(href, file);
      },
    }) satisfies MarkdownEnv;

/** @returns the body of a file, and what it is read with */
function sourceOf(
  entry: WithBody,
  bytes: Uint8Array,
  { resolve, ...context }: BodyContext,
): { text: string; body: Slice; own: MarkdownContext } {
  const { file: from, bodyStart } = entry;
  const { text } = decode(bytes);
  const start = bodyStart ?? text.length;
  const own = {
    ...context,
    from,
    language: languageOf(from) ?? context.images.language,
    // Only plugins ask for it.
    about: context.markdown?.isExtended && resolve ? aboutOf(entry, context.images.base, resolve) : undefined,
    resolve: resolve && ((href: string) => resolve(href, from)),
  };
  return { text, body: { text: text.slice(start), start }, own };
}

/** @returns a function that reads and renders the body of an entry; of a file that can no longer be read, only the fault */
export const bodyRenderer = (context: BodyContext) =>
  function readBody(entry: WithBody): ReadBody | null {
    const { file: path, bodyStart: start, taken = [] } = entry;
    if (start === null) return null;
    const bytes = context.content.read(path);
    if ('code' in bytes) {
      // It was valid when it was first read: the disk has failed, or another program is changing it.
      const { code, params } = bytes;
      const diagnostic = locator({ path, text: '' })({ code, params, at: { start: 0, end: 0 } });
      return { body: NO_BODY, titled: false, ids: [], links: [], ...PLAIN, diagnostics: [diagnostic] };
    }
    const { text, body, own } = sourceOf(entry, bytes, context);
    const { faults, ...read } = renderMarkdown(body, own, taken);
    return { ...read, diagnostics: faults.length === 0 ? [] : faults.map(locator({ path, text })) };
  };

/**
 * @param wholeOf returns an address as other sites state it
 * @returns a function that returns the body of an entry as Markdown with final addresses; '' if it cannot be read
 */
export const bodyMarkdown =
  (context: BodyContext, wholeOf: (address: string) => string) =>
  (entry: WithBody): string => {
    const bytes = context.content.read(entry.file);
    if (entry.bodyStart === null || 'code' in bytes) return '';
    const { body, own } = sourceOf(entry, bytes, context);
    return finalMarkdown(body, own, wholeOf).trim();
  };

/** @returns the files that the body of an entry names; none if it can no longer be read */
export function filesOfBody(
  { file, bodyStart }: Pick<Entry, 'file' | 'bodyStart'>,
  content: Pick<ContentFolder, 'read'>,
): BodyFiles {
  const bytes = content.read(file);
  return bodyStart === null || 'code' in bytes
    ? { images: [], linked: [] }
    : filesIn(decode(bytes).text.slice(bodyStart));
}
