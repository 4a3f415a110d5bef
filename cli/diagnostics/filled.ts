/** Texts with placeholders: `{name}`, `{count|one|many}` for what is counted, and `[[…]]` for what may be left out. */

/** @returns a number with what it counts, in English: "1 file", "2 files" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A placeholder: a name, and what it counts. */
export const PLACEHOLDER = /\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g;
/** A part that is left out with an empty text in it. */
export const OPTIONAL = /\[\[([^[\]]*)\]\]/g;

/** @param show the text for a name; undefined leaves the placeholder as it stands */
export const filled = (template: string, show: (name: string) => string | undefined): string =>
  template
    .replace(OPTIONAL, (_, part: string) =>
      [...part.matchAll(PLACEHOLDER)].some(([, name = '']) => show(name) === '') ? '' : part,
    )
    .replace(PLACEHOLDER, (whole, name: string, one?: string, many?: string) => {
      const text = show(name);
      if (text === undefined || one === undefined) return text ?? whole;
      return counted(Number(text), one, many);
    });
