/** Links and pictures that a page of senja can have. */
import { FORMATS } from '../../../core/values/formats/formats.ts';
import { contentLinkFault } from '../../../core/values/formats/urls.ts';
import type { Left } from '../brought.ts';
import { outsideCode, withoutCode } from './code.ts';
import { replaceParts } from './parts.ts';

/** Whether no page can have a link to an address: it is no address, or a program would have made it. */
const isFaulty = (address: string): boolean =>
  /[{}<]|%\}/.test(address) || contentLinkFault(address)?.code === 'content/bad-link';

/** @returns the address of a picture of another site as pages may have it; null if they may not */
function pictureAddress(written: string): string | null {
  const fits = (one: string): boolean => FORMATS['image-url'](one) === null;
  return [written, written.replace(/^http:/i, 'https:')].find(fits) ?? null;
}

/** @returns the text with pictures of other sites that no page may show as links */
export const withSoundPictures = (
  text: string,
  told: (what: Left['what'], name: string, written: string) => void,
): string =>
  outsideCode(text, (part) =>
    part
      .replace(
        /!\[([^[\]\n]*)\]\((<?)(https?:[^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)(>?(?:\s+"[^"\n]*")?\s*\))/gi,
        (whole, words: string, open: string, address: string, rest: string, index: number) => {
          const found = pictureAddress(address);
          if (found === address) return whole;
          if (found !== null) return `![${words}](${open}${found}${rest}`;
          told('import/left:shown', address, address);
          // A link has no other link within.
          return part[index - 1] === '[' || isFaulty(address)
            ? words || address
            : `[${words || address}](${open}${address}${rest}`;
        },
      )
      .replace(/<img\s[^<>]*>/gi, (tag) => {
        const [written = '', quote = '', address = ''] = /(["'])(https?:[^"']*)\1/i.exec(tag) ?? [];
        const isSource = tag.includes(`src=${written}`);
        const found = address === '' || !isSource ? address : pictureAddress(address);
        if (found === address) return tag;
        if (found !== null) return tag.replace(written, () => `${quote}${found}${quote}`);
        told('import/left:shown', address, address);
        const words = /\salt=(["'])(.*?)\1/is.exec(tag)?.[2] || address;
        return isFaulty(address) ? words : `<a href="${address}">${words}</a>`;
      }),
  );

/** Escaped characters, beginnings of links and pictures, and their ends with the address, if there is one. */
const MARKS =
  /\\.|!?\[|\](?:\(\s*(<[^<>\n]*>|(?:\{\{(?:[^{}\n]|[{}](?![{}]))*\}\}[^\s(){}]*)+|[^\s()<>]+)(?:\s+"[^"\n]*")?\s*\))?/g;

const DEFINITION =
  /^ {0,3}\[(?!\^)([^\]\n]+)\]:[ \t]*(<[^>\n]*>|\{\{[^\n]*\}\}\S*|\S+)[ \t]*(?:"[^"\n]*")?[ \t]*\n?/gm;

const withoutAngles = (address: string): string => address.replace(/^<|>$/g, '');

/** @returns the text without the links whose address is refused: their words stay, also those that are code */
function withoutLinks(text: string, refused: (address: string) => boolean): string {
  const open: RegExpExecArray[] = [];
  const marks: RegExpExecArray[] = [];
  for (const mark of withoutCode(text).matchAll(MARKS)) {
    if (mark[0].endsWith('[') && mark[0] !== '\\[') open.push(mark);
    else if (mark[0].startsWith(']')) {
      const opening = open.pop();
      if (opening?.[0] === '[' && mark[1] !== undefined && refused(mark[1])) marks.push(opening, mark);
    }
  }
  let made = '';
  let last = 0;
  for (const { 0: mark, index } of marks.sort((a, b) => a.index - b.index)) {
    made += text.slice(last, index);
    last = index + mark.length;
  }
  return made + text.slice(last);
}

/** @returns the text without links that no page can have: their words stay */
export function withSoundLinks(
  text: string,
  told: (what: Left['what'], name: string, written: string) => void,
): string {
  const gone = new Set<string>();
  const refused = (address: string): boolean => {
    if (!isFaulty(withoutAngles(address))) return false;
    if (!/^#?$/.test(withoutAngles(address)))
      told('import/left:link', withoutAngles(address), withoutAngles(address));
    return true;
  };
  const sound = outsideCode(text, (part) => {
    const defined = part.replace(DEFINITION, (whole, label: string, address: string) => {
      if (!refused(address)) return whole;
      gone.add(label.toLowerCase());
      return '';
    });
    return replaceParts(defined, /<a\s[^<>]*>/gi, /<\/a>/gi, (words, [tag]) => {
      const address = /\shref=(["'])([^"'\n]*)\1/i.exec(tag)?.[2];
      return address !== undefined && refused(address) ? words : null;
    });
  });
  const linked = withoutLinks(sound, refused);
  if (gone.size === 0) return linked;
  return outsideCode(linked, (part) =>
    part.replace(
      /(?<![!\\])\[([^\]\n[]+)\](?:\[([^\]\n]*)\])?(?![(:])/g,
      (whole, words: string, label = '') => (gone.has((label || words).toLowerCase()) ? words : whole),
    ),
  );
}
