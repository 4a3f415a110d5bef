/** Text in XML. */

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const escapeXml = (text: string): string =>
  /^[\w:/.-]*$/.test(text) ? text : text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** @returns the unescaped text */
export const unescapeXml = (text: string): string =>
  text.replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)));

/** @returns the absolute address of a path of the site */
export const absoluteIn = ({ origin, base }: { origin: string; base: string }, path: string): string =>
  origin + base + (/^[\w/-]*$/.test(path) ? path.slice(1) : encodeURI(path.slice(1)));
