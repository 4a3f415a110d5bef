/**
 * What is kept of an article between reading it and rendering its page: its fields and where its body begins. The
 * text itself is read again when its page is rendered, so that the memory of a build does not grow with the words.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import type { Document } from './document.ts';
import type { Article, ArticleEntry } from './entry.ts';
import { imagesIn } from './markdown.ts';

export interface ArticleIndex {
  /** Of the content file. */
  path: string;
  slug: string;
  /** Fingerprint of the whole file. */
  fingerprint: string;
  /** Fingerprint of what a card of the article shows. */
  cardFingerprint: string;
  fields: Article;
  /** Number of fields that were left out and got their default. */
  defaults: number;
  /** Offset of the Markdown body in the text; null without one: then the article has no page. */
  bodyStart: number | null;
  /** Addresses of the images in the body. */
  bodyImages: string[];
}

const WITH_DEFAULT = ['readTime', 'publishDate'] as const;

/** Addresses of the images in a document's body. */
export const bodyImages = ({ body }: Document): string[] => (body === null ? [] : imagesIn(body.text));

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
  const { title, excerpt, category, imageUrl, imageAlt, readTime, publishDate } = fields;
  const shown = [slug, title, excerpt, category, imageUrl, imageAlt, readTime, publishDate, start !== null];
  return {
    article: {
      path: document.path,
      slug,
      fingerprint: fingerprint(bytes),
      cardFingerprint: fingerprint(JSON.stringify(shown)),
      fields,
      defaults: WITH_DEFAULT.filter((name) => !(name in document.fields)).length,
      bodyStart: start,
      bodyImages: bodyImages(document),
    },
    diagnostics: fields.draft ? [locator(document)(draft)] : [],
  };
}
