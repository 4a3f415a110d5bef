import { TERMS } from './terms.js';

/** A markdown-it plugin: explains the words that it knows. */
export default function terms(markdown, { tag }) {
  markdown.renderer.rules.text = (tokens, index) =>
    markdown.utils
      .escapeHtml(tokens[index].content)
      .replace(/\p{L}+/gu, (word) =>
        TERMS.has(word) ? `<${tag} title="${TERMS.get(word)}">${word}</${tag}>` : word,
      );
}
