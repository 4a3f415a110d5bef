/**
 * What is kept of an article between reading it and rendering its page: its fields and where its body begins. The
 * text itself is read again when its page is rendered, so that the memory of a build does not grow with the words.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { imagesIn } from '../bodies/markdown.ts';
import type { Document } from '../stages/document.ts';
import type { Article, ArticleEntry } from '../stages/entry.ts';
import { localImage } from '../values/urls.ts';

export interface ArticleIndex {
  /** Of the content file. */
  path: string;
  slug: string;
  /** Fingerprint of the whole file. */
  fingerprint: string;
  /** Fingerprint of its `cardSource`. */
  cardFingerprint: string;
  fields: Article;
  /** Number of fields that were left out and got their default. */
  defaults: number;
  /** Offset of the Markdown body in the text; null without one: then the article has no page. */
  bodyStart: number | null;
  /** Local images that the fields name, as written. */
  images: string[];
  /** Addresses of the images in the body. */
  bodyImages: string[];
}

/**
 * All that other pages are told of an article: its card is made of this alone, so no card can show what its fingerprint
 * does not know. The fields that are left out are for the article's own page.
 */
export function cardSource({
  slug,
  fields,
  bodyStart: start,
}: Pick<ArticleIndex, 'slug' | 'fields' | 'bodyStart'>) {
  const { author, reviewedBy, sources, updated, ...shown } = fields;
  return { ...shown, slug, hasPage: start !== null };
}

export type CardSource = ReturnType<typeof cardSource>;

/** Addresses of the images in a document's body. */
export const bodyImages = ({ body }: Document): string[] => (body === null ? [] : imagesIn(body.text));

/** @returns the local images that fields name, whichever fields they are */
export function localImagesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes('images/') && localImage(value) !== null ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(localImagesIn) : [];
}

const hasBody = ({ body }: Document): boolean => body !== null && body.text.trim() !== '';

/** Offset of a body that says something, or null. */
export const bodyStart = (document: Document): number | null =>
  hasBody(document) ? (document.body?.start ?? null) : null;

/** @returns what to keep of a validated article, and the notice when it is a draft */
export function indexArticle(
  { document, slug, fields }: ArticleEntry,
  bytes: Uint8Array,
  fingerprint: (content: Uint8Array | string) => string,
): {
  article: ArticleIndex;
  diagnostics: Diagnostic[];
} {
  const draft = { code: 'site/draft', at: { pointer: '/draft', target: 'key' } } as const;
  const start = bodyStart(document);
  return {
    article: {
      path: document.path,
      slug,
      fingerprint: fingerprint(bytes),
      cardFingerprint: fingerprint(JSON.stringify(cardSource({ slug, fields, bodyStart: start }))),
      fields,
      defaults: Object.entries(fields).filter(
        ([name, value]) => value !== false && !(name in document.fields),
      ).length,
      bodyStart: start,
      images: localImagesIn(fields),
      bodyImages: bodyImages(document),
    },
    diagnostics: fields.draft ? [locator(document)(draft)] : [],
  };
}
