/**
 * Functions that are needed only when there is something to say. They are provided when the first is asked for: in the
 * compiled command from a file of its own, which a build of sound content does not load.
 */
let provideAll = (): void => undefined;

/** Sets what provides all of them. */
export function loadOnDemand(load: () => void): void {
  provideAll = load;
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
      if (!own) provideAll();
      if (!own) throw new Error('nothing provides what is asked for');
      return own;
    },
  };
}
