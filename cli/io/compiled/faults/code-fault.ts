/** Errors of the site's own code as diagnostics, placed in the sources by esbuild's messages or a stack trace. */

import { existsSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { Call } from '../../../core/stages/page.ts';
import {
  type CodeFaults,
  type CurrentPage,
  NO_PAGE,
  PLAN_FILE,
  SiteError,
  SiteErrors,
  SiteFaults,
  siteErrorOf,
  type TextFault,
} from '../../../core/stages/site-error.ts';
import { codeWithoutWords, type Diagnostic, type Params } from '../../../diagnostics/index.ts';
import type { Lang, Param } from '../../../diagnostics/languages/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { Failure, failureFrom, isOfMachine } from '../../failures/index.ts';
import { readLinked } from '../../files/index.ts';
import { type Roots, UnknownTheme } from '../../site/index.ts';
import type { CodeName } from '../bundle-options.ts';
import { type BundleMessage, isBundleError, mapOf } from '../bundles.ts';
import { BEFORE_CODE } from '../run-code.ts';
import { siteModules } from '../site-modules.ts';
import { beginningOf, type CodePlace, diagnosticAt, withWrittenName } from './code-place.ts';
import { placeOfText } from './code-search.ts';
import { missingComponent } from './missing-component.ts';
import { themeFault } from './theme-fault.ts';

function duringPage(page: CurrentPage | null): Params['during'] {
  if (page === null) return NO_PAGE;
  const { path, file } = page;
  if (file === null) return phrase('senja/site-code:during', { path });
  return phrase('senja/site-code:during-entry', { path, file });
}

/** A text of another program on one line, without its final full stop, which the message adds. */
const clause = (text: string): string => {
  const lines = text.split(/[\r\n\u2028\u2029]/).map((line) => line.trim());
  return lines.filter(Boolean).join('; ').replaceAll(':; ', ': ').replace(/\.$/, '') || 'undefined';
};

/** Messages of React and, for hooks, of JavaScript, in plain words. */
const PLAIN: readonly (readonly [message: RegExp, words: (part: string) => Record<Lang, string>])[] = [
  [/suspended while responding/, () => phrase('senja/site-code:async')],
  [/^Top-level await is /, () => phrase('senja/site-code:top-level-await')],
  [
    /^Objects are not valid as a React child \(found: (.*?)\)/,
    (found) =>
      phrase('senja/site-code:object', { found: found.replace(/^object with keys |^\[object |\]$/g, '') }),
  ],
  [
    /^Cannot read properties of null \(reading '(use(?:[A-Z]\w*)?)'\)$/,
    (name) => phrase('senja/site-code:hook', { name }),
  ],
  [/^Element type is invalid: .* but got: (\w+)/, (found) => phrase('senja/site-code:element', { found })],
];

function codeFault(text: Params['text'] = '', page: CurrentPage | null, place: CodePlace): Diagnostic {
  const [own = text] = PLAIN.flatMap(([message, plain]) => {
    const match = message.exec(String(text));
    return match ? [plain(match[1] ?? '')] : [];
  });
  const words = typeof own === 'object' ? own : clause(withWrittenName(String(own), place));
  return diagnosticAt('senja/site-code', { text: words, during: duringPage(page) }, place);
}

/** What esbuild calls the module that imports the site's files. It fails if one is deleted while `senja dev` runs. */
const GENERATED = '<stdin>';

/** esbuild counts columns in bytes. */
const unitsIn = (text: string, bytes: number): number =>
  Buffer.from(text).subarray(0, bytes).toString().length;

/** Shows an import as it is written, without the path that an alias makes of it. */
const asWritten = (text: string): string =>
  text
    .replace(/"[^"]*" \(originally ("[^"]*")\)/, '$1')
    .replace(/"[^"]*\.senja\/cli\/(?:site|(\w+))\.mjs"/, (_, part) => (part ? `"senja/${part}"` : '"senja"'));

function ofBundle({ text, location, detail = {} }: BundleMessage): Diagnostic {
  const { text: words = asWritten(text), suggestions = [] } = detail;
  const at = (place: CodePlace): Diagnostic => ({ ...codeFault(words, null, place), suggestions });
  if (!location || location.file === GENERATED) return at(beginningOf(PLAN_FILE));
  const { file, line, column, length, lineText } = location;
  const start = unitsIn(lineText, column) + 1;
  const end = unitsIn(lineText, column + length) + 1;
  const range = { line, column: start, endLine: line, endColumn: end };
  return at({ file, range, lineText });
}

/** A frame of code that runs here: name, line and column from 1. */
const FRAME = /(senja-(?:site|templates)\.cjs):(\d+):(\d+)/g;

/**
 * @param maps of bundles, by name
 * @returns the first place of a stack outside packages; null without any
 */
async function ofStack(
  stack: string,
  roots: Roots,
  maps = new Map<string, SourceMap>(),
): Promise<CodePlace | null> {
  for (const [, name, line = '', column = ''] of stack.matchAll(FRAME)) {
    const bundle = name as CodeName;
    const map =
      maps.get(bundle) ?? new SourceMap(JSON.parse((await mapOf(roots, bundle)).map) as SourceMapPayload);
    maps.set(bundle, map);
    const entry = map.findEntry(
      Number(line) - 1,
      Number(column) - 1 - (line === '1' ? BEFORE_CODE.length : 0),
    );
    if (!('originalSource' in entry) || /(?:^|\/)(?:node_modules|cli)\//.test(entry.originalSource)) continue;
    const { originalSource: file, originalLine, originalColumn } = entry;
    const lineText =
      readLinked(path.join(roots.siteRoot, file)).toString('utf8').split(/\r?\n/)[originalLine] ?? '';
    const [at, to] = [originalLine + 1, originalColumn + 1];
    return { file, range: { line: at, column: to, endLine: at, endColumn: to + 1 }, lineText };
  }
  return null;
}

/** @returns the place of a call; null if its sources have changed meanwhile, or no longer bundle */
const ofCall = async (call: Call | undefined, roots: Roots): Promise<CodePlace | null> =>
  ofStack(call?.stack ?? '', roots).catch(() => null);

/** @returns the place of each call, outside packages */
export async function callPlaces(
  calls: readonly { call: Call }[],
  roots: Roots,
): Promise<(CodePlace | null)[]> {
  const maps = new Map<string, SourceMap>();
  const places: (CodePlace | null)[] = [];
  for (const { call } of calls) places.push(await ofStack(call.stack ?? '', roots, maps).catch(() => null));
  return places;
}

/** @returns the file of a template of the site */
function fileOfTemplate(name = '', roots: Roots): string | undefined {
  const { templates } = siteModules(roots);
  return Object.hasOwn(templates, name) ? templates[name] : undefined;
}

/** @returns the file that a message of senja begins with, or else the likely one; the place of a thrown text */
function ofWords(text: string, likely: string, { siteRoot }: Roots): CodePlace {
  const [, word] = /^“([^”]+)”/.exec(text) ?? [];
  if (word === undefined) return placeOfText(siteRoot, text, likely) ?? beginningOf(likely);
  const isFile = !word.startsWith('/') && existsSync(path.join(siteRoot, word));
  return beginningOf(isFile ? word : likely);
}

/** An error of a site may have other `words` of its own. */
const isInBoth = (words: unknown): words is Record<Lang, string> =>
  typeof words === 'object' &&
  words !== null &&
  'en' in words &&
  'id' in words &&
  [words.en, words.id].every((one) => typeof one === 'string');

/** Not `instanceof`: `senja/react` in the site's bundle has no class of senja. */
const areCodeFaults = (error: unknown): error is CodeFaults =>
  error instanceof Error && 'codeFaults' in error;

/** @returns the fault at its call, at the text in the site's code, or in the page's template */
async function ofText(roots: Roots, fault: TextFault): Promise<Diagnostic> {
  const { code, text, params, suggestions, planned, isKey = false } = fault;
  const likely = (planned ? undefined : fileOfTemplate(fault.template, roots)) ?? PLAN_FILE;
  const place = planned
    ? await ofCall(planned.call, roots)
    : placeOfText(roots.siteRoot, text, likely, { isKey });
  return { ...diagnosticAt(code, params, place ?? beginningOf(likely)), suggestions };
}

/** @returns the fault where a check of the site, or of senja, reports the code; null if it is in none */
function withoutWords(code: string, { siteRoot, toolRoot }: Roots): Diagnostic | null {
  const own = placeOfText(siteRoot, code, PLAN_FILE);
  if (own) return codeFault(phrase('senja/site-code:no-words', { code }), null, own);
  const place = placeOfText(toolRoot, code, '', { folders: ['cli/checks'] });
  if (!place) return null;
  const file = `${path.posix.dirname(place.file)}/${code.replaceAll('/', '.')}.yaml`;
  const below = path.relative(siteRoot, path.join(toolRoot, place.file)).split(path.sep).join('/');
  return codeFault(phrase('senja/site-code:no-words-of-check', { code, file }), null, {
    ...place,
    file: below,
  });
}

/** Faults of several pages; what they share, such as a header, is reported for the first of them alone. */
async function ofAll(error: SiteErrors, roots: Roots): Promise<SiteFaults> {
  const seen = new Map<string, Diagnostic>();
  for (const one of error.all) {
    const faults = await asSiteFaults(one, roots);
    for (const diagnostic of faults instanceof SiteFaults ? faults.diagnostics : []) {
      const { code, file, range, params } = diagnostic;
      const key = JSON.stringify([code, file, range, params.text]);
      if (!seen.has(key)) seen.set(key, diagnostic);
    }
  }
  return new SiteFaults([...seen.values()], error);
}

/**
 * @param error any error of a command
 * @returns `SiteFaults` if the site's own code caused it, `Failure` if the machine failed while it ran, else the same error
 */
export async function asSiteFaults(error: unknown, roots: Roots): Promise<unknown> {
  if (isBundleError(error)) {
    const { errors, faults = [] } = error;
    // Of a plugin, which reads files of the theme.
    const broken = errors.map(({ detail }) => detail).find(isOfMachine);
    if (broken) return failureFrom(broken);
    const all = errors.map(ofBundle);
    // Each bundle that contains a file reports its faults.
    const unique = new Map(all.map((one) => [JSON.stringify([one.file, one.range, one.params]), one]));
    return new SiteFaults([...unique.values(), ...faults], error);
  }
  // The machine may fail while the site's code runs.
  const failures = error instanceof SiteErrors ? error.all : error instanceof SiteError ? [error] : [];
  const failed = failures.map(({ cause }) => cause).find((one) => one instanceof Failure || isOfMachine(one));
  if (failed) return failureFrom(failed);
  if (error instanceof SiteErrors) return ofAll(error, roots);
  if (error instanceof SiteFaults) return error;
  if (error instanceof UnknownTheme) return themeFault(error);
  const thrown = error instanceof SiteError ? error.cause : error;
  if (areCodeFaults(thrown)) {
    const shown = error instanceof SiteError ? fileOfTemplate(error.page?.template, roots) : undefined;
    const place = async (one: CodeFaults['codeFaults'][number]): Promise<Diagnostic> =>
      'kind' in one ? missingComponent(roots, one, await ofCall(one.call, roots), shown) : ofText(roots, one);
    return new SiteFaults(await Promise.all(thrown.codeFaults.map(place)), error);
  }
  const code = codeWithoutWords(error);
  const lacking = code === null ? null : withoutWords(code, roots);
  if (lacking) return new SiteFaults([lacking], error);
  const isOfSite =
    error instanceof SiteError ||
    (error instanceof Error && !(error instanceof Failure) && (error.stack ?? '').search(FRAME) >= 0);
  if (!isOfSite) return error;
  const { cause, page, text: own } = siteErrorOf(error, null);
  // Errors that senja's modules for sites throw have words in both languages.
  const words = cause instanceof Error && 'words' in cause ? cause.words : null;
  const text: Param = isInBoth(words) ? words : own;
  const message = typeof text === 'object' ? text.en : String(text);
  const place =
    (await ofCall(cause instanceof Error ? cause : undefined, roots)) ??
    ofWords(message, fileOfTemplate(page?.template, roots) ?? PLAN_FILE, roots);
  return new SiteFaults([codeFault(text, page, place)], error);
}
