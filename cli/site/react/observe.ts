/**
 * Finds what components do in vain outside of widgets: handlers of events, refs and effects. React's functions are
 * replaced for that, so it costs nothing unless somebody observes.
 */
import React from 'react';
import type { ComponentReports } from '../../core/stages/observer.ts';
import type { Call } from '../../core/stages/page.ts';
import { isOutsideWidgets, listenToWidgets } from './page-widgets.ts';
import { type Make, replaceElements } from './rendered.ts';

type Props = Readonly<Record<string, unknown>>;

/** @returns the props of an element that React does not write into a page; null without any */
function idleIn(props: Props): string[] | null {
  let found: string[] | null = null;
  // Called for every element.
  for (const name in props) {
    const value = props[name];
    if (
      (name === 'ref' && value) ||
      (typeof value === 'function' && /^on[A-Z]|^(?:form)?action$/i.test(name))
    ) {
      found ??= [];
      found.push(name);
    }
  }
  return found;
}

/** @returns the call of the caller: below the message, this function and the caller itself */
const callOfCaller = (): Call => ({ stack: new Error().stack?.split('\n')[3] });

/** Called at most once, when the site's modules have run. */
export function observe({ idle, widget }: ComponentReports): void {
  listenToWidgets(widget);
  const element =
    (make: Make): Make =>
    (type, props, ...rest) => {
      if (typeof type === 'string' && props && isOutsideWidgets()) {
        const names = idleIn(props);
        if (names) idle(names, type, callOfCaller());
      }
      return make(type, props, ...rest);
    };
  const hook =
    (name: string, use: (...args: never[]) => unknown) =>
    (...args: never[]) => {
      if (isOutsideWidgets()) idle([name], '', callOfCaller());
      return use(...args);
    };
  replaceElements(element);
  const { useEffect, useLayoutEffect, useInsertionEffect } = React;
  const hooks = Object.entries({ useEffect, useLayoutEffect, useInsertionEffect });
  const own = Object.fromEntries(hooks.map(([name, use]) => [name, hook(name, use)]));
  Object.assign(React, own);
}
