/** Values that change outside of React, and how components follow them. */
import { useSyncExternalStore } from 'react';

/** Holds a value, and tells those who follow it when it changes. */
export class Store<Value> {
  #value: Value;
  readonly #followers = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  set(value: Value): void {
    this.#value = value;
    for (const follower of this.#followers) follower();
  }
}

/** @returns the value of a store; the component follows it */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.follow, store.get, store.get);
