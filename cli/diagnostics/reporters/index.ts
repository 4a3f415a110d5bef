/** The formats of `--format`. */
import type { Reporter } from '../report.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { pretty } from './pretty.ts';
import { sarif } from './sarif.ts';

export const REPORTERS = { pretty, json, github, sarif, junit } as const satisfies Record<string, Reporter>;

export type Format = keyof typeof REPORTERS;
