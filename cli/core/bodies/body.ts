/** The Markdown bodies of entries, read when their page is rendered. */
import type { BodyView } from '../../../templates/contract.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import type { ImageSet } from '../images/image-set.ts';
import { decode } from '../parse/decode.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { SourceFile } from '../stages/document.ts';
import { renderMarkdown } from './markdown.ts';

/** What a page without a body shows. */
export const NO_BODY: BodyView = { html: '', headings: [] };

/** Where a body stands. */
export interface BodyPlace {
  /** Of the content file. */
  path: string;
  /** Where in its text the body begins. */
  start: number;
  /** Of the whole file; null when it was not taken. */
  fingerprint: string | null;
}

export interface ReadBody {
  body: BodyView;
  /** Flat: of each what is written, and where it begins and ends in the content file. */
  links: (string | number)[];
  diagnostics: Diagnostic[];
}

/** Bodies rendered before their pages. */
export interface BodiesAhead {
  /** @returns the body of a file as this fingerprint names it, or null */
  find(place: BodyPlace): ReadBody | null;
}

export interface BodyContext {
  content: Pick<ContentFolder, 'read' | 'each'>;
  images: Pick<ImageSet, 'find'>;
  /** Base path of the site, with both slashes. */
  base: string;
  ahead?: BodiesAhead | null;
}

/** The body of a content file that was sound when its fields were read. */
export function readBody(place: BodyPlace, context: BodyContext): ReadBody {
  const made = context.ahead?.find(place);
  if (made) return made;
  const { path, start } = place;
  const bytes = context.content.read(path);
  if ('code' in bytes) {
    // It was sound a moment ago: the disk fails, or somebody is changing it.
    const { code, params } = bytes;
    const told = locator({ path, text: '' })({ code, params, at: { start: 0, end: 0 } });
    return { body: NO_BODY, links: [], diagnostics: [told] };
  }
  return bodyIn({ path, text: decode(bytes).text }, start, context);
}

/** @param start where in the text the body begins */
export function bodyIn(
  { path, text }: SourceFile,
  start: number,
  { base, images }: Pick<BodyContext, 'base' | 'images'>,
): ReadBody {
  const { value, faults } = renderMarkdown({ text: text.slice(start), start }, { base, image: images.find });
  return {
    body: { html: value.html, headings: value.headings },
    links: value.links.flatMap(({ href, start: from, end }) => [href, from, end]),
    diagnostics: faults.length === 0 ? [] : faults.map(locator({ path, text })),
  };
}
