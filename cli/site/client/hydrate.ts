/** Brings one widget to life where its server HTML stands. */
import { createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { identifierPrefix, WIDGET } from './contract.ts';
import { readProps, type WidgetModules } from './props.ts';
import { WidgetRoot } from './widget-root.tsx';

/** Resolves when the widget answers to events: only then may a held touch be repeated. */
export type Hydrate = (element: Element) => Promise<void>;

/** @param widgets every widget of the site: one file is there sooner than several, and what is touched next answers at once */
export const hydrator =
  (widgets: WidgetModules): Hydrate =>
  (element) => {
    const name = element.getAttribute(WIDGET) as string;
    const module = widgets[name] as WidgetModules[string];
    const props = readProps(module, element);

    return new Promise((resolve, reject) => {
      const widget = createElement(WidgetRoot<never>, { name, component: module.default, props });
      hydrateRoot(element, createElement(Alive, { onAlive: resolve }, widget), {
        identifierPrefix: identifierPrefix(name),
        onUncaughtError: reject,
        onCaughtError: (error) => report(`widget "${name}" threw`, error),
        onRecoverableError: (error) => report(`widget "${name}" differs from its server HTML`, error),
      });
    });
  };

/** Its effect runs after those of everything inside it. */
function Alive({ onAlive, children }: { onAlive: () => void; children?: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** For whoever develops the site; a visitor sees the text of the error boundary. */
function report(what: string, error: unknown): void {
  console.error(`senja: ${what}.`, error);
}
