/** `senja check --fix`: fixes what is certain and prints each edit; `check` then reports the rest. */
import path from 'node:path';
import { buildSite } from '../build-site.ts';
import { type FixedFile, fixContent } from '../core/author/fix.ts';
import { withAliases } from '../core/author/fix-aliases.ts';
import type { Cleanup } from '../core/author/fix-edits.ts';
import { appliedEdits } from '../core/author/proposed-fixes.ts';
import { begin, type Ports } from '../core/build/ports.ts';
import { decode, limitsOf } from '../core/parse/decode.ts';
import type { BuildResult, BuiltSite } from '../core/stages/result.ts';
import { SiteFaults } from '../core/stages/site-error.ts';
import { ADDRESS_LIST, withAddresses } from '../core/values/address-list.ts';
import { codePointName } from '../core/values/letters.ts';
import { type Diagnostic, type Lang, safeText } from '../diagnostics/diagnostic.ts';
import { phrasesIn } from '../diagnostics/phrases.ts';
import { lineStarts, rangeOf } from '../diagnostics/place.ts';
import type { TextEdit } from '../diagnostics/report.ts';
import { clearContent } from '../io/beside.ts';
import { replaceText } from '../io/content/content-writer.ts';
import { publishedUrls } from '../io/dist/published-urls.ts';
import type { Context } from './context.ts';
import { suggestedFixes } from './fix-suggested.ts';
import { fileFilter } from './line/file-filter.ts';
import { selects } from './line/selected.ts';
import { realPorts } from './ports.ts';

const INVISIBLE = /[\u00A0\u1680\u2000-\u200F\u202F\u205F\u2060\u3000\uFEFF]/g;

/** A text in which tabs, line breaks and special spaces are visible. */
export const showInvisible = (text: string): string =>
  safeText(
    text
      .replace(/\r/g, '')
      .replace(/\t/g, '⇥')
      .replace(/\n/g, '⏎')
      .replace(INVISIBLE, (character) => `⟨${codePointName(character)}⟩`),
  );

/** The old or new text of an edit, quoted so that spaces can be counted. */
export const quoteVisible = (text: string): string =>
  `“${showInvisible(/^ +$/.test(text) ? text.replace(/ /g, '·') : text)}”`;

const isTidy = (code: string): code is Cleanup => code === 'final-newline' || code === 'trailing-blanks';

/** @returns the edits of a file, each with its place and code */
export const editsOf = (file: FixedFile, lang: Lang): string[] =>
  describeEdits(file, lang).flatMap((line) => line.slice(0, -2));

/** For each changed line: its edits with place and code, and the line before and after. */
function describeEdits(fixed: FixedFile, lang: Lang): string[][] {
  const say = phrasesIn(lang);
  const lines = new Map<number, string[]>();
  for (const { file, code, range, old, new: now } of appliedEdits(fixed)) {
    const { line, column } = range;
    const name = isTidy(code) ? say(`fix.${code}`) : code;
    const edit = `${showInvisible(file)}:${line}:${column}  ${name}  ${quoteVisible(old)} → ${quoteVisible(now)}`;
    lines.set(line, [...(lines.get(line) ?? []), edit]);
  }
  const [old, now] = [fixed.before.split('\n'), fixed.after.split('\n')];
  const end = (line: number): string => (line === old.length && now.length > line ? '\n' : '');
  return [...lines]
    .sort(([one], [other]) => one - other)
    .map(([line, edits]) => [
      ...edits,
      `  - ${showInvisible(old[line - 1] ?? '')}`,
      `  + ${showInvisible(`${now[line - 1] ?? ''}${end(line)}`)}`,
    ]);
}

interface Addition {
  path: string;
  code: string;
  /** Additional content of the text. */
  added: readonly string[];
  /** @returns null if it is not certain */
  edit(text: string): string | null;
}

/** @returns the addresses that were part of the last build: any other can still change */
function publishedAmong(unlisted: BuiltSite['unlisted'], out: string): string[] {
  if (unlisted.length === 0) return [];
  const urls = publishedUrls(out);
  return unlisted.flatMap(({ path: address, url }) => (urls.has(url) ? address : []));
}

/** The only part in which two texts differ. */
export function changeOf(path: string, before: string, after: string, code: string): TextEdit {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let rest = 0;
  const most = Math.min(before.length, after.length) - start;
  while (rest < most && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
  const end = before.length - rest;
  const range = rangeOf(lineStarts(before), start, end);
  const [old, now] = [before.slice(start, end), after.slice(start, after.length - rest)];
  return { code, file: path, range, old, new: now, pass: 1 };
}

/** Writes messages for people to standard error, unless only faults are wanted. */
function tell({ options, stderr }: Context, text: string): void {
  if (!options.quiet) stderr(text);
}

/** Reports a file that another program has changed, which is not overwritten. */
const sayChanged = ({ say, stderr }: Context, file: string): void =>
  stderr(`${say('fix.changed', { file: showInvisible(file) })}\n`);

/** @returns what a build that has failed because of the site's own code found in the content */
function contentOfFaults(error: unknown): Pick<BuildResult, 'built' | 'diagnostics'> {
  if (error instanceof SiteFaults) return { built: null, diagnostics: [...error.content] };
  throw error;
}

/** Writes aliases to renamed entries, and new addresses to the list of published ones. */
async function fixAddresses(
  context: Context,
  ports: Ports,
  isNamed: (file: string) => boolean,
): Promise<{ lines: number; files: number }> {
  const done = { lines: 0, files: 0 };
  const content = await ports.readContent();
  if (!content.addresses) return done;
  const { built, diagnostics } = await buildSite({ ...ports, readContent: async () => content }).catch(
    contentOfFaults,
  );
  const moved = new Map<string, { file: string; field: string; added: string[] }>();
  for (const { code, file, field, params } of diagnostics) {
    if (code !== 'address/moved') continue;
    const { added = [] } = moved.get(file + field) ?? {};
    moved.set(file + field, { file, field, added: [...added, String(params.path)] });
  }
  const edits = [...moved.values()].map(
    ({ file: path, field, added }): Addition => ({
      path,
      code: 'address/moved',
      added: added.map((address) => `aliases: ${address}`),
      edit: (text) => withAliases(path, text, added, field),
    }),
  );
  const added = publishedAmong(built?.unlisted ?? [], path.resolve(context.cwd, context.options.out));
  if (added.length > 0)
    edits.push({
      path: ADDRESS_LIST,
      code: 'address/unlisted',
      added,
      edit: (text) => withAddresses(text, added),
    });
  const isSelected = selects(context.options);
  const wanted = edits.filter(({ path, code }) => isNamed(path) && isSelected(code));
  for (const { path: file, code, added, edit } of wanted) {
    const bytes = content.read(file);
    const before = 'code' in bytes ? null : decode(bytes, limitsOf(file)).text;
    const after = before === null ? null : edit(before);
    if (before === null || after === null) continue;
    if (!replaceText(context.options.content, file, before, after)) {
      sayChanged(context, file);
      continue;
    }
    context.edits?.push(changeOf(file, before, after, code));
    tell(context, `${added.map((one) => `${showInvisible(file)}  + ${showInvisible(one)}`).join('\n')}\n`);
    done.lines += added.length;
    done.files += 1;
  }
  return done;
}

/**
 * Prints the edits file by file, so that they are known even if a later file cannot be written; `context.edits` then
 * holds every edit.
 * @param named files and folders that may be changed; empty for all
 * @param suggested whether the only suggestion of a diagnostic counts as certain
 * @throws Failure for the command line and the machine
 */
export async function fix(
  context: Context,
  named: readonly string[],
  { suggested = false }: { suggested?: boolean } = {},
): Promise<void> {
  const isNamed = fileFilter(context, named);
  const { options, say } = context;
  const wants = selects(options);
  const edits: TextEdit[] = [];
  context.edits = edits;
  clearContent(options.content);
  const { ports } = await realPorts(context, { toleratesModels: true });
  let [lines, files] = [0, 0];
  const writeFixed = (file: FixedFile): void => {
    if (!replaceText(options.content, file.path, file.before, file.after)) {
      sayChanged(context, file.path);
      return;
    }
    edits.push(...appliedEdits(file));
    const changes = describeEdits(file, options.lang);
    tell(context, `${changes.flat().join('\n')}\n`);
    lines += changes.length;
    files += 1;
  };
  const { folder, kept, site } = (await begin(ports)).build;
  const choice = { wants, suggested };
  for (const file of fixContent(folder, ports.models, site.definition, kept.choices, isNamed, choice))
    writeFixed(file);
  if (suggested) {
    const isWanted = ({ code, file }: Diagnostic): boolean => wants(code) && isNamed(file);
    for (const file of await suggestedFixes(ports, isWanted)) writeFixed(file);
  }
  const more = await fixAddresses(context, ports, isNamed);
  lines += more.lines;
  files += more.files;
  tell(context, files === 0 ? `${say('fix.none')}\n` : `${say('fix.done', { lines, files })}\n\n`);
}
