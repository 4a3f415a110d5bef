/**
 * Props of an element whose content is HTML already. Only for text made by this program: rendered parts, bundled
 * assets, and Markdown bodies in which the author's raw HTML has become text.
 */
export const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
