/**
 * Widgets as visitors get them: rendered to a string, inserted into the page, hydrated with React's development
 * build. Any complaint of React fails the test.
 */
import { act, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { PROPS, WIDGET } from 'senja/client';
import type { WidgetName, WidgetProps } from 'senja/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { identifierPrefix } from '../../cli/site/client/contract.ts';
import { hydrator } from '../../cli/site/client/hydrate.ts';
import { writeProps } from '../../cli/site/client/props.ts';
import { WidgetRoot } from '../../cli/site/client/widget-root.tsx';
import { moduleOf } from './widgets.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Messages of `console.error`. A test that expects one clears it. */
export const complaints: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '');
  expect(complaints).toEqual([]);
});

/** Server HTML of a widget, inserted into the page. */
export function place<Name extends WidgetName>(
  name: Name,
  props: WidgetProps<Name>,
  component: ComponentType<never> = moduleOf(name).default,
): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(WIDGET, name);
  const written = writeProps(moduleOf(name), props as never);
  if (written !== undefined) element.setAttribute(PROPS, written);
  element.innerHTML = renderToString(
    <WidgetRoot<never> name={name} component={component} props={props as never} />,
    { identifierPrefix: identifierPrefix(name, null) },
  );
  document.body.append(element);
  return element;
}

/** @returns a function that hydrates a widget, or another component in its place */
export function hydrating(element: HTMLElement, component?: ComponentType<never>): () => Promise<void> {
  const name = element.getAttribute(WIDGET) as WidgetName;
  const module = moduleOf(name);
  const hydrate = hydrator({ ...module, default: component ?? module.default });
  return async () => {
    await hydrate(element);
  };
}

/** Hydrates the result of `place`. */
export async function wake(element: HTMLElement, component?: ComponentType<never>): Promise<void> {
  const hydrate = hydrating(element, component);
  let alive: Promise<void> | undefined;
  // React works when `act` ends, so waiting inside would never end.
  await act(async () => {
    alive = hydrate();
  });
  await alive;
}

export async function mount<Name extends WidgetName>(
  name: Name,
  props: WidgetProps<Name>,
): Promise<HTMLElement> {
  const element = place(name, props);
  await wake(element);
  return element;
}

/** The first match, which must exist. */
export function get<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`No ${selector} in the page.`);
  return found;
}

export const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
export const click = (element: HTMLElement) => act(async () => element.click());
export const focus = (element: HTMLElement) => act(async () => element.focus());
export const press = (key: string, element: Element = document.body) =>
  act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
export const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  act(async () => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
export const submit = (form: HTMLFormElement) =>
  act(async () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

/** The pointer moves from one element to another; null is elsewhere in the page. */
export const point = (from: Element | null, to: Element | null, pointerType = 'mouse') =>
  act(async () => {
    const move = (name: string, on: Element, relatedTarget: Element | null) =>
      on.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType, relatedTarget }));
    if (from) move('pointerout', from, to);
    if (to) move('pointerover', to, from);
  });
