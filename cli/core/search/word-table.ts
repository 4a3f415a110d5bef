/**
 * A table of words that is searched by the place of a word in a text: to cut out each word of a large site, and to look for it in
 * a `Map`, takes four times as long.
 */

/** Of a UTF-16 code unit: whether it is part of a word. */
const [UNKNOWN, INSIDE, OUTSIDE] = [0, 1, 2] as const;
const kinds = new Uint8Array(0x10000);
const SIGN = /[\p{L}\p{M}\p{N}\p{Cs}]/u;

function kindOf(code: number): number {
  const known = kinds[code] as number;
  if (known !== UNKNOWN) return known;
  const kind = SIGN.test(String.fromCharCode(code)) ? INSIDE : OUTSIDE;
  kinds[code] = kind;
  return kind;
}

export class WordTable<Value extends number | string> {
  readonly #learn: (word: string) => Value | Value[];
  readonly #words: string[] = [];
  readonly #hashes: number[] = [];
  readonly #values: (Value | Value[])[] = [];
  /** Indices of words, increased by 1, at places that follow from their hashes. */
  #places = new Int32Array(1 << 14);

  /** @param learn gives the value of a word that is read for the first time, or several */
  constructor(learn: (word: string) => Value | Value[]) {
    this.#learn = learn;
  }

  /** @returns the values of the words in a text, in order */
  valuesIn(text: string): Value[] {
    const found: Value[] = [];
    for (let at = 0; at < text.length; ) {
      if (kindOf(text.charCodeAt(at)) === OUTSIDE) {
        at += 1;
        continue;
      }
      const start = at;
      let hash = 0;
      for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (kinds[code] !== INSIDE && kindOf(code) === OUTSIDE) break;
        hash = (Math.imul(hash, 31) + code) | 0;
      }
      const value = this.#valueOf(text, start, at, hash);
      if (Array.isArray(value)) found.push(...value);
      else found.push(value);
    }
    return found;
  }

  #valueOf(text: string, start: number, end: number, hash: number): Value | Value[] {
    const mask = this.#places.length - 1;
    // The last bits of such a hash are those of the last letters.
    for (let place = (hash ^ (hash >>> 15)) & mask; ; place = (place + 1) & mask) {
      const index = (this.#places[place] as number) - 1;
      if (index < 0) return this.#add(text.slice(start, end), hash, place);
      const word = this.#words[index] as string;
      if (this.#hashes[index] === hash && word.length === end - start && text.startsWith(word, start))
        return this.#values[index] as Value | Value[];
    }
  }

  #add(word: string, hash: number, place: number): Value | Value[] {
    const value = this.#learn(word);
    // A copy, since a part of a text would keep all of it in memory.
    this.#words.push(Buffer.from(word).toString());
    this.#hashes.push(hash);
    this.#values.push(value);
    this.#places[place] = this.#words.length;
    if (this.#words.length * 2 > this.#places.length) this.#grow();
    return value;
  }

  #grow(): void {
    const places = new Int32Array(this.#places.length * 4);
    const mask = places.length - 1;
    for (const [index, hash] of this.#hashes.entries()) {
      let place = (hash ^ (hash >>> 15)) & mask;
      while (places[place] !== 0) place = (place + 1) & mask;
      places[place] = index + 1;
    }
    this.#places = places;
  }
}
