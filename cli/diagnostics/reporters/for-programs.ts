/** The formats for programs and for pages of other tools. */
import type { Reporter } from '../report.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import type { Format } from './index.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { sarif } from './sarif.ts';

export { summary } from './summary.ts';

export const REPORTERS = { json, github, gitlab, sarif, junit } as const satisfies Record<
  Exclude<Format, 'pretty'>,
  Reporter
>;
