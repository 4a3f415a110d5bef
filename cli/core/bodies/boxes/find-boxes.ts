/** Boxes among the tokens of a body: those that the rule has found, and quotations that are alerts. */
import type { StateCore, Token } from 'markdown-it';
import type { Parts } from '../../stages/parts.ts';
import { type Box, boxOf, metaOf } from './box.ts';
import type { BoxLines } from './box-rule.ts';
import { continues, paragraphOf } from './joined-text.ts';

/** Names of the boxes that GitHub, GitLab and Obsidian write as `> [!NOTE]`. */
export const ALERTS = ['note', 'info', 'tip', 'important', 'warning', 'caution', 'danger'] as const;
/** The first line of an alert; other tools take a sign that folds it, and a title, and some escape its marks. */
const ALERT = new RegExp(
  `^\\\\?\\[\\\\?!(${ALERTS.join('|')})\\\\?\\][-+]?(?:[ \\t]+([^\\n]*))?\\\\?(?:\\n|$)`,
  'i',
);

/** @returns the box that a quotation is, without its first line; null if it is none */
function alertIn(
  [open, paragraph, inline, , after]: readonly (Token | undefined)[],
  parts: Parts,
): Box | null {
  if (open?.type !== 'blockquote_open' || paragraph?.type !== 'paragraph_open' || !inline) return null;
  const [line, name = '', title = ''] = ALERT.exec(inline.content) ?? [];
  if (line === undefined) return null;
  const below = inline.content.slice(line.length);
  const isText = below === '' ? after?.type === 'blockquote_close' : continues(line.trimEnd(), title, below);
  if (title !== '' && isText) {
    inline.content = `${title}${below === '' ? '' : `\n${below}`}`;
    return boxOf(name.toLowerCase(), parts);
  }
  inline.content = below;
  if (inline.map) inline.map = [inline.map[0] + 1, inline.map[1]];
  return boxOf(`${name.toLowerCase()} ${title}`, parts);
}

/** Gives both tokens of a box its name and title, and turns alerts into boxes. */
export function findBoxes(state: StateCore, parts: Parts): void {
  const { tokens, env } = state;
  /** Of open quotations and boxes; null for a quotation. */
  const open: (Box | null)[] = [];
  /** Paragraphs that held nothing but the first line of an alert. */
  const empty = new Set<Token | undefined>();
  for (const [index, token] of tokens.entries()) {
    const { type } = token;
    if (type === 'container_box_open')
      open.push({ ...boxOf(token.info, parts), ...(token.meta as BoxLines) });
    else if (type === 'blockquote_open') {
      const box = alertIn(tokens.slice(index, index + 5), parts);
      open.push(box);
      if (box) token.type = 'alert_open';
      if (box && tokens[index + 2]?.content === '')
        for (const one of tokens.slice(index + 1, index + 4)) empty.add(one);
    } else if (type !== 'container_box_close' && type !== 'blockquote_close') continue;
    const box = type.endsWith('_open') ? open.at(-1) : open.pop();
    if (!box) continue;
    token.meta = box;
    if (box.part) (env as PartsEnvironment).hasParts = true;
    if (type === 'blockquote_close') token.type = 'alert_close';
  }
  if (empty.size > 0) state.tokens = tokens.filter((token) => !empty.has(token));
  if (state.tokens.some(({ type }) => type === 'container_box_open')) takeJoinedTexts(state);
}

/** Gives a box the text that a formatter has put on the line that opens it. A title above nothing may be one, too. */
function takeJoinedTexts(state: StateCore): void {
  const made: Token[] = [];
  for (const [index, token] of state.tokens.entries()) {
    made.push(token);
    const box = metaOf(token);
    const { source = '', name } = box;
    if (
      token.type !== 'container_box_open' ||
      box.title === '' ||
      source === '' ||
      box.part ||
      !box.isClosed ||
      !token.map
    )
      continue;
    const [next, inline] = state.tokens.slice(index + 1, index + 3);
    const [line] = token.map;
    const isAlone = next?.type === 'container_box_close';
    const goesOn =
      next?.type === 'paragraph_open' &&
      next.map?.[0] === line + 1 &&
      continues(`${token.markup}${token.info}`, source, inline?.content ?? '');
    if (!(isAlone || goesOn)) continue;
    box.joined = isAlone ? source : `${source} …`;
    if (isAlone && (!box.isOneLine || name === 'details')) continue;
    box.title = '';
    if (isAlone) made.push(...paragraphOf(state, source, line, token.level + 1));
    else if (inline?.map) {
      inline.content = `${source}\n${inline.content}`;
      inline.map = [line, inline.map[1]];
    }
  }
  state.tokens = made;
}

interface PartsEnvironment {
  hasParts?: boolean;
}

/** Whether a body shows components of the site. */
export const showsParts = (env: object): boolean => (env as PartsEnvironment).hasParts ?? false;
