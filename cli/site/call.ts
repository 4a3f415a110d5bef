/** Where the site's code calls a function of senja, to place faults of what it passes. */
import type { Call } from '../core/stages/page.ts';

/** Most stacks of one kind. Each takes 16 µs, and the pages of a template are mostly planned by one call. */
const MOST = 50;

/** Remembers calls by their kind: of many, the first; for the others, their place if it is the same. */
export class Calls {
  readonly #known = new Map<string, Call[]>();

  of(kind: string): Call {
    const calls = this.#known.get(kind) ?? [];
    this.#known.set(kind, calls);
    if (calls.length < MOST) {
      const call = new Error();
      calls.push(call);
      return call;
    }
    return {
      get stack() {
        const all = new Set(calls.map(({ stack }) => stack));
        return all.size === 1 ? [...all][0] : undefined;
      },
    };
  }

  /** Called before a plan, which may run many times. */
  forget(): void {
    this.#known.clear();
  }
}
