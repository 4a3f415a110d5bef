/**
 * The loader as in the page: bundled, minified and run in a window of its own. Only `import()` and the clock are
 * replaced, by ones that tests control.
 */
import { buildSync } from 'esbuild';
import { type PointerEvent as HappyPointerEvent, Window } from 'happy-dom';
import { vi } from 'vitest';
import { loaderModules, siteModules } from '../../cli/io/compiled/site-modules.ts';
import { finish } from '../../cli/site/client/finish.ts';
import { createReplay } from '../../cli/site/client/replay.ts';
import { root } from '../support/process/senja.ts';

const start = loaderModules(siteModules({ siteRoot: root, toolRoot: root }), {
  siteRoot: root,
  toolRoot: root,
});

export const loader =
  buildSync({
    entryPoints: start.entries.slice(0, 1),
    alias: start.alias,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  }).outputFiles[0]?.text ?? '';

interface Visit {
  body?: string;
  stored?: Record<string, string>;
  drafts?: Record<string, string>;
  connection?: { saveData: boolean; effectiveType: string };
  logPath?: boolean;
  /** State of the history entry. */
  left?: object | null;
  /** Replaces the loader. */
  script?: string;
}

/** A page with the loader in its head; `arrive` loads React and the widget, `fail` makes that fail. */
export function visit({
  body = '',
  stored = {},
  drafts = {},
  connection,
  logPath,
  left = null,
  script = loader,
}: Visit = {}) {
  const window = new Window({ url: 'https://senja.contoh.id/tidak/ada' });
  const { document } = window;
  const html = document.documentElement;
  html.setAttribute('data-client', '/assets/ hydrate.js');
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(drafts)) window.sessionStorage.setItem(key, value);
  if (connection) Object.defineProperty(window.navigator, 'connection', { value: connection });

  const hydrate = vi.fn(async (widget: HTMLElement) => finish(widget, createReplay(widget)));
  const requests: string[] = [];
  const waiting: { address: string; resolve(module: object): void; reject(): void }[] = [];
  const importModule = (address: string) => {
    requests.push(address);
    return new Promise((resolve, reject) => waiting.push({ address, resolve, reject }));
  };
  const error = vi.fn();
  const frames: (() => void)[] = [];
  const timers: { act(on: unknown): void; delay: number; on: unknown }[] = [];

  const globals = {
    window,
    document,
    location: window.location,
    history: { state: left },
    navigator: window.navigator,
    setTimeout: (act: (on: unknown) => void, delay: number, on: unknown) => timers.push({ act, delay, on }),
    clearTimeout: (id = 0) => delete timers[id - 1],
    requestAnimationFrame: (act: () => void) => frames.push(act),
    addEventListener: window.addEventListener.bind(window),
    FormData: window.FormData,
    Event: window.Event,
    console: { error },
    importModule,
  };
  new Function(...Object.keys(globals), script.replace(/\bimport\(/g, 'importModule('))(
    ...Object.values(globals),
  );
  const beforeBody = html.outerHTML;
  document.body.innerHTML = body;
  if (logPath) document.body.setAttribute('data-404', '');
  document.dispatchEvent(new window.Event('DOMContentLoaded'));

  const get = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`No ${selector} in the page.`);
    return element as unknown as HTMLElement & HTMLInputElement;
  };
  const settle = async (act: (entry: (typeof waiting)[number]) => void) => {
    for (const entry of waiting.splice(0)) act(entry);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const send = (element: HTMLElement, event: object) =>
    (element as unknown as { dispatchEvent(event: object): boolean }).dispatchEvent(event);

  return {
    window,
    html: html as unknown as HTMLElement,
    beforeBody,
    get,
    asked: requests,
    hydrate,
    error,
    stored: (key: string) => window.localStorage.getItem(key),
    draft: (key: string) => window.sessionStorage.getItem(key),
    arrive: () => settle(({ resolve }) => resolve({ hydrate })),
    fail: () => settle(({ reject }) => reject()),
    /** Paints the next frame. */
    paint: () => {
      for (const act of frames.splice(0)) act();
    },
    /** Lets this many milliseconds pass. */
    pass: (time: number) => {
      timers.forEach(({ act, delay, on }, index) => {
        if (delay > time) return;
        delete timers[index];
        act(on);
      });
    },
    fire: (selector: string, name: string, init: object = {}) =>
      send(
        get(selector),
        new window.Event(name, { bubbles: true, cancelable: !/^(?:focus|input|change)/.test(name), ...init }),
      ),
    click: (selector: string) =>
      send(get(selector), new window.MouseEvent('click', { bubbles: true, cancelable: true })),
    point: (selector: string, name: string, pointerType: HappyPointerEvent['pointerType']) =>
      send(get(selector), new window.PointerEvent(name, { bubbles: true, pointerType })),
  };
}
