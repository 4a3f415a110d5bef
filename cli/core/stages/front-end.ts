/** The bundled front end; plain data. */

/** Stands for the base path in the addresses of files that style sheets name: sheets are bundled before it is known. */
export const BASE_MARK = '/.senja-base';

/** What pages need of it; paths are relative to `dist`. */
export interface FrontEndFiles {
  /** CommonJS text that exports the site's definition. */
  definition: string;
  /** CommonJS text that exports `renderPage`. */
  templates: string;
  /** Whole style sheet of each template that there is, by its name; '' without rules. */
  styles: Readonly<Record<string, string>>;
  loader: string;
  /** Path of the module that the loader fetches on a first touch, by the language of its texts; under '' without texts. */
  clients: Readonly<Record<string, string>>;
}

export interface FrontEnd extends FrontEndFiles {
  /** Files for `dist`, by path relative to it: a text, or bytes in base64. */
  assets: Record<string, string | { base64: string }>;
  /** Absolute paths of the files that it was made of beside those in the site's own folders. */
  inputs: readonly string[];
}
