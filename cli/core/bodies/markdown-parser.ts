import MarkdownIt, { type StateCore, type Token } from 'markdown-it';
import { ANY_PICTURE } from '../stages/pictures/picture-formats.ts';
import { linkAddresses } from './bare-addresses.ts';
import { addBoxes, BOXES, NO_PARTS } from './boxes/index.ts';
import { drawCode } from './code/index.ts';
import {
  readAnchoredHeadings,
  readAttributes,
  readDashedTables,
  readLineBlocks,
  readRawParts,
  readTableCaptions,
} from './converted/index.ts';
import { drawBodies } from './draw-bodies.ts';
import { addFootnotes } from './footnotes.ts';
import { addGithubMarks } from './github-marks.ts';
import { readHeadingIds } from './heading-ids.ts';
import {
  commentBlock,
  commentInline,
  hideCommentsInTitles,
  readHtml,
  UNCLOSED_COMMENT,
} from './html/index.ts';
import { noteAddresses } from './note-addresses.ts';
import { noteStrayMarks } from './stray-marks.ts';
import { readTypedHeadings, readTypedLines, readTypedLists } from './typed/index.ts';

/**
 * Our own rules check addresses as written and report bad ones, so
 * markdown-it's silent refusal (the link stays text) and its corrections are off.
 *
 * @param titles of the boxes of a site, by name
 * @param parts components that its bodies may show
 */
export function markdownParser(
  titles: ReadonlyMap<string, string> = new Map(),
  parts = NO_PARTS,
): MarkdownIt {
  const made = new MarkdownIt('commonmark').enable('table');
  // Text below that depth is lost; lists of nine levels reach markdown-it's 20.
  Object.assign(made.options, { maxNesting: 100 });
  made.validateLink = () => true;
  made.normalizeLink = String;
  made.block.ruler.before('reference', 'comment', commentBlock, {
    alt: ['paragraph', 'reference', 'blockquote'],
  });
  made.inline.ruler.before('autolink', 'comment', commentInline);
  made.renderer.rules[UNCLOSED_COMMENT] = () => '';
  hideCommentsInTitles(made);
  takePictureNames(made);
  noteAddresses(made);
  linkAddresses(made);
  addGithubMarks(made);
  addFootnotes(made);
  addBoxes(made, titles, parts);
  readTypedLists(made);
  readTypedHeadings(made);
  readTypedLines(made);
  readDashedTables(made);
  readTableCaptions(made);
  readLineBlocks(made);
  readAnchoredHeadings(made);
  readHeadingIds(made);
  readAttributes(made);
  readRawParts(made);
  noteStrayMarks(made);
  drawBodies(made);
  drawCode(made);
  readHtml(made);
  takeApart(made);
  return made;
}

/** Parses bodies, and renders their tokens; both need the same `env`. */
export interface Markdown extends Pick<MarkdownIt, 'parse' | 'options'> {
  renderer: Pick<MarkdownIt['renderer'], 'render'>;
  /** Names of boxes. */
  boxes: readonly string[];
  /** Names of widgets. */
  widgets: readonly string[];
  /** Whether plugins extend it, which get to know the entry. */
  isExtended: boolean;
  /** What is shown of fenced code. */
  code: {
    /** Whether marks, numbers and groups are. */
    isOn: boolean;
    /** Whether a plugin of the site renders all of it. */
    isOwn: boolean;
    /** @returns whether the site shows a drawing in place of this code, which its highlighter makes */
    draws(text: string, language: string): boolean;
  };
}

/** Fenced code as on a site that says nothing about it. */
export const PLAIN_CODE: Markdown['code'] = { isOn: false, isOwn: false, draws: () => false };

/** Without the site's extensions. */
export const parser: Markdown & Pick<MarkdownIt, 'render'> = Object.assign(markdownParser(), {
  boxes: BOXES,
  widgets: [],
  isExtended: false,
  code: PLAIN_CODE,
});

/** @returns the tokens of a body */
export const tokensOf = (text: string): Token[] => parser.parse(text, {});

/** Environment of `parse`. */
interface PartialEnvironment {
  /** The texts that are taken apart: those that match. */
  only?: RegExp;
  references?: Readonly<Record<string, { href: string }>>;
  footnotes?: object;
}

/** @returns the tokens of a body, with links and pictures of texts that match, and maybe of others */
export const tokensWith = (only: RegExp, text: string): Token[] => parser.parse(text, { only });

/** Makes a parser take apart all texts of a body, or only some. */
function takeApart({ core }: MarkdownIt): void {
  core.ruler.at('inline', ({ tokens, md, env }: StateCore) => {
    const { only, references = {}, footnotes } = env as PartialEnvironment;
    // Any text may use a definition or a note.
    const isAll = !only || footnotes || Object.values(references).some(({ href }) => only.test(href));
    for (const { type, content, children } of tokens)
      if (type === 'inline' && (isAll || only.test(content)))
        md.inline.parse(content, md, env, children ?? []);
  });
}

/** Maximum length of such a name. */
const REACH = 400;
const START = /^(?:\.{1,2}\/)*images\//i;
/** The end of a picture's name, followed by the end of the link, by a title, or by the end of the line. */
const END = new RegExp(`\\.(?:${ANY_PICTURE})(?=[ \\t]*(?:\\)|$)|[ \\t]+["'])`, 'gim');

/** @returns the name of a picture at the beginning of a text, or null if there is none */
export function pictureAt(text: string): string | null {
  if (!START.test(text)) return null;
  const line = text.slice(0, REACH).replace(/\n[\s\S]*/, '');
  END.lastIndex = 0;
  const end = END.exec(line);
  const name = end && line.slice(0, end.index + end[0].length);
  return name === null || /[<>]/.test(name) ? null : name;
}

/** Makes a parser accept such addresses in links and images. CommonMark parses all others. */
export function takePictureNames({ helpers }: MarkdownIt): void {
  const { parseLinkDestination } = helpers;
  helpers.parseLinkDestination = (text, start, max) => {
    const name = /[.i]/i.test(text[start] ?? '')
      ? pictureAt(text.slice(start, Math.min(max, start + REACH)))
      : null;
    // Entities and escapes are left to CommonMark.
    return name !== null && /[\s()]/.test(name) && !/\\/.test(name)
      ? { ok: true, pos: start + name.length, str: name }
      : parseLinkDestination(text, start, max);
  };
}
