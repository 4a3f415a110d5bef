/**
 * `lazy` of React in the code that renders pages. All of it is one file, so what a component imports is there at once,
 * although `import()` gives a promise: the page shows the component itself, never the fallback of its `Suspense`.
 */
import React from 'react';

type Handler = ((value: unknown) => unknown) | null | undefined;

/** What a promise with the result of `make` is, but settled at once. */
function resolved(make: () => unknown): Pick<Promise<unknown>, 'then'> {
  let go: (onGood: Handler, onBad: Handler) => unknown;
  try {
    const value = make();
    if (typeof (value as Promise<unknown> | undefined)?.then === 'function') return value as Promise<unknown>;
    go = (onGood) => (onGood ? onGood(value) : value);
  } catch (error) {
    go = (_, onBad) => {
      if (onBad) return onBad(error);
      throw error;
    };
  }
  const then = (onGood: Handler, onBad: Handler) => resolved(() => go(onGood, onBad));
  return { then } as Pick<Promise<unknown>, 'then'>;
}

/** @returns the result of `load`, in which `import()` is settled at once: bundled, it begins with `Promise.resolve()` */
function atOnce<T>(load: () => T): T {
  const { resolve } = Promise;
  const restore = () => {
    Promise.resolve = resolve;
  };
  Promise.resolve = ((...values: unknown[]) => {
    // The imported module itself gets promises.
    restore();
    return values.length === 0 ? resolved(() => undefined) : resolve.call(Promise, values[0]);
  }) as typeof Promise.resolve;
  try {
    return load();
  } finally {
    restore();
  }
}

const original = React.lazy;

const lazy: typeof React.lazy = (load) => original(() => atOnce(load));

/** Called before a site's own modules run. */
export function resolveLazy(): void {
  Object.assign(React, { lazy });
}
