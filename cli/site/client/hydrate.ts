/** Hydrates one widget. */
import { createElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FOUND, type FoundInWidget, identifierPrefix, NUMBER, WIDGET } from './contract.ts';
import { finish } from './finish.ts';
import { readProps, type WidgetModules } from './props.ts';
import { createReplay, type Replay } from './replay.ts';
import { WidgetRoot } from './widget-root.tsx';

/** Replaced by the bundler. */
declare const process: { env: { SENJA_BROWSER?: string } };

/** Resolves when the widget handles events, and those held back have been replayed. */
export type Hydrate = (element: HTMLElement) => Promise<void>;

/** @returns the function that the module of a widget exports */
export const hydrator =
  (module: WidgetModules[string]): Hydrate =>
  async (element) =>
    finish(element, await hydrated(module, element));

/** @returns a function that replays events, once React handles those of the widget */
export function hydrated(module: WidgetModules[string], element: HTMLElement): Promise<Replay> {
  const name = element.getAttribute(WIDGET) as string;
  const props = readProps(module, element);
  const served = [...element.querySelectorAll('*')];
  return new Promise((resolve, reject) => {
    const widget = createElement(WidgetRoot<never>, { name, component: module.default, props });
    let replay: Replay;
    const onHydrated = () => {
      replay = createReplay(element, served);
    };
    hydrateRoot(element, createElement(Alive, { onHydrated, onAlive: () => resolve(replay) }, widget), {
      identifierPrefix: identifierPrefix(name, element.getAttribute(NUMBER)),
      onUncaughtError: reject,
      onCaughtError: (error) => report(name, 'threw', error),
      onRecoverableError: (error) => report(name, 'differs from its server HTML', error),
    });
  });
}

interface AliveProps {
  onHydrated(): void;
  onAlive(): void;
  children?: ReactNode;
}

/** Its effects run after those of everything inside it: the first one before anything is rendered again. */
function Alive({ onHydrated, onAlive, children }: AliveProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(onAlive, [onAlive]);
  return children;
}

/** For the site's developer; a visitor sees the text of the error boundary. */
function report(name: string, kind: FoundInWidget['kind'], error: unknown): void {
  console.error(`senja: widget "${name}" ${kind}.`, error);
  if (process.env.SENJA_BROWSER === 'development')
    dispatchEvent(new CustomEvent<FoundInWidget>(FOUND, { detail: { name, kind, text: `${error}` } }));
}
