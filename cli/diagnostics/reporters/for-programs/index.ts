/** The formats for programs and for pages of other tools. */
import type { Format, Reporter } from '../index.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';

/** The part of GitHub's page of results that one command adds. */
export { summary } from './summary.ts';

/** The formats by name. */
export const REPORTERS = { json, github, gitlab, sarif, junit } as const satisfies Record<
  Exclude<Format, 'pretty'>,
  Reporter
>;
