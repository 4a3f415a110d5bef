/** The checks of every folder here. */
import { sortedChecks } from '../core/pipeline/checks/index.ts';
import * as all from './all.generated.ts';

/** All checks: `file` has those of one file, by what they look at, `whole` those of the whole site. */
export const CHECKS = sortedChecks(Object.values(all));
