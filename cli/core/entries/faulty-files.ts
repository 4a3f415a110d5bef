/** What is certain of the files that are faulty, so that the rest of the site can be judged without them. */
import { severityOf } from '../../diagnostics/diagnostic.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import { addressFault, NOT_FOUND_PATH, pathOf } from '../validate/validate-page.ts';
import { articlePath } from '../values/addresses.ts';
import { FORMATS } from '../values/formats.ts';
import { slugFault, slugOf } from '../values/slug.ts';
import { bodyImages, bodyStart } from './article-index.ts';
import { readDocument } from './read-content.ts';

export interface FaultyFile {
  /** Of the content file. */
  file: string;
  /** What could be read of it. */
  document: Document | null;
  /** Address of its page, without base path; null when it has none, or when that is not certain. */
  path: string | null;
  /** Whether its page may have any address. */
  mayBeAnywhere: boolean;
  /** Name of its category as it is written; null when that is not certain, or for a page. */
  category: string | null;
}

/** Whether a file is an article; so may be all that is in a folder which cannot be read. */
export const isArticle = (file: string): boolean => /^articles(?:\/|$)/.test(file);

/** @returns the value of a field that was surely read as it was meant, or null */
function certainText({ fields, unread }: Document, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && !unread?.names.has(name) ? value : null;
}

function faultyArticle(file: string, document: Document | null): FaultyFile {
  const slug = slugOf(file);
  const isPage = document
    ? bodyStart(document) !== null && document.fields.draft !== true
    : file.endsWith('.md');
  const path = isPage && !slugFault(slug, { reserved: false }) ? articlePath(slug) : null;
  return {
    file,
    document,
    path,
    mayBeAnywhere: false,
    category: document && certainText(document, 'category'),
  };
}

function faultyPage(file: string, document: Document | null): FaultyFile {
  const unknown = { file, document, path: null, mayBeAnywhere: true, category: null };
  if (!document || document.unread?.whole) return unknown;
  const template = certainText(document, 'template');
  const written = certainText(document, 'path');
  const isLeftOut =
    !('path' in document.fields) && !document.unread?.uncertain && !document.unread?.names.has('path');
  const isRight = written !== null && FORMATS['page-path'](written) === null;
  const isCertain = (isRight || isLeftOut) && addressFault(file, written ?? undefined) === null;
  if (template !== 'not-found' && !isCertain) return unknown;
  const path = pathOf(document.path, { template: template ?? '', ...(isRight && { path: written }) });
  return { ...unknown, path, mayBeAnywhere: false };
}

/** @param sound paths of the content files that are not faulty */
export function faultyFiles(content: ContentFolder, sound: ReadonlySet<string>): FaultyFile[] {
  const faulty = (files: readonly string[], judge: (file: string, document: Document | null) => FaultyFile) =>
    files.filter((file) => !sound.has(file)).map((file) => judge(file, readDocument(content, file).value));
  // What could not even be opened may be any page, or an article of any category; so may all that is in a folder.
  const unopened = content.unreadable.filter(
    ({ path, code }) => severityOf(code) === 'error' && /^(?:pages|articles)(?:\/|$)/.test(path),
  );
  return [
    ...unopened.map(({ path }) => (isArticle(path) ? faultyArticle : faultyPage)(path, null)),
    ...faulty(content.pages, faultyPage),
    ...faulty(content.articles, faultyArticle),
  ];
}

/** Addresses that the pages of faulty files will have, and the listings that such articles bring with them. */
export function addressesOf(
  faulty: readonly FaultyFile[],
  listing: (category: string) => string[],
): string[] {
  return faulty.flatMap(({ path, category }) => {
    if (path === null || path === NOT_FOUND_PATH) return [];
    return category === null ? [path] : [path, ...listing(category)];
  });
}

/** The addresses of the pictures in bodies of faulty files. */
export const picturesOf = (faulty: readonly FaultyFile[]): string[] =>
  faulty.flatMap(({ document }) => (document ? bodyImages(document) : []));
