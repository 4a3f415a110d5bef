/**
 * Props of an element whose content is HTML already. Only for text this program made: rendered parts,
 * bundled assets, and Markdown bodies in which the author's raw HTML has become plain text.
 */
export const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
