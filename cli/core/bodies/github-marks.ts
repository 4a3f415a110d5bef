/** What GitHub adds to CommonMark besides tables and addresses: text that is struck out, and boxes of tasks. */
import type MarkdownIt from 'markdown-it';
import type { StateCore, StateInline } from 'markdown-it';

/** A single tilde; a number after one is an estimate, a slash after it a path, and inside a word it is another tool's. */
const STRUCK = /~(?=[\p{L}"'“(])[^~\n]{0,200}(?<=[\p{L}\p{N}.!?"'”)])~(?![\p{L}\p{N}~/])/uy;

/** Three tildes or more are text. */
function isLongRun(state: StateInline, silent: boolean): boolean {
  let end = state.pos;
  while (end < state.posMax && state.src[end] === '~') end += 1;
  if (end - state.pos < 3) return false;
  if (!silent) state.pending += state.src.slice(state.pos, end);
  state.pos = end;
  return true;
}

/** `~text~`; markdown-it parses two tildes. */
function strike(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (src.charCodeAt(pos) !== 0x7e) return false;
  if (src.startsWith('~~', pos)) return isLongRun(state, silent);
  if (/[\p{L}\p{N}~/]/u.test(src[pos - 1] ?? '')) return false;
  STRUCK.lastIndex = pos;
  const end = pos + (STRUCK.exec(src)?.[0].length ?? 0);
  if (end === pos || end > posMax) return false;
  if (!silent) {
    state.push('s_open', 's', 1).markup = '~';
    Object.assign(state, { pos: pos + 1, posMax: end - 1 });
    state.md.inline.tokenize(state);
    state.posMax = posMax;
    state.push('s_close', 's', -1).markup = '~';
  }
  state.pos = end;
  return true;
}

/** At the beginning of an item: `[ ]`, `[x]`, also as people type it. */
const BOX = /^\[([ xXvV✓✔]?)\](?=\s)\s?/;

/** The same as converters escape it. */
const ESCAPED_BOX = /^\\\[([ xXvV✓✔]?)\\?\][ \t]+(?=\S)/;

/** Token of a box. */
export const TASK_BOX = 'task_box';

/** Takes escaped boxes from texts before these are taken apart: an escape leaves no trace in the tokens. */
function findEscapedTasks({ tokens }: StateCore): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline' || tokens[index - 2]?.type !== 'list_item_open') continue;
    const [whole = '', sign] = ESCAPED_BOX.exec(token.content) ?? [];
    if (sign === undefined) continue;
    token.content = token.content.slice(whole.length);
    token.meta = { sign };
  }
}

function findTasks({ tokens, Token }: StateCore): void {
  for (const [index, { type, children, meta }] of tokens.entries()) {
    const item = tokens[index - 2];
    const [text] = children ?? [];
    if (type !== 'inline' || item?.type !== 'list_item_open' || text?.type !== 'text') continue;
    const escaped = (meta as { sign: string } | null)?.sign;
    const [whole, sign] = escaped === undefined ? (BOX.exec(text.content.padEnd(4)) ?? []) : ['', escaped];
    const isFollowed = (children?.length ?? 0) > 1 || text.content.length > (whole?.length ?? 0);
    if (whole === undefined || !isFollowed) continue;
    text.content = text.content.slice(whole.length);
    const box = new Token(TASK_BOX, 'input', 0);
    box.info = sign?.trim() ? 'done' : '';
    children?.unshift(box);
    item.attrJoin('class', 'task-list-item');
  }
}

const WORDS = { id: { done: 'Selesai', open: 'Belum selesai' }, en: { done: 'Done', open: 'Not done' } };

/** Adds these marks to a parser; the words of boxes are in `language` of the environment. */
export function addGithubMarks(made: MarkdownIt): void {
  made.enable('strikethrough');
  made.inline.ruler.before('strikethrough', 'strike', strike);
  made.core.ruler.after('block', 'escaped_tasks', findEscapedTasks);
  made.core.ruler.after('inline', 'tasks', findTasks);
  const { rules } = made.renderer;
  rules.s_open = () => '<del>';
  rules.s_close = () => '</del>';
  rules[TASK_BOX] = (tokens, index, _options, env) => {
    const isDone = tokens[index]?.info === 'done';
    const words = env.language === 'id' ? WORDS.id : WORDS.en;
    const label = isDone ? words.done : words.open;
    return `<input type="checkbox" aria-label="${label}" disabled${isDone ? ' checked' : ''} /> `;
  };
}
