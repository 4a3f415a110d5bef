/** The Markdown bodies of entries, read when their page is rendered. */
import type { BodyView } from '../../templates/contract.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import { decode } from './decode.ts';
import type { ImageSet } from './image-set.ts';
import type { ContentLink } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import type { ContentFolder } from './read-content.ts';

export interface ReadBody {
  body: BodyView;
  links: ContentLink[];
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
 * @param from address of the page that shows the body
 */
export function readBody(path: string, start: number, from: string, context: BodyContext): ReadBody {
  const bytes = context.content.read(path);
  if ('code' in bytes) throw new Error(`${path} was readable a moment ago`);
  const { text } = decode(bytes);
  const { base, images } = context;
  const { value, faults } = renderMarkdown({ text: text.slice(start), start }, { base, image: images.find });
  return {
    body: { html: value.html, headings: value.headings },
    links: value.links.map((link) => ({
      path,
      href: link.href,
      at: { start: link.start, end: link.end },
      from,
    })),
    diagnostics: faults.length === 0 ? [] : faults.map(locator({ path, text })),
  };
}
