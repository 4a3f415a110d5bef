/** `::: code-group`: blocks of code of which a reader needs one. Without scripts they stand one below the other, each with its name. */
import type MarkdownIt from 'markdown-it';
import { codeInfo } from './info.ts';

/** The name of the box. */
export const CODE_GROUP = 'code-group';

/** Makes a parser name the blocks of a group, and mark groups for the script that shows them as tabs. */
export function drawGroups({ core, renderer, utils: { unescapeAll } }: MarkdownIt): void {
  core.ruler.after('boxes', 'code_groups', ({ tokens }) => {
    const open: boolean[] = [];
    for (const token of tokens) {
      if (token.type === 'container_box_open')
        open.push((token.meta as { name?: string } | null)?.name === CODE_GROUP);
      else if (token.type === 'container_box_close') open.pop();
      else if (token.type === 'fence' && open.at(-1))
        token.meta = { label: codeInfo(unescapeAll(token.info).trim()).language || 'txt' };
    }
  });
  const other = renderer.rules.container_box_open;
  renderer.rules.container_box_open = (tokens, index, ...rest) => {
    const html = other?.(tokens, index, ...rest) ?? '';
    return html.replace(`<div class="${CODE_GROUP}">`, `<div class="${CODE_GROUP} senja-tabs">`);
  };
}
