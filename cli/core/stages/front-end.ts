/** The bundled front end; plain data. */
import type { PartNames } from './parts.ts';

/** Placeholder for the base path in the addresses of files in sheets and code, which are bundled before it is known. */
export const BASE_MARK = '/.senja-base';

/** @returns a sheet or code with the base path; encoded, since these characters would end an address or a text */
export const withBasePath = (text: string, base: string): string =>
  text.replaceAll(`${BASE_MARK}/`, () =>
    base.replace(/[()'"]/g, (character) => `%${character.charCodeAt(0).toString(16)}`),
  );

/** The modules of widgets for browsers. */
export interface Client {
  /** What the loader imports: names of files, separated by spaces; `*` stands for the name of the widget. */
  names: string;
  /** All modules, by path in `dist`. */
  files: readonly string[];
}

/** The parts that pages need; paths are relative to `dist`. */
export interface FrontEndFiles {
  /** CommonJS text that exports the site's definition. */
  definition: string;
  /** CommonJS text that exports `renderPage`; see `io/compiled/observed/templates-code.ts`. */
  templates: string;
  /** Whether templates import anything that must be loaded before they are rendered. */
  isLazy?: boolean;
  /** Style sheet of each template, by its name; '' without rules. */
  styles: Readonly<Record<string, string>>;
  loader: string;
  /** What browsers run after the first touch, by language of its texts; under '' without texts. */
  clients: Readonly<Record<string, Client>>;
  /** Path of the script of pages with widgets that start without a touch; '' without widgets. */
  starter: string;
  /** Path of the script of pages that search. */
  searcher?: string;
  /** Path of the script of pages with code. */
  codeScript?: string;
  /** Components that bodies may show. */
  parts: PartNames;
  /** A cached `frontEndFingerprint`. */
  print?: string;
}

/** A template without a style sheet, in a site where others have one; files are relative to the site's folder. */
export interface UnstyledTemplate {
  name: string;
  file: string;
  /** The missing sheet. */
  sheet: string;
}

export interface FrontEnd extends FrontEndFiles {
  /** Files for `dist`, by path relative to it: text, or bytes in base64. */
  assets: Record<string, string | { base64: string }>;
  unstyled: readonly UnstyledTemplate[];
  /** File of each template, by its name, relative to the site's folder. */
  sources: Readonly<Record<string, string>>;
  /** Absolute paths of its sources outside the site's own folders. */
  inputs: readonly string[];
}
