/** Texts with placeholders: `{name}`, `{count|one|many}` for counted nouns, and `[[…]]` for optional parts. */

/** @returns the regular plural of an English noun */
export const pluralOf = (noun: string): string =>
  noun
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/(?:s|x|z|ch|sh)$/, '$&e')
    .replace(/(l|ea|oa)f$|(i)fe$/, '$1$2ve')
    .concat('s');

/** @returns a number with its noun, in English: "1 file", "2 files" */
export const formatCount = (count: number, one: string, many = pluralOf(one)): string =>
  `${count} ${count === 1 ? one : many}`;

/** A placeholder: a name, and optionally the counted noun. */
export const PLACEHOLDER = /\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g;
/** A part that is omitted if a placeholder in it is empty. */
export const OPTIONAL = /\[\[([^[\]]*)\]\]/g;

/** @param show the text for a name; undefined leaves the placeholder unchanged */
export const fillTemplate = (template: string, show: (name: string) => string | undefined): string =>
  template
    .replace(OPTIONAL, (_, part: string) =>
      [...part.matchAll(PLACEHOLDER)].some(([, name = '']) => show(name) === '') ? '' : part,
    )
    .replace(PLACEHOLDER, (whole, name: string, one?: string, many?: string) => {
      const text = show(name);
      if (text === undefined || one === undefined) return text ?? whole;
      return formatCount(Number(text), one, many);
    });
