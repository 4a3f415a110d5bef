/** The Markdown bodies of entries, read when their page is rendered. */
import type { Diagnostic, UnplacedFault } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { decode } from '../parse/decode.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { SourceFile } from '../stages/document.ts';
import type { BodyLinks } from '../stages/site-state.ts';
import { type BodyView, type ImageView, NO_BODY } from '../stages/views.ts';
import { type MarkdownContext, renderMarkdown } from './markdown.ts';

export interface ReadBody {
  body: BodyView;
  links: BodyLinks;
  diagnostics: Diagnostic[];
}

export interface BodyContext {
  content: Pick<ContentFolder, 'read'>;
  images: {
    /** @returns what `<img>` needs for an address, or what is wrong with it */
    find(address: string, alt: string): ImageView | UnplacedFault;
    /** Width that images take on the page, as in `<img sizes>`. */
    bodySizes: string;
  };
  /** Base path of the site, with both slashes. */
  base: string;
  checks: MarkdownContext['checks'];
  highlight?: MarkdownContext['highlight'];
}

/**
 * The body of a content file that was sound when its fields were read.
 * @param start offset in its text at which the body begins
 * @param taken ids that the headings leave alone
 */
export function readBody(
  path: string,
  start: number,
  context: BodyContext,
  taken: readonly string[] = [],
): ReadBody {
  const bytes = context.content.read(path);
  if (!('code' in bytes)) return bodyIn({ path, text: decode(bytes).text }, start, context, taken);
  // It was sound a moment ago: the disk fails, or somebody is changing it.
  const { code, params } = bytes;
  const told = locator({ path, text: '' })({ code, params, at: { start: 0, end: 0 } });
  return { body: NO_BODY, links: [], diagnostics: [told] };
}

/** The same for a text that has been read. */
export function bodyIn(
  { path, text }: SourceFile,
  start: number,
  { base, images, checks, highlight }: Omit<BodyContext, 'content'>,
  taken: readonly string[] = [],
): ReadBody {
  const body = { text: text.slice(start), start };
  const { value, faults } = renderMarkdown(body, {
    base,
    ids: taken,
    checks,
    image: images.find,
    sizes: images.bodySizes,
    highlight,
  });
  const links: BodyLinks = [];
  for (const { href, start: from, end } of value.links) links.push(href, from, end);
  return {
    body: { html: value.html, headings: value.headings },
    links,
    diagnostics: faults.length === 0 ? [] : faults.map(locator({ path, text })),
  };
}
