/** Opens an address in the user's browser. */
import { spawn } from 'node:child_process';

/** The program of each system that opens addresses. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/** @returns whether a program has taken the address, as far as is known after a moment */
export function openBrowser(url: string): Promise<boolean> {
  const [program, ...words] = OPENERS[process.platform] ?? [];
  if (program === undefined) return Promise.resolve(false);
  // Without a screen, the program would look for a browser in this terminal.
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return Promise.resolve(false);
  return new Promise((resolve) => {
    const opener = spawn(program, [...words, url], { detached: true, stdio: 'ignore' });
    opener.unref();
    opener.once('error', () => resolve(false));
    opener.once('spawn', () => resolve(true));
  });
}
