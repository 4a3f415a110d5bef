/** The page of the editor with a server in memory, as users see it and press in it. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Requests } from '../../../cli/edit/api.ts';
import { App } from '../../../cli/edit/app/app.tsx';
import { SiteDesk } from '../../../cli/edit/app/desk/site.ts';
import { FakeServer, ROWS } from './fake.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// happy-dom has no top layer.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined });

// happy-dom tells of it while CodeMirror sets it; browsers do afterwards.
document.addEventListener('selectionchange', (event) => event.stopImmediatePropagation(), { capture: true });

const complaints: string[] = [];
let root: Root | undefined;

/** Each test of a file begins with an empty page, and ends without complaints of React. */
export function withPage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    complaints.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...words) => {
      complaints.push(words.map(String).join(' '));
    });
  });

  afterEach(async () => {
    await leave();
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.body.replaceChildren();
    localStorage.clear();
    location.hash = '';
    expect(complaints).toEqual([]);
  });
}

/** Closes the page. */
export const leave = () => act(async () => root?.unmount());

/** Time for what follows by itself. */
export const pass = (time = 300) => act(() => vi.advanceTimersByTimeAsync(time));

/** Tells the page of another address: happy-dom does so by a clock that fake timers do not move. */
export const followAddress = () => act(async () => window.dispatchEvent(new Event('hashchange')));

/** Opens the editor at a place. */
export async function visit(hash = '', server = new FakeServer()) {
  location.hash = hash;
  const element = document.createElement('div');
  document.body.append(element);
  const site = new SiteDesk(server.send);
  root = createRoot(element);
  await act(async () => root?.render(<App site={site} send={server.send} />));
  await pass();
  return { server, site, ...looking(element), ...asking(server) };
}

const asking = (server: FakeServer) => ({
  /** Changes that the server was asked for. */
  changes: () =>
    server.asked
      .filter(({ path }) => path === '/api/change')
      .map(({ body }) => (body as Requests['change']).change),
  values: (file = ROWS[0]?.file ?? '') => server.entries.get(file)?.values,
});

function looking(element: HTMLElement) {
  const get = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
    const found = element.querySelector<Found>(selector);
    if (!found) throw new Error(`No ${selector} in the page.`);
    return found;
  };
  const button = (name: string, within: ParentNode = element): HTMLElement => {
    const found = [...within.querySelectorAll<HTMLElement>('button, a')].find(
      ({ textContent }) => textContent.trim() === name,
    );
    if (!found) throw new Error(`No button ${name}.`);
    return found;
  };
  const press = async (name: string, within?: ParentNode) => {
    const before = location.hash;
    await act(async () => button(name, within).click());
    if (location.hash !== before) await followAddress();
    await pass();
  };
  const field = (pointer: string) => {
    const found = document.getElementById(`field:${pointer}`);
    if (!found) throw new Error(`No field ${pointer}.`);
    return found as HTMLInputElement;
  };
  /** Types as a browser does, so that React notices. */
  const type = async (control: HTMLElement, text: string) => {
    const prototype = Object.getPrototypeOf(control);
    await act(async () => {
      control.focus();
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    });
  };
  const texts = (selector: string) =>
    [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    element,
    get,
    button,
    press,
    field,
    type,
    texts,
    has: (selector: string) => !!element.querySelector(selector),
  };
}
