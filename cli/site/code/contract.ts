/** Texts of the script of pages with code, in the language of the page. */
export interface CodeTexts {
  copy: string;
  copied: string;
  failed: string;
  /** Name of a list of tabs. */
  group: string;
}
