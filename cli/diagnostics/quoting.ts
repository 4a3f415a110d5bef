/** Texts as YAML values, in quotes only where they need them. */

/** Whether YAML would read a plain text as something else. */
export const needsQuotes = (text: string): boolean =>
  /^[\s[\]{}&*!|>@`%,"'#?:-]|[:\s]$|:\s|\s#|^(?:[-+.\d][\d.eE+x_-]*|true|false|null|~)$|^$/i.test(text);

/** @returns the text between double quotes */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
