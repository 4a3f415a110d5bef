/**
 * Brings one widget to life where its server HTML stands. This module carries React and every widget: one file is there
 * sooner than several, and whatever is touched next answers at once.
 */
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { identifierPrefix, WIDGET } from './contract.ts';
import { readProps } from './props.ts';
import { registry } from './registry.ts';
import type { WidgetName, WidgetProps } from './widget.ts';
import { WidgetRoot } from './widget-root.tsx';

export type Hydrate = typeof hydrate;

/** Resolves when the widget answers to events: only then may a held touch be repeated. */
export function hydrate(element: Element, component?: ComponentType<WidgetProps[WidgetName]>): Promise<void> {
  const name = element.getAttribute(WIDGET) as WidgetName;
  const own = component ?? (registry[name] as ComponentType<WidgetProps[WidgetName]>);
  const props = readProps(element);

  return new Promise((resolve, reject) => {
    const widget = createElement(WidgetRoot<WidgetProps[WidgetName]>, { name, component: own, props });
    hydrateRoot(element, createElement(Alive, { onAlive: resolve }, widget), {
      identifierPrefix: identifierPrefix(name),
      onUncaughtError: reject,
      onCaughtError: (error) => report(`widget "${name}" threw`, error),
      onRecoverableError: (error) => report(`widget "${name}" differs from its server HTML`, error),
    });
  });
}

/** Its effect runs after those of everything inside it. */
function Alive({ onAlive, children }: { onAlive: () => void; children?: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** For whoever develops the site; a visitor sees the text of the error boundary. */
function report(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: there is nobody else to tell, the site reports to no server.
  console.error(`senja: ${what}.`, error);
}
