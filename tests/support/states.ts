/** Reads and forges cached states with valid keys and seals, like anyone who can write there. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seal, unseal } from '../../cli/tools/own-files.mjs';
import type { SmallSite } from './small-site.ts';

/** An entry of a state: its part, its key, its value. */
export type StateEntry = [part: string, key: unknown, value?: unknown];

export const keptFile = ({ cache }: SmallSite, kind: 'site' | 'build'): string =>
  path.join(cache, readdirSync(cache).find((name) => name.startsWith(`${kind}-`)) ?? '');

/** An entry begins with its key, which is its name. */
function textIn(file: string): string {
  const text = unseal(readFileSync(file))?.toString('utf8') ?? '';
  return text.slice(text.indexOf('\n') + 1);
}

/** @returns the bytes of an entry with any content, under the name of a file */
export const entryFor = (file: string, text: string | Uint8Array): Buffer =>
  seal(Buffer.concat([Buffer.from(`${path.basename(file)}\n`), Buffer.from(text)]));

export const entriesOf = (site: SmallSite): StateEntry[] =>
  textIn(keptFile(site, 'site'))
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line) as StateEntry[]);

export const recordOf = (site: SmallSite): unknown => JSON.parse(textIn(keptFile(site, 'build')));

export const plant = (file: string, text: string | Uint8Array): void =>
  writeFileSync(file, entryFor(file, text));
