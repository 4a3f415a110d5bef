/** Where the site's code calls a function of senja, to place faults of what it passes. */
import type { Call } from '../core/stages/page.ts';

/** Most stacks of one kind. Each takes 16 µs, and the pages of a template are mostly planned by one call. */
const MOST = 50;

function newKind(): { calls: Call[]; others: Call } {
  const calls: Call[] = [];
  const others = {
    get stack() {
      const all = new Set(calls.map(({ stack }) => stack));
      return all.size === 1 ? [...all][0] : undefined;
    },
  };
  return { calls, others };
}

/** Remembers calls by their kind: of many, the first; for the others, their place if it is the same. */
export class Calls {
  readonly #known = new Map<string, { calls: Call[]; others: Call }>();

  of(kind: string): Call {
    const known = this.#known.get(kind) ?? newKind();
    this.#known.set(kind, known);
    const { calls, others } = known;
    if (calls.length >= MOST) return others;
    const call = new Error();
    calls.push(call);
    return call;
  }

  /** Called before a plan, which may run many times. */
  forget(): void {
    this.#known.clear();
  }
}
