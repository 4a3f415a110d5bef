/** Watches the site's components while pages are rendered, for `check` and `dev`; a build has none. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Call, Page } from './page.ts';

/** What the code of the templates tells about the components that it renders. */
export interface ComponentReports {
  /**
   * Called for what has no effect outside of widgets, since browsers do not get its code.
   * @param names props of an element with this tag, or a hook
   * @param call that made the element, or that calls the hook
   */
  idle(names: readonly string[], tag: string, call: Call): void;
  widget(name: string, html: string): void;
}

export interface Observer {
  /** Called before each page is rendered. */
  begins(page: Pick<Page, 'path' | 'template'>): void;
  /**
   * @param widgets those of a page: on another, in a part that pages share, they may not be rendered again
   * @returns whether a page of the template, and each of the widgets on any page, was rendered with the same code, now or by
   *   an earlier command
   */
  hasSeen(template: string, widgets?: readonly string[]): boolean;
  /**
   * @param isPage whether there is a page of an address
   * @returns what the code does in vain and HTML that browsers change, once each, with files relative to the site's folder;
   *   `isComplete` is false if a page for which something was found is gone or sound: another page may have it too
   */
  found(isPage: (path: string) => boolean): Promise<{ found: readonly Diagnostic[]; isComplete: boolean }>;
}
