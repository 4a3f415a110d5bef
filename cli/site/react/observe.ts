/**
 * Finds what components do in vain outside of widgets: handlers of events, refs and effects. React's functions are
 * replaced for that, so it costs nothing unless somebody observes.
 */
import React from 'react';
import runtime from 'react/jsx-runtime';
import type { ReportIdle } from '../../core/stages/observer.ts';
import type { Call } from '../../core/stages/page.ts';
import { isOutsideWidgets } from './page-widgets.ts';

type Props = Readonly<Record<string, unknown>>;
type Make = (type: unknown, props: Props | null, ...rest: unknown[]) => unknown;

/** React writes none of these into a page. */
const isIdle = ([name, value]: [string, unknown]): boolean =>
  name === 'ref' ? Boolean(value) : typeof value === 'function' && /^on[A-Z]|^(?:form)?action$/i.test(name);

/** @returns the call of the caller: below the message, this function and the caller itself */
const callOfCaller = (): Call => ({ stack: new Error().stack?.split('\n')[3] });

/** Called at most once, when the site's modules have run. */
export function observe(report: ReportIdle): void {
  const element =
    (make: Make): Make =>
    (type, props, ...rest) => {
      if (typeof type === 'string' && props && isOutsideWidgets()) {
        const idle = Object.entries(props).filter(isIdle);
        const names = idle.map(([name]) => name);
        if (names.length > 0) report(names, type, callOfCaller());
      }
      return make(type, props, ...rest);
    };
  const hook =
    (name: string, use: (...args: never[]) => unknown) =>
    (...args: never[]) => {
      if (isOutsideWidgets()) report([name], '', callOfCaller());
      return use(...args);
    };
  const { jsx, jsxs } = runtime as unknown as Record<'jsx' | 'jsxs', Make>;
  Object.assign(runtime, { jsx: element(jsx), jsxs: element(jsxs) });
  const { createElement, useEffect, useLayoutEffect, useInsertionEffect } = React;
  const hooks = Object.entries({ useEffect, useLayoutEffect, useInsertionEffect });
  const own = Object.fromEntries(hooks.map(([name, use]) => [name, hook(name, use)]));
  Object.assign(React, { ...own, createElement: element(createElement as unknown as Make) });
}
