/** A browser tab with the same interface in every engine: pointer, keyboard, and checks in the page. */

export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'End'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Backspace'
  | 'Delete'
  | ' '
  | 'a'
  | 'b'
  | 'f'
  | 'k'
  | 's'
  | 'y'
  | 'z';

export interface Tab {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Sets the size of the viewport in pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the value of an expression, evaluated outside the page's policy; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses a key, while another one is held. */
  press(key: Key, held?: 'Control' | 'Shift'): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Moves the mouse. */
  point(x: number, y: number): Promise<void>;
  /** Presses the mouse button. */
  click(): Promise<void>;
}

/** The visitor's browser settings. */
export interface Settings {
  /** Font size of plain text, in pixels. */
  fontSize?: number;
  forcedColours?: boolean;
}

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /**
   * Starts the browser, with one tab. It can only reach this machine, so no photo loads.
   * @throws with the command that installs it, if it is missing
   */
  start(settings?: Settings): Promise<Tab & AsyncDisposable>;
}

/** An address without a listener: requests to it fail at once. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

export const missing = (program: string, packages: string): Error =>
  new Error(`${program} is missing. On Debian and Ubuntu: apt-get install ${packages}`);
