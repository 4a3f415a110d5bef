/**
 * Functions that are needed only when there is something to say. They are provided when one is asked for: in the
 * compiled command from files of their own, which a build of sound content does not load.
 */
let providers: readonly (() => void)[] = [];

/** Sets what provides them: each loads some, and the last one all of the others. */
export function loadOnDemand(...loads: typeof providers): void {
  providers = loads;
}

interface OnDemand<T> {
  /** Loads them, if necessary. */
  get(): T;
  provide(given: T): void;
}

export function onDemand<T extends object>(): OnDemand<T> {
  let own: T | undefined;
  return {
    provide(given) {
      own = given;
    },
    get() {
      for (const load of providers) if (!own) load();
      if (!own) throw new Error('nothing provides what is asked for');
      return own;
    },
  };
}
