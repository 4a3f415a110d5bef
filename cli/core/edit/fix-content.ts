/**
 * Makes the safe edits in content files. Each diagnostic may lead to an edit, which is made only if it is proven;
 * the rest remain suggestions. Comments, quotes and order are kept: only the edits are written.
 */
import type { Outcome } from '../../diagnostics/index.ts';
import { lineStarts, offsetOf } from '../../diagnostics/places/index.ts';
import { nameOf } from '../../diagnostics/pointers/index.ts';
import { fieldsOf, readSettings, withReading } from '../entries/documents/index.ts';
import { readSite } from '../entries/index.ts';
import { revision } from '../models/checks/index.ts';
import { collectionOf, type Models, mayHaveBody } from '../models/index.ts';
import { decode, parse } from '../parse/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import { type Choices, IMAGE_HOSTS } from '../stages/entry.ts';
import type { SiteDefinition } from '../stages/site.ts';
import { choiceLists } from '../validate/choices/index.ts';
import { validateEntry, validateSite } from '../validate/index.ts';
import { apply } from '../values/changes/text-pieces.ts';
import { OLD_HYPHEN, SEPARATORS } from '../values/characters.ts';
import { garbledIn } from '../values/letters.ts';
import { editsOfBody, mistakeFinder } from './body-edits.ts';
import { editFile } from './edit-file.ts';
import { ALL_SAFE, type Candidate, type Choice, type FixedFile, withoutOverlaps } from './edits.ts';
import { editsOfLines, finalNewline, linesOf, trailingBlanks } from './line-edits.ts';
import { editsOfLists } from './list-edits.ts';
import { type CheckedFile, isWhole, type Reader, readNodes, yamlOf } from './read-file.ts';
import { editOfValue, type FixContext } from './value-edits.ts';

/** Possible edits of a file's fields. */
function editsOfFields(checked: CheckedFile, context: FixContext): Candidate[] {
  const { path, text, diagnostics } = checked;
  const yaml = yamlOf(checked);
  const ended = path.endsWith('.md') || text.endsWith('\n');
  if (diagnostics.length === 0 && ended && !/[ \t]\r?$/m.test(yaml.text)) return [];
  const whole = isWhole(checked);
  const starts = lineStarts(text);
  const lines = linesOf(yaml, text.slice(0, yaml.start).split('\n').length);
  const nodes = new Map(readNodes(checked).map((node) => [node.pointer, node]));
  // It is unknown which of the two the author means.
  const twice = new Set(
    diagnostics.flatMap(({ code, params }) => (code === 'yaml/duplicate-key' ? [params.key] : [])),
  );
  const file = { text, diagnostics, nodes };
  const values = diagnostics.flatMap((one) =>
    twice.has(nameOf(one.field)) ? [] : (editOfValue(file, one, offsetOf(starts, one.range), context) ?? []),
  );
  return [
    // A name that seems to be missing may be on an unreadable line.
    ...values.filter(({ claim }) => whole || claim.is !== 'name'),
    ...editsOfLines(lines, diagnostics, context.isName),
    ...(whole ? editsOfLists(text, diagnostics, nodes) : []),
    ...(whole ? trailingBlanks(text, lines, nodes.values()) : []),
    ...(whole && !ended ? finalNewline(text, lines) : []),
  ];
}

function chooseEdits(edits: readonly Candidate[], { choice }: FixContext): Candidate[] {
  const { wants } = choice ?? ALL_SAFE;
  return edits.filter(({ code }) => wants(code));
}

const SEPARATED = new RegExp(`[${SEPARATORS}]+|${OLD_HYPHEN}`, 'g');

/** A space or nothing for a break inside a line; null where it may separate fields, or where a space may have a meaning. */
function spaceFor(text: string, start: number, end: number, isName: FixContext['isName']): string | null {
  const [before = '\n', after = '\n'] = [text[start - 1], text[end]];
  if (/\s/.test(before) || /\s/.test(after)) return '';
  const name = /^([\w-]{1,60}) ?:/.exec(text.slice(end, end + 64))?.[1];
  return /[:#-]/.test(before) || /[#:-]/.test(after) || (name !== undefined && isName(name)) ? null : ' ';
}

/** Characters in a wrong encoding and of word processors, which would hide other faults. */
function restoredIn(text: string, context: FixContext): Candidate[] {
  const edit = (start: number, old: string, now: string | null, code: Candidate['code']): Candidate[] => {
    const place = { start, end: start + old.length, old, field: '', line: 0, mends: null };
    return now === null ? [] : [{ ...place, new: now, code, claim: { is: 'nothing' } }];
  };
  const garbled = [...garbledIn(text)].flatMap(({ index, found, intended }) =>
    edit(index, found, intended, 'content/garbled-text'),
  );
  const breaks = [...text.matchAll(SEPARATED)].flatMap(({ 0: found, index }) => {
    const isHyphen = found === OLD_HYPHEN;
    const now = isHyphen ? '-' : spaceFor(text, index, index + found.length, context.isName);
    return edit(index, found, now, 'file/control-character');
  });
  return withoutOverlaps(chooseEdits([...garbled, ...breaks], context));
}

/** The hosts of photos, as far as site.yaml can be read. */
function contextOf(content: ContentFolder, models: Models, choice: Choice): FixContext {
  const hosts = readSettings(content)[IMAGE_HOSTS];
  return {
    trustedHosts: Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [],
    isName: models.isName,
    choice,
  };
}

/**
 * Fixes `site.yaml`, then the entries by its new content. Every file is checked by itself.
 * @param before choices of the last build: one that was removed since is not a typing error
 * @param isWanted whether a file may be edited
 * @param choice which of the provable edits to make
 * @returns the files with edits
 */
export function* fixContent(
  content: ContentFolder,
  models: Models,
  definition: Pick<SiteDefinition, 'checkSettings' | 'diagnostics'>,
  before: Choices | null = null,
  isWanted: (path: string) => boolean = () => true,
  choice: Choice = ALL_SAFE,
): Generator<FixedFile> {
  type Validate = (document: Document) => Outcome<unknown>;
  const fixFile = (path: string, context: FixContext, validate: Validate): FixedFile | null => {
    const bytes = content.read(path);
    if ('code' in bytes) return null;
    const { text: before, faults } = decode(bytes);
    // Garbled characters may include invisible ones; of bytes that are no text, nothing is certain.
    if (faults.some(({ code }) => code !== 'file/control-character')) return null;
    const restored = restoredIn(before, context);
    const text = apply(before, restored);
    if (decode(new TextEncoder().encode(text)).faults.length > 0) return null;
    const reader: Reader = {
      mistakesIn: mistakeFinder(models.checks.body),
      read(text) {
        const { value, diagnostics } = parse(path, text, models.isName);
        const document = value?.unread?.whole ? null : value;
        const more = document ? validate(document).diagnostics : [];
        return { path, text, document, diagnostics: [...diagnostics, ...more] };
      },
    };
    const fixed = editFile(path, text, reader, (file) =>
      chooseEdits([...editsOfFields(file, context), ...editsOfBody(file, reader)], context),
    );
    const { after = text, passes = [] } = fixed ?? {};
    return restored.length === 0 ? fixed : { path, before, after, passes: [restored, ...passes] };
  };
  const ofSite: Validate = (document) => validateSite(document, models, definition);
  const wanted = [content.site].filter((path) => path !== null && isWanted(path)) as string[];
  const [site] = content.each(wanted, (path) => fixFile(path, contextOf(content, models, choice), ofSite));
  if (site) yield site;
  const read: ContentFolder['read'] = (path) =>
    path === site?.path ? new TextEncoder().encode(site.after) : content.read(path);
  const folder = withReading(content, read);
  const context = contextOf(folder, models, choice);
  const validatedWith = readSite(folder, models, definition, null).value.context;
  const { choices } = validatedWith;
  const around = {
    folder: content,
    before,
    choices,
    lists: choiceLists(models, validatedWith, () => fieldsOf(content, content.entries, models.isName)),
    site: null,
    mayHaveBody: (file: string) => mayHaveBody(file, models),
  };
  const revised = revision(models.checks.diagnostic, around);
  for (const path of content.entries) {
    const collection = collectionOf(path, models);
    if (!collection || !isWanted(path) || content.rows?.has(path)) continue;
    const ofEntry: Validate = (document) => {
      const outcome = validateEntry(document, collection, validatedWith, models);
      return { ...outcome, diagnostics: outcome.diagnostics.map(revised) };
    };
    const [entry] = content.each([path], () => fixFile(path, context, ofEntry));
    if (entry) yield entry;
  }
}
