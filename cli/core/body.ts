/** The Markdown bodies of entries, read when their page is rendered. */
import type { BodyView } from '../../templates/contract.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import { decode } from './decode.ts';
import type { ImageSet } from './image-set.ts';
import { renderMarkdown } from './markdown.ts';
import type { ContentFolder } from './read-content.ts';
import type { PageNotes } from './site-state.ts';

/** What a page without a body shows. */
export const NO_BODY: BodyView = { html: '', headings: [] };

export interface ReadBody {
  body: BodyView;
  links: PageNotes['links'];
  diagnostics: Diagnostic[];
}

export interface BodyContext {
  content: Pick<ContentFolder, 'read'>;
  images: Pick<ImageSet, 'find'>;
  /** Base path of the site, with both slashes. */
  base: string;
}

/**
 * @param path of a content file that was sound when its fields were read
 * @param start where its body begins
 */
export function readBody(path: string, start: number, context: BodyContext): ReadBody {
  const bytes = context.content.read(path);
  if ('code' in bytes) {
    // It was sound a moment ago: the disk fails, or somebody is changing it.
    const { code, params } = bytes;
    const told = locator({ path, text: '' })({ code, params, at: { start: 0, end: 0 } });
    return { body: NO_BODY, links: [], diagnostics: [told] };
  }
  const { text } = decode(bytes);
  const { base, images } = context;
  const { value, faults } = renderMarkdown({ text: text.slice(start), start }, { base, image: images.find });
  return {
    body: { html: value.html, headings: value.headings },
    links: value.links.flatMap(({ href, start: from, end }) => [href, from, end]),
    diagnostics: faults.length === 0 ? [] : faults.map(locator({ path, text })),
  };
}
