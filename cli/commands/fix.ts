/** `senja check --fix`: mends what is certain, shows each changed line, then checks as usual. */
import { buildSite } from '../build-site.ts';
import { decode } from '../core/decode.ts';
import { type ChangedLine, changedLines, fixText } from '../core/fix.ts';
import { parse } from '../core/parse.ts';
import type { ContentFolder } from '../core/read-content.ts';
import { type Diagnostic, type Lang, safeText } from '../diagnostics/diagnostic.ts';
import { replaceContentFile } from '../io/content-writer.ts';
import type { Context } from './context.ts';
import { realWorld } from './world.ts';

const WORDS = {
  id: {
    none: 'Tidak ada yang dapat diperbaiki sendiri.',
    done: (lines: number, files: number) => `${lines} baris diperbaiki dalam ${files} berkas.`,
  },
  en: {
    none: 'There was nothing that can be mended by itself.',
    done: (lines: number, files: number) =>
      `${lines} ${lines === 1 ? 'line' : 'lines'} mended in ${files} ${files === 1 ? 'file' : 'files'}.`,
  },
} as const satisfies Record<Lang, unknown>;

/** One fix may uncover the next fault; more rounds than this would mean that two fixes undo each other. */
const ROUNDS = 5;

/** The hosts of photos, as far as site.yaml can be read. */
function trustedHosts({ site, read }: ContentFolder): string[] {
  const bytes = site === null ? null : read(site);
  const fields = bytes && !('code' in bytes) ? parse('site.yaml', bytes).value?.fields : undefined;
  const hosts: unknown = fields?.imageHosts;
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
}

function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    groups.set(diagnostic.file, [...(groups.get(diagnostic.file) ?? []), diagnostic]);
  }
  return groups;
}

/**
 * Says on standard error what was changed.
 * @throws Failure for the machine
 */
export async function fix(context: Context): Promise<void> {
  const { content: root, lang } = context.options;
  const { world, end } = await realWorld(context, { output: null, out: null });
  const texts = new Map<string, string>();
  const originals = new Map<string, string>();
  try {
    const content = await world.readContent();
    const read: ContentFolder['read'] = (file) => {
      const text = texts.get(file);
      return text === undefined ? content.read(file) : new TextEncoder().encode(text);
    };
    const fixed = { ...content, read };
    const files = [...(content.site === null ? [] : [content.site]), ...content.pages, ...content.articles];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { diagnostics } = await buildSite({
        ...world,
        helper: () => null,
        readContent: async () => fixed,
      });
      const faults = byFile(diagnostics);
      const hosts = { trustedHosts: trustedHosts(fixed) };
      const before = new Map(texts);
      for (const file of files) {
        const bytes = read(file);
        if ('code' in bytes) continue;
        const decoded = decode(bytes);
        if (decoded.faults.length > 0) continue;
        const after = fixText(file, decoded.text, faults.get(file) ?? [], hosts);
        if (after === decoded.text) continue;
        if (!originals.has(file)) originals.set(file, decoded.text);
        texts.set(file, after);
      }
      if ([...texts].every(([file, text]) => before.get(file) === text)) break;
    }
    for (const [file, text] of texts) write(root, file, content.read(file), text);
  } finally {
    end();
  }
  context.stderr(`${summary(originals, texts, lang).join('\n')}\n`);
}

/** A byte-order mark that was there stays. */
function write(root: string, file: string, old: ReturnType<ContentFolder['read']>, text: string): void {
  const hasMark = !('code' in old) && old[0] === 0xef && old[1] === 0xbb && old[2] === 0xbf;
  replaceContentFile(root, file, new TextEncoder().encode((hasMark ? '\uFEFF' : '') + text));
}

function summary(
  originals: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  lang: Lang,
): string[] {
  const words = WORDS[lang];
  const changes = [...texts].flatMap(([file, text]) =>
    changedLines(originals.get(file) ?? '', text).map((change): [string, ChangedLine] => [file, change]),
  );
  if (changes.length === 0) return [words.none];
  const lines = changes.flatMap(([file, { line, before, after }]) => [
    `${file}:${line}`,
    `  - ${safeText(before.replace(/\r$/, ''))}`,
    `  + ${safeText(after.replace(/\r$/, ''))}`,
  ]);
  return [...lines, words.done(changes.length, texts.size), ''];
}
