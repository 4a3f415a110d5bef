/** Marks that have remained text, and signs that have not. Template syntax is reported once per kind, with the number of pieces. */

import { RAW_PART } from '../../core/bodies/converted/index.ts';
import { removedIn } from '../../core/bodies/html/index.ts';
import {
  type Block,
  type BodyCheck,
  type BodyFault,
  type BodyText,
  type Mistake,
  mistakeIn,
  placeIn,
  type StrayMark,
} from '../../core/bodies/text/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import { onDemand } from '../../on-demand.ts';
import type { InlineContext } from './advice/index.ts';
import { bareHost } from './bare-hosts.ts';
import { escapedTemplates, mayBeEscaped } from './escaped-templates.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import {
  accidentalItems,
  hiddenLines,
  hiddenNotes,
  noteItems,
  products,
  quotedNumbers,
} from './lost-signs.ts';
import { gapInPicture } from './signs.ts';
import { withUnread } from './unread-definitions.ts';

/** Needed if marks have been left in a text. */
export const leftMarks = onDemand<typeof import('./advice/index.ts')>();

const TEMPLATE = 'markdown/template-syntax';
const BEGINNING = /^[ \t]*(?:\\:{3}|: {3}|!!!|\?\?\?|import |export |\*\[|\$\$|<<<|=== "|--8<)/;
const LATER_BEGINNING = /\n[ \t]*(?:\\:{3}|!!!|\?\?\?|import |export |\*\[|\$\$|<<<|=== "|--8<|: )/;
/** A fast test. */
const mayBeContainer = (content: string): boolean =>
  BEGINNING.test(content) ||
  (content.includes('\n') && LATER_BEGINNING.test(content)) ||
  content.includes("'''");
const CONTAINER =
  /^[ \t]*((?:!!! {0,9}[a-z]|\?\?\?\+? {0,9}[a-z]|import [\w{*'"]|export (?:const|default|function) |\*\[[^\][\n]{1,80}\]:|\$\$|<<< ?[@./\w]|=== "|--8<--|: {1,9}\S|\\:{3,}[ \t]*\p{L}).*)$|(?<!')'''[^\s'](?:[^'\n]{0,200}[^\s'])?'''(?!')/gmu;
const WEB = /^https?:\/\/(?:www\.)?([^/?#:]+)/i;

/** `import … from '…'`, and not a sentence. */
const isImport = (line: string): boolean =>
  /^import ['"]/.test(line) || line.includes(" from '") || line.includes(' from "');

/**
 * `!!! note`, `import … from '…'`, `<<< @/file`: template syntax of a whole line; `\::: note`, which an editor with boxes
 * of its own has escaped; and the bold letters of a wiki.
 */
const containerMistakes = (content: string): Mistake[] =>
  [...content.matchAll(CONTAINER)].flatMap(({ 0: line, 1: text = line, index }): Mistake[] => {
    if (text.startsWith('import ') && !isImport(text)) return [];
    // The meaning of a word is below the word; with three spaces, also below an empty line.
    if (/^: {1,2}\S/.test(text) && index === 0) return [];
    const at = index + line.length - text.length;
    const kind = `${/^(?:\w+|\*\[|\$\$|--8<--|\\?:+)/.exec(text)?.[0] ?? text.slice(0, 3)} …`;
    const written = text.trimEnd();
    const suggestions = written.startsWith('\\') ? [written.slice(1)] : [];
    return [{ code: TEMPLATE, params: { kind }, suggestions, at, length: written.length }];
  });

/** A quick test for the marks of most texts: none, or names of sites. */
const areIntended = (content: string, left: readonly StrayMark[], hosts: ReadonlySet<string>): boolean =>
  left.every(({ mark, at }) => mark.startsWith('.') && bareHost(content, mark, at, new Set(hosts)) === null);

/** @returns the parts in formats other than HTML, with the line of their block */
const rawParts = ({ tokens }: BodyText): { info: string; line: number }[] =>
  tokens.flatMap((token) =>
    [token, ...(token.children ?? [])].flatMap(({ type, info }) =>
      type === RAW_PART ? [{ info, line: token.map?.[0] ?? 0 }] : [],
    ),
  );

/** The elements, attributes and parts that were taken out of a body, at the first of them. */
function removedHtml(text: BodyText): BodyFault | null {
  const removed = removedIn(text.env).filter(({ isTemplate }) => !isTemplate);
  const parts = text.has.has(RAW_PART) ? rawParts(text) : [];
  const [first] = removed;
  const names = [...new Set([...removed.map(({ name }) => name), ...parts.map(({ info }) => info)])];
  const found = shorten(names.join(', '), 200);
  const params = { found, fate: phrase('markdown/html:removed') };
  if (!first) return parts[0] ? { code: 'markdown/html', params, at: text.wholeLine(parts[0].line) } : null;
  const block = text.blocks.find(({ token }) => token === first.inline);
  const { at, length } = first;
  if (block) return mistakeIn(text, block, { code: 'markdown/html', params, at, length });
  return { code: 'markdown/html', params, at: text.wholeLine(first.inline.map?.[0] ?? 0) };
}

export default {
  on: 'body',
  *run(text) {
    const hosts: InlineContext['hosts'] = new Set();
    for (const { address } of text.addresses) hosts.add(WEB.exec(address)?.[1] ?? '');
    const hasEmphasis = text.has.has('em_open') || text.has.has('strong_open');
    const counts = new Map<unknown, number>();
    const found: { block: Block; mistake: Mistake }[] = [];
    if (text.has.has('blockquote_open')) yield* quotedNumbers(text);
    if ('references' in text.env) yield* hiddenLines(text);
    if ('footnotes' in text.env) yield* hiddenNotes(text);
    if (text.has.has('ordered_list_open')) yield* accidentalItems(text);
    if (text.has.has('bullet_list_open')) yield* noteItems(text);
    if (text.body.text.includes('&#')) yield* hiddenCharacters(text);
    const html = removedHtml(text);
    if (html) yield html;
    const add = (block: Block, mistake: Mistake): void => {
      found.push({ block, mistake });
      if (mistake.code === TEMPLATE)
        counts.set(mistake.params?.kind, (counts.get(mistake.params?.kind) ?? 0) + 1);
    };
    for (const { token, address, block } of text.addresses) {
      const gap = token.type === 'link_open' ? gapInPicture(block.content, placeIn(token), address) : null;
      if (gap) add(block, gap);
    }
    const templates = removedIn(text.env).filter(({ isTemplate }) => isTemplate);
    const blocks = templates.length > 0 ? new Map(text.blocks.map((block) => [block.token, block])) : null;
    for (const { name: kind, inline, at, length } of templates) {
      const block = blocks?.get(inline);
      if (block) add(block, { code: TEMPLATE, params: { kind }, at, length });
    }
    for (const block of text.blocks) {
      const { content, left, parent } = block;
      if (hasEmphasis && content.includes('*')) yield* products(text, block);
      const mayHold = parent === 'paragraph_open' && mayBeContainer(content);
      const hasEscapes = mayBeEscaped(content);
      if (left.length === 0 && !mayHold && !hasEscapes) continue;
      const mistakes = areIntended(content, left, hosts)
        ? []
        : leftMarks.get().inlineMistakes(content, left, { hosts });
      if (mayHold) mistakes.push(...containerMistakes(content));
      if (hasEscapes) {
        const escaped = escapedTemplates(content);
        const others = mistakes.filter(
          ({ at }) => !escaped.some((one) => one.at <= at && at < one.at + one.length),
        );
        mistakes.splice(0, mistakes.length, ...others, ...escaped);
      }
      for (const mistake of withUnread(text, mistakes)) add(block, mistake);
    }
    for (const { block, mistake } of found) {
      const { code, params } = mistake;
      const count = counts.get(params?.kind);
      if (code === TEMPLATE && count === undefined) continue;
      counts.delete(params?.kind);
      yield mistakeIn(
        text,
        block,
        count === undefined ? mistake : { ...mistake, params: { ...params, count } },
      );
    }
  },
} satisfies BodyCheck;
