/** Content files as documents, and faults placed in them. */
import type { Diagnostic, Fault, Outcome } from '../../../diagnostics/index.ts';
import { locator } from '../../../diagnostics/locator/index.ts';
import type { Models } from '../../models/index.ts';
import { decode, limitsOf, parse } from '../../parse/index.ts';
import type { ContentFolder, PublicFolder, Unreadable } from '../../stages/content-folder.ts';
import type { Document } from '../../stages/document.ts';
import type { Fields } from '../../stages/entry.ts';
import { ADDRESS_LIST } from '../../values/address-list.ts';
import { memoized } from '../../values/lists.ts';
import { HOST_RULES } from '../../values/names/public-name.ts';

/** The beginning of a file, for faults that concern all of it. */
export const START = { start: 0, end: 0 };

/** @returns the diagnostic of a file that cannot be read */
export const unreadableDiagnostic = ({ path, code, params, suggestions = [] }: Unreadable): Diagnostic =>
  locator({ path, text: '' })({ code, params, suggestions, at: START });

/** @returns the document of a file, as far as it could be read, or null; with its faults */
export function readDocument(
  content: Pick<ContentFolder, 'read'>,
  path: string,
  isName?: Models['isName'],
): Outcome<Document | null> {
  const bytes = content.read(path);
  return 'code' in bytes
    ? { value: null, diagnostics: [unreadableDiagnostic(bytes)] }
    : parse(path, bytes, isName);
}

/** @returns the text of the site's own rules for hosts; '' if there are none */
export const hostRulesIn = (folder: PublicFolder, name: (typeof HOST_RULES)[number]): string =>
  (name === '_headers' ? folder.headers?.() : folder.redirects?.()) ?? '';

/** @returns the fields of files, as far as they can be read */
export const fieldsOf = (
  content: Pick<ContentFolder, 'read'>,
  files: readonly string[],
  isName: Models['isName'],
): { file: string; fields: Fields }[] =>
  files.flatMap((file) => {
    const { fields } = readDocument(content, file, isName).value ?? {};
    return fields ? [{ file, fields }] : [];
  });

/** @returns the fields of `site.yaml`, as far as they can be read */
export const readSettings = (content: Pick<ContentFolder, 'read' | 'site'>): Fields =>
  (content.site && readDocument(content, content.site).value?.fields) || {};

/** Whether faults of a file may be in its fields. */
const isDocument = (path: string): boolean => /\.(?:ya?ml|md)$/i.test(path);

/** Places faults in files of the content folder, each of which is read once, and in rules for hosts. */
export function faultPlacer(content: Pick<ContentFolder, 'read' | 'public'>, isName?: Models['isName']) {
  const rules = content.public;
  const textOf = (path: string): string => {
    const bytes = content.read(path);
    return 'code' in bytes ? '' : decode(bytes, limitsOf(path)).text;
  };
  const fileAt = memoized((path: string) => {
    const document = isDocument(path) ? readDocument(content, path, isName).value : null;
    const ofHost = HOST_RULES.find((name) => path === `${rules?.name}/${name}`);
    const text = path === ADDRESS_LIST ? textOf(path) : ofHost && rules ? hostRulesIn(rules, ofHost) : '';
    return { document, locate: locator(document ?? { path, text }) };
  });
  return {
    place: (path: string, fault: Fault): Diagnostic => fileAt(path).locate(fault),
    /** @returns a content file as far as it can be read, or null */
    documentOf: (path: string): Document | null => fileAt(path).document,
  };
}
