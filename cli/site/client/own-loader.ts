/** Exports of a site's part of the loader (`client/loader.ts`), apart from what it does on loading. */
export interface OwnLoader {
  /**
   * Answers a press on a button of a widget at once, without React.
   * @returns whether it has; then the press is not held back
   */
  answerPress?: ((button: HTMLButtonElement) => boolean) | undefined;
  /** Called once for each widget with a status line, when that first says that it is loading. */
  beginWait?: ((widget: HTMLElement) => void) | undefined;
}
