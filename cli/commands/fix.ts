/** `senja check --fix`: mends what is certain and names each edit; `check` then tells what is left. */
import path from 'node:path';
import { type FixedFile, fixContent } from '../core/author/fix.ts';
import { apply, type Tidy } from '../core/author/fix-edits.ts';
import { type Lang, safeText } from '../diagnostics/diagnostic.ts';
import { codePointName } from '../diagnostics/letters.ts';
import { lineStarts, position } from '../diagnostics/place.ts';
import { replaceText } from '../io/content/content-writer.ts';
import type { Context } from './context.ts';
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

/**
 * Says on standard error what was changed, file by file, so that it is known even when a later one cannot be written.
 * @throws Failure for the machine
 */
export async function fix(context: Context): Promise<void> {
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
    for (const file of fixContent(await ports.readContent(), ports.models, definition, choices)) {
      if (!replaceText(root, file.path, file.before, file.after)) {
        context.stderr(`${words.changed(file.path)}\n`);
        continue;
      }
      const edits = told(file, words.rules);
      context.stderr(`${edits.flat().join('\n')}\n`);
      lines += edits.length;
      files += 1;
    }
  } finally {
    end();
  }
  context.stderr(files === 0 ? `${words.none}\n` : `${words.done(lines, files)}\n\n`);
}
