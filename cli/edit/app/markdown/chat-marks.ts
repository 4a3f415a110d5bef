/** The marks of WhatsApp, which puts them on the clipboard as text: `*bold*`, `~struck~`. `_italics_` is Markdown too. */

/** What only Markdown has: in such a text, `*…*` means italics. */
const MARKDOWN = /\*\*|__|~~|\]\(|\[\^|\\[*_~]|^#{1,6} |^[ \t]*(?:\||-{3,}$|={3,}$|:::|```\w)/m;

/** Code and addresses, which stay as they are. */
const WHOLE = /(`[^`\n]+`|(?<!\w)\w+:\/\/\S+)/;

/** Two signs around a text that begins and ends without a space, beside no letter; and those between letters, which are no marks. */
const BOLD = /(?<![\p{L}\p{N}*])\*(?![\s*])([^*\n]*)(?<!\s)\*(?![\p{L}\p{N}*])/gu;
const STRUCK = /(?<![\p{L}\p{N}~])~(?![\s~])([^~\n]*)(?<!\s)~(?![\p{L}\p{N}~])/gu;
const NONE = /(?<=[\p{L}\p{N}])\*(?=[^\s*])([^*\n]*[^\s*])\*(?=[\p{L}\p{N}])/gu;

/** @returns a plain text in which what WhatsApp shows as bold or struck is so in Markdown; Markdown stays as it is */
export const withChatMarks = (text: string): string =>
  MARKDOWN.test(text)
    ? text
    : text
        .split(WHOLE)
        .map((part, at) =>
          at % 2 === 1
            ? part
            : part.replace(BOLD, '**$1**').replace(STRUCK, '~~$1~~').replace(NONE, '\\*$1\\*'),
        )
        .join('');
