/**
 * `lazy` of React in the code that renders pages, which cannot wait. What is imported is loaded before the first page, so
 * that a page shows the component itself, never the fallback of its `Suspense`.
 */
import React from 'react';

type Outcome = Pick<Promise<{ default: never }>, 'then'>;

interface Waiting {
  load: () => PromiseLike<{ default: never }>;
  /** Known at once; until then React waits for the promise. */
  outcome: Outcome | null;
}

/** Those that have not been loaded. */
let waiting: Waiting[] = [];

const original = React.lazy;

function lazy(load: Waiting['load']) {
  const one: Waiting = { load, outcome: null };
  waiting.push(one);
  return original(() => (one.outcome ?? load()) as Promise<{ default: never }>);
}

async function loadOne(one: Waiting): Promise<void> {
  let then: Outcome['then'];
  try {
    const value = await one.load();
    then = (onGood) => onGood?.(value) as never;
  } catch (error) {
    then = (_, onBad) => onBad?.(error) as never;
  }
  one.outcome = { then };
}

/** Called before a site's own modules run. */
export function replaceLazy(): void {
  Object.assign(React, { lazy });
}

/** Loads what all components of the site's modules import, and what these import. Called before pages are rendered. */
export async function loadLazy(): Promise<void> {
  while (waiting.length > 0) {
    const some = waiting;
    waiting = [];
    await Promise.all(some.map(loadOne));
  }
}
