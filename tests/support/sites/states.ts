/** Reads and forges cached states, with the id of their folder or with another. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seal, unseal } from '../../../cli/tools/own-files.cjs';
import type { SmallSite } from './small-site.ts';

/** An entry of a state: its part, its key, its value. The first is the head of the state, with its name. */
export type StateEntry = [part: unknown, key: unknown, value?: unknown];

export const stateFile = ({ cache }: SmallSite, kind: 'site' | 'build'): string =>
  path.join(cache, readdirSync(cache).find((name) => name.startsWith(`${kind}-`)) ?? '');

/** @returns the id that the entry in a file begins with */
const idFor = (file: string): string => readFileSync(path.resolve(path.dirname(file), '../id'), 'latin1');

/** An entry begins with its key, which is its name. */
function textIn(file: string): string {
  const text = unseal(readFileSync(file))?.toString('utf8') ?? '';
  return text.slice(text.indexOf('\n') + 1);
}

/** @returns the bytes of an entry with any content, under the name of a file */
export const entryFor = (file: string, text: string | Uint8Array, id = idFor(file)): Buffer =>
  seal(Buffer.concat([`${id} ${path.basename(file)}\n`, text].map((part) => Buffer.from(part))));

export function entriesOf(site: SmallSite): StateEntry[] {
  const lines = textIn(stateFile(site, 'site')).split('\n').filter(Boolean);
  const [head, ...others] = lines.map((line) => JSON.parse(line) as StateEntry);
  const entries = others.flatMap(([part, ...list]) =>
    list.flatMap((key, at): StateEntry[] => (at % 2 === 0 ? [[part, key, list[at + 1]]] : [])),
  );
  return head ? [head, ...entries] : [];
}

/** @returns the text of a state with these entries */
export const textOf = (entries: readonly unknown[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

export const recordOf = (site: SmallSite): unknown => JSON.parse(textIn(stateFile(site, 'build')));

export const plant = (file: string, text: string | Uint8Array): void =>
  writeFileSync(file, entryFor(file, text));
