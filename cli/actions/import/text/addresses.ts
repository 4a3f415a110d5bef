/** Addresses in Markdown: of links, pictures, definitions and HTML. */
import { outsideCode } from './code.ts';

/** Escaped characters; addresses of links and pictures, of HTML in any quotes, and of definitions, each after what is before it. */
const ADDRESSES =
  /\\.|(\]\(\s*<?)([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)|(\s(?:href|src|poster)=)("[^"]+"|'[^']+'|[^\s"'<>=`{]+)|(^ {0,3}\[(?!\^)[^[\]\n\r\u2028\u2029]+\]:[ \t]*<?)([^\s<>]+)/gm;

/** @returns the text with each address that `to` changes; it gets spaces in those of HTML as browsers send them */
export const eachAddress = (text: string, to: (address: string, offset: number) => string): string =>
  outsideCode(text, (part, at) =>
    part.replace(ADDRESSES, (whole, a, link, b, attribute, c, definition, index: number) => {
      if (attribute !== undefined) {
        const quote = /^["']/.exec(attribute)?.[0] ?? '';
        const address = attribute.slice(quote.length, attribute.length - quote.length).trim();
        return `${b}${quote}${to(address.replace(/\s/g, '%20'), at + index)}${quote}`;
      }
      const lead = a ?? c;
      if (lead === undefined) return whole;
      return `${lead}${to(link ?? definition, at + index)}${whole.slice(lead.length + (link ?? definition).length)}`;
    }),
  );

/** @returns an address with signs as they are read, but for those that have a meaning in addresses; as it is if it is faulty */
export function decodedUri(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
