/** Captions of tables as pandoc writes them: a paragraph below the table, which begins with a colon. */
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';

const COLON = /^:[ \t]{1,2}(?=\S)/;

function findCaptions(state: StateCore): void {
  const made: Token[] = [];
  /** Index in `made` of the last table. */
  let table = 0;
  for (let at = 0; at < state.tokens.length; at += 1) {
    const [token, inline, close] = state.tokens.slice(at, at + 3);
    if (!token) continue;
    if (token.type === 'table_open') table = made.length;
    const isBelow = made.at(-1)?.type === 'table_close' && token.type === 'paragraph_open';
    if (isBelow && inline && close && COLON.test(inline.content)) {
      Object.assign(token, { type: 'caption_open', tag: 'caption' });
      Object.assign(close, { type: 'caption_close', tag: 'caption' });
      inline.content = inline.content.replace(COLON, '');
      made.splice(table + 1, 0, token, inline, close);
      at += 2;
    } else made.push(token);
  }
  state.tokens = made;
}

/** Makes a parser read them. */
export function readTableCaptions({ core: { ruler } }: MarkdownIt): void {
  ruler.after('block', 'table_captions', findCaptions);
}
