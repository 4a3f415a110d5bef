/** `senja check --fix`: mends what is certain and names each edit; `check` then tells what is left. */
import path from 'node:path';
import { buildSite, type Ports } from '../build-site.ts';
import { type FixedFile, fixContent } from '../core/author/fix.ts';
import { withAliases } from '../core/author/fix-aliases.ts';
import { apply, type Tidy } from '../core/author/fix-edits.ts';
import { decode, limitsOf } from '../core/parse/decode.ts';
import type { Built } from '../core/stages/result.ts';
import { ADDRESS_LIST, withAddresses } from '../core/values/address-list.ts';
import { type Lang, safeText } from '../diagnostics/diagnostic.ts';
import { codePointName } from '../diagnostics/letters.ts';
import { lineStarts, position } from '../diagnostics/place.ts';
import { replaceText } from '../io/content/content-writer.ts';
import { publishedUrls } from '../io/dist/published-urls.ts';
import type { Context } from './context.ts';
import { naming } from './naming.ts';
import { realPorts } from './ports.ts';

interface Words {
  none: string;
  done(lines: number, files: number): string;
  changed(file: string): string;
  rules: Record<Tidy, string>;
}

const WORDS: Record<Lang, Words> = {
  id: {
    none: 'Tidak ada yang dapat diperbaiki dengan pasti.',
    done: (lines, files) => `${lines} baris diperbaiki dalam ${files} berkas.`,
    changed: (file) => `${file} baru saja diubah oleh program lain, jadi dibiarkan. Jalankan sekali lagi.`,
    rules: {
      'final-newline': 'ganti baris di akhir berkas',
      'trailing-blanks': 'spasi di akhir baris',
    },
  },
  en: {
    none: 'There was nothing that can be mended for certain.',
    done: (lines, files) =>
      `${lines} ${lines === 1 ? 'line' : 'lines'} mended in ${files} ${files === 1 ? 'file' : 'files'}.`,
    changed: (file) =>
      `${file} was changed by another program just now, so it is left alone. Run this again.`,
    rules: {
      'final-newline': 'line break at the end of the file',
      'trailing-blanks': 'blanks at the end of the line',
    },
  },
};

const INVISIBLE = /[\u00A0\u1680\u2000-\u200F\u202F\u205F\u2060\u3000\uFEFF]/g;

/** A text in which tabs, line breaks and special spaces can be told apart. */
const visible = (text: string): string =>
  safeText(
    text
      .replace(/\r/g, '')
      .replace(/\t/g, '⇥')
      .replace(/\n/g, '⏎')
      .replace(INVISIBLE, (character) => `⟨${codePointName(character)}⟩`),
  );

/** What an edit takes or gives; of blanks alone it would not be seen how many there are. */
const quoted = (text: string): string => `“${visible(/^ +$/.test(text) ? text.replace(/ /g, '·') : text)}”`;

/** @returns the edits of a file, each with place and name */
export const editsOf = (file: FixedFile, lang: Lang): string[] =>
  told(file, WORDS[lang].rules).flatMap((line) => line.slice(0, -2));

/** For each line that is not as it was: its edits, each with place and name, and the line before and after. */
function told({ path: file, before, after, passes }: FixedFile, rules: Words['rules']): string[][] {
  const lines = new Map<number, string[]>();
  let text = before;
  for (const edits of passes) {
    const starts = lineStarts(text);
    for (const { start, code, old, new: now } of edits) {
      const { line, column } = position(starts, start);
      const name = code in rules ? rules[code as Tidy] : code;
      const edit = `${file}:${line}:${column}  ${name}  ${quoted(old)} → ${quoted(now)}`;
      lines.set(line, [...(lines.get(line) ?? []), edit]);
    }
    text = apply(text, edits);
  }
  const [old, now] = [before.split('\n'), after.split('\n')];
  const end = (line: number): string => (line === old.length && now.length > line ? '\n' : '');
  return [...lines]
    .sort(([one], [other]) => one - other)
    .map(([line, edits]) => [
      ...edits,
      `  - ${visible(old[line - 1] ?? '')}`,
      `  + ${visible(`${now[line - 1] ?? ''}${end(line)}`)}`,
    ]);
}

interface TextEdit {
  path: string;
  /** What the text is to hold besides. */
  added: readonly string[];
  /** @returns null when that is not certain */
  edit(text: string): string | null;
}

/** @returns those of the addresses that the last build has put into the site: any other may still change unnoticed */
function published(unlisted: Built['unlisted'], out: string): string[] {
  if (unlisted.length === 0) return [];
  const urls = publishedUrls(out);
  return unlisted.flatMap(({ path: address, url }) => (urls.has(url) ? address : []));
}

/** Writes addresses of old to the entries that have moved, and new ones to the list of those that have been published. */
async function fixAddresses(
  context: Context,
  ports: Ports,
  isNamed: (file: string) => boolean,
): Promise<{ lines: number; files: number }> {
  const done = { lines: 0, files: 0 };
  const content = await ports.readContent();
  if (!content.addresses) return done;
  const { built, diagnostics } = await buildSite({ ...ports, readContent: async () => content });
  const moved = new Map<string, { file: string; field: string; added: string[] }>();
  for (const { code, file, field, params } of diagnostics) {
    if (code !== 'address/moved') continue;
    const { added = [] } = moved.get(file + field) ?? {};
    moved.set(file + field, { file, field, added: [...added, String(params.path)] });
  }
  const edits = [...moved.values()].map(
    ({ file: path, field, added }): TextEdit => ({
      path,
      added: added.map((address) => `aliases: ${address}`),
      edit: (text) => withAliases(path, text, added, field),
    }),
  );
  const added = published(built?.unlisted ?? [], path.resolve(context.cwd, context.options.out));
  if (added.length > 0) edits.push({ path: ADDRESS_LIST, added, edit: (text) => withAddresses(text, added) });
  for (const { path: file, added, edit } of edits.filter(({ path }) => isNamed(path))) {
    const bytes = content.read(file);
    const before = 'code' in bytes ? null : decode(bytes, limitsOf(file)).text;
    const after = before === null ? null : edit(before);
    if (before === null || after === null) continue;
    if (!replaceText(context.options.content, file, before, after)) {
      context.stderr(`${WORDS[context.options.lang].changed(file)}\n`);
      continue;
    }
    context.stderr(`${added.map((one) => `${file}  + ${visible(one)}`).join('\n')}\n`);
    done.lines += added.length;
    done.files += 1;
  }
  return done;
}

/**
 * Says on standard error what was changed, file by file, so that it is known even when a later one cannot be written.
 * @param named files and folders that may be changed; none for all
 * @throws Failure for the command line and the machine
 */
export async function fix(context: Context, named: readonly string[]): Promise<void> {
  const isNamed = naming(context, named);
  const { content: root, lang } = context.options;
  const words = WORDS[lang];
  const { ports, siteCode, end } = await realPorts(context, {
    output: null,
    out: path.resolve(context.cwd, context.options.out),
  });
  let [lines, files] = [0, 0];
  try {
    const { choices } = await ports.recall();
    const { definition } = await siteCode();
    const content = await ports.readContent();
    for (const file of fixContent(content, ports.models, definition, choices, isNamed)) {
      if (!replaceText(root, file.path, file.before, file.after)) {
        context.stderr(`${words.changed(file.path)}\n`);
        continue;
      }
      const edits = told(file, words.rules);
      context.stderr(`${edits.flat().join('\n')}\n`);
      lines += edits.length;
      files += 1;
    }
    const more = await fixAddresses(context, ports, isNamed);
    lines += more.lines;
    files += more.files;
  } finally {
    end();
  }
  context.stderr(files === 0 ? `${words.none}\n` : `${words.done(lines, files)}\n\n`);
}
