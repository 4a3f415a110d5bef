/** Footnotes: `[^1]` in a text and `[^1]: note` below it, by a plugin; here their HTML, and what is missing or unused. */
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import footnote from 'markdown-it-footnote';

/** Environment of the plugin: by `:label`, the number of a note from 0, or -1 if nothing uses it. */
interface NoteEnvironment {
  footnotes?: { refs?: Record<string, number> };
  language?: string;
  /** Before the numbers of notes in ids. */
  noteIds?: string;
}

const WORDS = {
  id: { notes: 'Catatan kaki', note: 'Catatan', back: 'Kembali ke tulisan' },
  en: { notes: 'Footnotes', note: 'Note', back: 'Back to the text' },
};

const wordsOf = ({ language }: NoteEnvironment) => (language === 'id' ? WORDS.id : WORDS.en);

/** The number of a note, and that of one of its uses. */
function numbersOf(token: Token | undefined): { note: number; use: string } {
  const { id = 0, subId = 0 } = (token?.meta ?? {}) as { id?: number; subId?: number };
  return { note: id + 1, use: subId > 0 ? `${id + 1}-${subId + 1}` : String(id + 1) };
}

/** Prefix of the ids of notes. */
export const NOTE_IDS = 'fn';

/** @returns a prefix that makes no id that a page already uses */
export function noteIdsApart(taken: ReadonlySet<string>): string {
  let prefix = NOTE_IDS;
  for (let count = 2; taken.has(`${prefix}-1`) || taken.has(`${prefix}ref-1`); count += 1)
    prefix = `${NOTE_IDS}${count}`;
  return prefix;
}

/** @returns the ids of the notes in rendered tokens */
export function noteIdsIn(tokens: readonly Token[], prefix: string): string[] {
  const ids: string[] = [];
  const walk = (some: readonly Token[]): void => {
    for (const token of some) {
      if (token.type === 'footnote_ref') ids.push(`${prefix}ref-${numbersOf(token).use}`);
      else if (token.type === 'footnote_open') ids.push(`${prefix}-${numbersOf(token).note}`);
      if (token.children) walk(token.children);
    }
  };
  walk(tokens);
  return ids;
}

/** @returns the labels of notes that nothing uses */
export const unusedNotes = (env: object): string[] =>
  Object.entries((env as NoteEnvironment).footnotes?.refs ?? {}).flatMap(([label, number]) =>
    number < 0 ? [label.slice(1)] : [],
  );

/** Makes a parser read footnotes. */
export function addFootnotes(made: MarkdownIt): void {
  // Its types are from another build of markdown-it.
  footnote(made as never);
  // In CommonMark, `^[text](address)` is a link.
  made.inline.ruler.disable('footnote_inline');
  const { rules } = made.renderer;
  rules.footnote_block_open = (_tokens, _index, _options, env) =>
    `<section class="footnotes" aria-label="${wordsOf(env).notes}">\n<ol>\n`;
  rules.footnote_block_close = () => '</ol>\n</section>\n';
  rules.footnote_open = (tokens, index, _options, { noteIds = NOTE_IDS }) =>
    `<li id="${noteIds}-${numbersOf(tokens[index]).note}">`;
  rules.footnote_ref = (tokens, index, _options, env) => {
    const { note, use } = numbersOf(tokens[index]);
    const { noteIds = NOTE_IDS } = env;
    const label = `${wordsOf(env).note} ${note}`;
    return `<sup><a href="#${noteIds}-${note}" id="${noteIds}ref-${use}" aria-label="${label}">${note}</a></sup>`;
  };
  rules.footnote_anchor = (tokens, index, _options, env) => {
    const { noteIds = NOTE_IDS } = env;
    return ` <a href="#${noteIds}ref-${numbersOf(tokens[index]).use}" aria-label="${wordsOf(env).back}">\u21A9\uFE0E</a>`;
  };
}

/** Lets the plugin of a site that adds footnotes itself take the place of this one. */
export function keepOneFootnotePlugin({ core: { ruler } }: MarkdownIt): void {
  const { __rules__: rules } = ruler as unknown as { __rules__: { name: string }[] };
  // By name, this replaces the first of them.
  if (rules.filter(({ name }) => name === 'footnote_tail').length > 1) ruler.at('footnote_tail', () => {});
}
