/**
 * Props of an element whose content is HTML already. Only for text made by this program: rendered parts, bundled
 * assets, and Markdown bodies in which the author's raw HTML has become text.
 */
export const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/**
 * Props of a `<script>` with data, such as JSON-LD: texts of entries in it cannot end the element or begin a comment.
 */
export const asJson = (value: object) => asHtml(JSON.stringify(value).replaceAll('<', '\\u003c'));
