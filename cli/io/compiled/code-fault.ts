/** Where the site's own code is at fault: a place in its sources, found in what esbuild says or in a stack. */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { PageError } from '../../core/render/render-pages.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { Failure } from '../failure.ts';
import { type CodeName, mapOf } from './bundles.ts';

/** A place in the site's sources. */
export interface CodePlace {
  /** Relative to the senja package, with `/`. */
  file: string;
  range: Range;
  lineText: string;
}

/** The site's own code cannot be bundled, or has thrown. */
export class CodeFailure extends Failure {
  /** Null when the stack leads to no source. */
  readonly place: CodePlace | null;
  /** What was thrown, without the place. */
  readonly text: string;

  constructor(text: string, place: CodePlace | null, page: PageError['page'] | null, cause: unknown) {
    const at = place ? `${place.file}:${place.range.line}:${place.range.column}: ` : '';
    const from = page?.entry ? page.entry.file : null;
    super(
      'senja/site-code',
      {
        id: {
          message: `${at}${text}`,
          hint: page
            ? `Terjadi saat membuat ${page.path}${from ? ` dari ${from}` : ''}.`
            : 'Kode situs tidak dapat disusun atau dijalankan.',
        },
        en: {
          message: `${at}${text}`,
          hint: page
            ? `It happened while ${page.path} was made${from ? ` from ${from}` : ''}.`
            : "The site's code cannot be bundled or run.",
        },
      },
      cause,
    );
    this.place = place;
    this.text = text;
  }
}

/** What esbuild throws. */
interface BundleError {
  errors: {
    text: string;
    location: { file: string; line: number; column: number; length: number; lineText: string } | null;
  }[];
}

const isBundleError = (error: unknown): error is BundleError =>
  error instanceof Error && Array.isArray((error as unknown as BundleError).errors);

/** Columns of esbuild are bytes. */
const unitsIn = (text: string, bytes: number): number =>
  Buffer.from(text).subarray(0, bytes).toString().length;

function ofBundle({ errors: [first] }: BundleError): { text: string; place: CodePlace | null } {
  if (!first?.location) return { text: first?.text ?? '', place: null };
  const { file, line, column, length, lineText } = first.location;
  const start = unitsIn(lineText, column) + 1;
  const end = unitsIn(lineText, column + length) + 1;
  const range = { line, column: start, endLine: line, endColumn: end };
  return { text: first.text, place: { file, range, lineText } };
}

/** Of code that runs here: name, line and column from 1. */
const FRAME = /(senja-(?:site|templates)\.cjs):(\d+):(\d+)/g;

/** Columns that stand before the code on its first line (`run-code.ts`). */
const WRAPPED = '(function (module, exports, require) {'.length;

const OWN = /^(?:templates|client)\//;

async function ofStack(stack: string, root: string): Promise<CodePlace | null> {
  const maps = new Map<string, SourceMap>();
  for (const [, name = '', line = '', column = ''] of stack.matchAll(FRAME)) {
    const map =
      maps.get(name) ??
      new SourceMap(JSON.parse((await mapOf(root, name as CodeName)).map) as SourceMapPayload);
    maps.set(name, map);
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1 - (line === '1' ? WRAPPED : 0));
    if (!('originalSource' in entry) || !OWN.test(entry.originalSource)) continue;
    const { originalSource: file, originalLine, originalColumn } = entry;
    const lineText = readFileSync(path.join(root, file), 'utf8').split(/\r?\n/)[originalLine] ?? '';
    const [at, to] = [originalLine + 1, originalColumn + 1];
    return { file, range: { line: at, column: to, endLine: at, endColumn: to + 1 }, lineText };
  }
  return null;
}

/**
 * @param error whatever a build has thrown
 * @param root folder of the senja package
 * @returns the same when it is not the site's code that is at fault
 */
export async function asCodeFailure(error: unknown, root: string): Promise<unknown> {
  if (isBundleError(error)) {
    const { text, place } = ofBundle(error);
    return new CodeFailure(text, place, null, error);
  }
  const page = error instanceof PageError ? error.page : null;
  const cause = error instanceof PageError ? error.cause : error;
  if (!(cause instanceof Error) || cause instanceof Failure) return error;
  // Sources may be others by now, or no code that can be bundled at all.
  const place = await ofStack(cause.stack ?? '', root).catch(() => null);
  return page || place ? new CodeFailure(cause.message, place, page, error) : error;
}
