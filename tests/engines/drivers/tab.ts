/** One tab of a browser, driven alike in every engine: a pointer, a keyboard, and eyes in the page. */

export interface Tab {
  /** Ends when the page has loaded. */
  open(url: string): Promise<void>;
  /** Of what the page is shown in, in pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Gives the value of an expression, outside the page's policy; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  /** Moves the mouse. */
  point(x: number, y: number): Promise<void>;
  /** Presses where the mouse is. */
  click(): Promise<void>;
}

/** What the visitor has set in the browser. */
export interface Settings {
  /** Of plain text, in pixels. */
  fontSize?: number;
  forcedColours?: boolean;
}

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /**
   * Starts the browser, with one tab. It reaches this machine alone, so that no photo comes.
   * @throws with the command that installs it, where it is missing
   */
  start(settings?: Settings): Promise<Tab & AsyncDisposable>;
}

/** Where nobody listens: what is sent there fails at once. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };

export const missing = (program: string, packages: string): Error =>
  new Error(`${program} is missing. On Debian and Ubuntu: apt-get install ${packages}`);
