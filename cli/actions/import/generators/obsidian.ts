/** Vaults of Obsidian, and folders of Markdown. */
import { percentDecoded } from '../../../core/values/addresses.ts';
import type { Export } from '../brought.ts';
import type { Generator } from '../folder/index.ts';
import { outsideBlocks, outsideCode } from '../text/code.ts';
import { siteOf } from './config.ts';
import type { BodyReader } from './shortcodes.ts';

export function obsidian(from: Export): Generator | null {
  const isVault = from.files.some((file) => file.startsWith('.obsidian/'));
  const isMarkdown = from.single === null && from.files.some((file) => file.endsWith('.md'));
  if (!isVault && !isMarkdown) return null;
  return {
    site: siteOf({}),
    roots: [{ folder: '', language: '' }],
    endings: ['md'],
    placeOf: (path) =>
      /^(?:\.|node_modules\/)/.test(path) ? null : { collection: 'notes', name: path, former: null },
    publicPath: () => null,
    design: /^\.obsidian\//,
    body: obsidianBody,
    linked: obsidianTarget,
  };
}

/** Callouts that senja has too; the others are notes. */
const CALLOUTS: Readonly<Record<string, string>> = {
  tip: 'TIP',
  hint: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  attention: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
  failure: 'CAUTION',
  bug: 'CAUTION',
  error: 'CAUTION',
};

const obsidianBody: BodyReader = (text, _draft, told) =>
  outsideCode(
    outsideBlocks(text, (part, at) =>
      part
        .replace(/%%[\s\S]*?%%[ \t]*\n?/g, (whole, index: number) => {
          told('import/left:comment', '', at + index, whole);
          return '';
        })
        .replace(
          /^(>[ \t]*)\[!([\w-]+)\][+-]?[ \t]*([^\n]*)/gm,
          (_, lead: string, kind: string, title: string) => {
            const sign = CALLOUTS[kind.toLowerCase()] ?? 'NOTE';
            const words = title.trim();
            const shown = /^$|\*\*/.test(words) ? words : `**${words}**`;
            return `${lead}[!${sign}]${shown === '' ? '' : `\n${lead}${shown}\n${lead.trimEnd()}`}`;
          },
        ),
    ),
    (part) =>
      part
        // In a table, the line before a label is escaped.
        .replace(
          /(!?)\[\[([^[\]|#^\n]*?)((?:#[^[\]|\n]*?)?)(?:\\?\|([^[\]\n]*))?\]\]/g,
          (whole, mark: string, name: string, anchor: string, label: string | undefined) =>
            wikiLink(whole, { isShown: mark !== '', name: name.trim(), anchor, label }),
        )
        .replace(/==(?!\s)([^=\n]+?)==/g, '<mark>$1</mark>')
        .replace(/(?<![ \t])[ \t]+\^[\w-]+$/gm, ''),
  );

function wikiLink(
  whole: string,
  {
    isShown,
    name,
    anchor,
    label,
  }: { isShown: boolean; name: string; anchor: string; label: string | undefined },
): string {
  const target = name.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const isFile = /\.[a-z\d]{2,4}$/i.test(name);
  if (isShown && isFile && !/\.pdf$/i.test(name))
    return `![${/^\d+(?:x\d+)?$/.test(label ?? '') ? '' : (label ?? '')}](${target})`;
  const heading = /\^/.test(anchor) ? '' : (anchor.split('#').at(-1)?.trim() ?? '');
  const hash =
    heading === ''
      ? ''
      : `#${heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .replace(/\s/g, '-')}`;
  const shown = (label ?? (name === '' ? heading : (name.split('/').at(-1) ?? name))).replace(
    /[[\]]/g,
    '\\$&',
  );
  return name === '' && hash === ''
    ? whole
    : `[${shown}](${isFile || name === '' ? target : `${target}.md`}${hash})`;
}

/** @returns the file that a wiki's link names: by its path, or by its name alone wherever it is */
function obsidianTarget(target: string, files: readonly string[]): string | null {
  const name = percentDecoded(target) ?? target;
  const same = (file: string): boolean => file.toLowerCase() === name.toLowerCase();
  const ends = (file: string): boolean => file.toLowerCase().endsWith(`/${name.toLowerCase()}`);
  return files.find(same) ?? files.find(ends) ?? null;
}
