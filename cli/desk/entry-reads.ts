/** What was read of the entries of a site. A state with one newer entry shares the others with the state before. */
import type { EntryRead } from '../core/stages/entry.ts';

/** Most newer entries that are kept apart from the others. */
const APART = 50;

export class EntryReads {
  readonly #all: ReadonlyMap<string, EntryRead>;
  /** Of files that are in `#all`, what takes its place. */
  readonly #newer: ReadonlyMap<string, EntryRead>;

  constructor(all: ReadonlyMap<string, EntryRead>, newer: ReadonlyMap<string, EntryRead> = new Map()) {
    this.#all = all;
    this.#newer = newer;
  }

  get size(): number {
    return this.#all.size;
  }

  has = (file: string): boolean => this.#all.has(file);
  get = (file: string): EntryRead | undefined => this.#newer.get(file) ?? this.#all.get(file);

  /** @returns all of them, in the order in which their files were first read */
  list = (): EntryRead[] => Array.from(this.#all.values(), (read) => this.#newer.get(read.file) ?? read);

  /** @returns the same by file */
  toMap(): Map<string, EntryRead> {
    const all = new Map(this.#all);
    for (const [file, read] of this.#newer) all.set(file, read);
    return all;
  }

  /** @returns the same with another entry */
  with(file: string, read: EntryRead): EntryReads {
    if (!this.#all.has(file) || this.#newer.size >= APART)
      return new EntryReads(this.toMap().set(file, read));
    return new EntryReads(this.#all, new Map(this.#newer).set(file, read));
  }

  without(file: string): EntryReads {
    const all = this.toMap();
    all.delete(file);
    return new EntryReads(all);
  }

  /** @returns the files of entries that are here, among them all that are not as in another state */
  changedSince(other: EntryReads): Iterable<string> {
    return other.#all === this.#all
      ? new Set([...this.#newer.keys(), ...other.#newer.keys()])
      : this.#all.keys();
  }
}
