/** The Markdown bodies of entries, read when their page is rendered. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { decode } from '../parse/decode.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { BodyLinks } from '../stages/site-state.ts';
import { type BodyView, NO_BODY } from '../stages/views.ts';
import { languageOf } from '../values/slug.ts';
import { type MarkdownContext, renderMarkdown } from './markdown.ts';

export interface ReadBody {
  body: BodyView;
  links: BodyLinks;
  diagnostics: Diagnostic[];
}

export interface BodyContext extends MarkdownContext {
  content: Pick<ContentFolder, 'read'>;
  images: MarkdownContext['images'] & { language: string };
}

/**
 * The body of a content file whose fields were sound.
 * @param start offset in its text at which the body begins
 * @param taken ids that headings must not use
 */
export function readBody(
  path: string,
  start: number,
  context: BodyContext,
  taken: readonly string[] = [],
): ReadBody {
  const bytes = context.content.read(path);
  if ('code' in bytes) {
    // It was sound a moment ago: the disk fails, or another program is changing it.
    const { code, params } = bytes;
    const told = locator({ path, text: '' })({ code, params, at: { start: 0, end: 0 } });
    return { body: NO_BODY, links: [], diagnostics: [told] };
  }
  const { text } = decode(bytes);
  const language = languageOf(path) ?? context.images.language;
  const { faults, ...read } = renderMarkdown(
    { text: text.slice(start), start },
    { ...context, language },
    taken,
  );
  return { ...read, diagnostics: faults.length === 0 ? [] : faults.map(locator({ path, text })) };
}
