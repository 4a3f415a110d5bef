/** Addresses in Markdown: of links, pictures, definitions and HTML. */
import { contentLinkFault } from '../../core/values/formats/urls.ts';
import type { Left } from './brought.ts';

/** Calls a function with the parts of a text that are no code. */
export function outsideCode(text: string, replace: (part: string, offset: number) => string): string {
  const code =
    /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`)/gm;
  let made = '';
  let last = 0;
  for (const { 0: found, index } of text.matchAll(code)) {
    made += replace(text.slice(last, index), last) + found;
    last = index + found.length;
  }
  return made + replace(text.slice(last), last);
}

const ADDRESSES =
  /(!?\[(?:[^\][\\]|\\.|\[[^\][]*\])*\]\(\s*<?)([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)|(\s(?:href|src|poster)=")([^"]+)|(^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*<?)([^\s<>]+)/gm;

/** @returns the text with each address that `to` changes */
export const eachAddress = (text: string, to: (address: string, offset: number) => string): string =>
  outsideCode(text, (part, at) =>
    part.replace(ADDRESSES, (whole, a, link, b, attribute, c, definition, index: number) => {
      const lead = a ?? b ?? c;
      return `${lead}${to(link ?? attribute ?? definition, at + index)}${whole.slice(lead.length + (link ?? attribute ?? definition).length)}`;
    }),
  );

/** Whether no page can have a link to an address: it is no address, or a program would have made it. */
const isFaulty = (address: string): boolean =>
  /[{}<]|%\}/.test(address) || contentLinkFault(address)?.code === 'content/bad-link';

const LINK =
  /(?<![!\\])\[((?:[^\][\\]|\\.|\[[^\][]*\])*)\]\(\s*(<[^>\n]*>|\{\{[^\n]*?\}\}[^\s()]*|[^\s()<>]+)(?:\s+"[^"\n]*")?\s*\)/g;
const ANCHOR = /<a\b[^>]*?\shref=(["'])([^"'\n]*)\1[^>]*>([\s\S]*?)<\/a>/gi;
const DEFINITION =
  /^ {0,3}\[(?!\^)([^\]\n]+)\]:[ \t]*(<[^>\n]*>|\{\{[^\n]*\}\}\S*|\S+)[ \t]*(?:"[^"\n]*")?[ \t]*\n?/gm;

const bare = (address: string): string => address.replace(/^<|>$/g, '');

/** @returns the text without links that no page can have: their words stay */
export function withSoundLinks(text: string, told: (what: Left['what'], name: string) => void): string {
  const gone = new Set<string>();
  const refused = (address: string): boolean => {
    if (!isFaulty(bare(address))) return false;
    if (bare(address) !== '#') told('import/left:link', bare(address));
    return true;
  };
  const sound = outsideCode(text, (part) =>
    part
      .replace(DEFINITION, (whole, label: string, address: string) => {
        if (!refused(address)) return whole;
        gone.add(label.toLowerCase());
        return '';
      })
      .replace(LINK, (whole, words: string, address: string) => (refused(address) ? words : whole))
      .replace(ANCHOR, (whole, _quote, address: string, words: string) => (refused(address) ? words : whole)),
  );
  if (gone.size === 0) return sound;
  return outsideCode(sound, (part) =>
    part.replace(
      /(?<![!\\])\[([^\]\n[]+)\](?:\[([^\]\n]*)\])?(?![(:])/g,
      (whole, words: string, label = '') => (gone.has((label || words).toLowerCase()) ? words : whole),
    ),
  );
}

/** @returns the text with an end for code that has none: it reaches to the end of the text */
export function withClosedCode(text: string): string {
  let open: string | null = null;
  for (const [, mark = '', rest = ''] of text.matchAll(/^ {0,3}(`{3,}|~{3,})([^\n]*)$/gm)) {
    if (open === null) open = mark.startsWith('`') && rest.includes('`') ? null : mark;
    else if (mark.startsWith(open) && rest.trim() === '') open = null;
  }
  return open === null ? text : `${text}\n${open}`;
}
