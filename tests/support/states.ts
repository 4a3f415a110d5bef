/** Reads and forges what a build has left in the cache, seals and all, as anyone can who may write there. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sealed, unsealed } from '../../cli/tools/seal.mjs';
import type { SmallSite } from './small-site.ts';

/** An entry of a state: its part, its key, its value. */
export type StateEntry = [part: string, key: unknown, value?: unknown];

export const keptFile = ({ cache }: SmallSite, kind: 'site' | 'build'): string =>
  path.join(cache, readdirSync(cache).find((name) => name.startsWith(`${kind}-`)) ?? '');

const textIn = (file: string): string => Buffer.concat(unsealed(readFileSync(file)) ?? []).toString('utf8');

export const entriesOf = (site: SmallSite): StateEntry[] =>
  textIn(keptFile(site, 'site'))
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line) as StateEntry[]);

export const recordOf = (site: SmallSite): unknown => JSON.parse(textIn(keptFile(site, 'build')));

export const plant = (file: string, text: string | Uint8Array): void =>
  writeFileSync(file, sealed(typeof text === 'string' ? Buffer.from(text) : text));
