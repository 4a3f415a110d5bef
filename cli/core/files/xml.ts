/** Text in XML. */

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Characters that no XML document may contain, whatever their form. */
const FORBIDDEN =
  /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** @returns text for an element, or for an attribute, whose line breaks would become spaces */
export const escapeXml = (text: string): string =>
  /^[\w:/.-]*$/.test(text)
    ? text
    : text
        .replace(FORBIDDEN, '\uFFFD')
        .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @returns the unescaped text */
export const unescapeXml = (text: string): string =>
  text.replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)));

/** @returns the absolute address of a path of the site */
export const absoluteIn = ({ origin, base }: { origin: string; base: string }, path: string): string =>
  origin + base + (/^[\w/-]*$/.test(path) ? path.slice(1) : encodeURI(path.slice(1)));
